/** Who may fire an event: the shopper, the merchant's side, the payment gateway, or time passing. */
export type Actor = 'shopper' | 'merchant' | 'gateway' | 'clock'

type State = string | number

/** One event: the states it is legal in, each with the state it leads to, and who may fire it. */
export interface LifecycleEvent<S extends State> {
  readonly actors: readonly Actor[]
  readonly transitions: Readonly<Partial<Record<S, S>>>
}

/** A machine as data: its states, the first one, and every legal move. What isn't listed is illegal. */
export interface Lifecycle<S extends State = State, E extends string = string> {
  readonly name: string
  readonly states: readonly S[]
  readonly initial: S
  readonly events: Readonly<Record<E, LifecycleEvent<S>>>
}

export type StateOf<L extends Lifecycle> = L['states'][number]
export type EventOf<L extends Lifecycle> = keyof L['events'] & string

/** Ties a table together, so that a state or an event misspelt in a move is a compile error. */
export function defineLifecycle<const S extends State, const E extends string>(machine: Lifecycle<S, E>): Lifecycle<S, E> {
  return machine
}

/** The state an event leads to, or null where it is illegal. */
export function nextState<S extends State, E extends string>(lifecycle: Lifecycle<S, E>, state: S, event: E): S | null {
  return lifecycle.events[event].transitions[state] ?? null
}

/** The events legal in a state, in the table's order; those of one actor when given. */
export function legalEvents<S extends State, E extends string>(lifecycle: Lifecycle<S, E>, state: S, by?: Actor): E[] {
  const events = Object.keys(lifecycle.events) as E[]
  return events.filter(
    (event) => nextState(lifecycle, state, event) !== null && (by === undefined || lifecycle.events[event].actors.includes(by)),
  )
}

/** Whether a text names an event of this machine (the control API takes events as text). */
export function isEvent<S extends State, E extends string>(lifecycle: Lifecycle<S, E>, event: string): event is E {
  return Object.hasOwn(lifecycle.events, event)
}

/** Whether nothing can happen any more. */
export function isFinal<S extends State, E extends string>(lifecycle: Lifecycle<S, E>, state: S): boolean {
  return legalEvents(lifecycle, state).length === 0
}
