/** Who may fire an event: the shopper, the merchant's side, the payment gateway, or time passing. */
export type Actor = 'shopper' | 'merchant' | 'gateway' | 'clock'

type State = string | number

/** One event: the states it is legal in, each with the state it leads to, and who may fire it. */
export interface LifecycleEvent<S extends State = State, G extends string = string, F extends string = string, U extends string = string> {
  readonly actors: readonly Actor[]
  readonly transitions: Readonly<Partial<Record<S, S>>>
  /** Names of further conditions; all must be true. */
  readonly guards?: readonly G[]
  /** Names of effects before the new state is stored, in this order. An effect may add changes to the stored row. */
  readonly effects?: readonly F[]
  /** Names of what happens after the new state is stored, in this order. */
  readonly followUps?: readonly U[]
}

/** A state machine as data. Transitions that aren't listed are illegal. */
export interface Lifecycle<
  S extends State = State,
  E extends string = string,
  G extends string = string,
  F extends string = string,
  U extends string = string,
> {
  readonly name: string
  readonly states: readonly S[]
  readonly initial: S
  readonly events: Readonly<Record<E, LifecycleEvent<S, G, F, U>>>
}

export type StateOf<L extends Lifecycle> = L['states'][number]
export type EventOf<L extends Lifecycle> = keyof L['events'] & string
export type GuardOf<L> = L extends Lifecycle<infer _S, infer _E, infer G, infer _F, infer _U> ? G : never
export type EffectOf<L> = L extends Lifecycle<infer _S, infer _E, infer _G, infer F, infer _U> ? F : never
export type FollowUpOf<L> = L extends Lifecycle<infer _S, infer _E, infer _G, infer _F, infer U> ? U : never

/** Defines a lifecycle. A misspelt state or event doesn't compile. */
export function defineLifecycle<
  const S extends State,
  const E extends string,
  const G extends string = never,
  const F extends string = never,
  const U extends string = never,
>(lifecycle: Lifecycle<S, E, G, F, U>): Lifecycle<S, E, G, F, U> {
  return lifecycle
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

/** Whether a state has no events. */
export function isFinal<S extends State, E extends string>(lifecycle: Lifecycle<S, E>, state: S): boolean {
  return legalEvents(lifecycle, state).length === 0
}
