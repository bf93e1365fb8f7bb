import { type Actor, type Lifecycle, nextState } from '@nusaria/contracts/lifecycle-machine'
import type { WorldCtx } from './context.ts'
import type { AnyMachine, GuardCtx, Transition } from './machine.ts'

type State = string | number
type LifecycleOf<S extends State, E extends string> = Lifecycle<S, E>

/** What a caller adds to a transition. */
export type TransitionDetails<Row> = Partial<Pick<Transition<Row>, 'changes' | 'note'>>

/** Why an event is illegal, in words for the control API. */
interface Illegal {
  readonly ok: false
  readonly why: string
}

type Checked<S> = { readonly ok: true; readonly to: S } | Illegal
export type Transitioned<Row> = { readonly ok: true; readonly row: Row } | Illegal

function machineOf({ machines }: Pick<WorldCtx, 'machines'>, { name }: { readonly name: string }): AnyMachine {
  const machine = machines.get(name) as AnyMachine | undefined
  if (!machine) throw new Error(`No domain implements the lifecycle ${name}`)
  return machine
}

/** Whether an event is legal for a row: by the table of the lifecycle, then by the event's guards. */
export function checkTransition<Row, S extends State, E extends string>(
  ctx: GuardCtx,
  lifecycle: LifecycleOf<S, E>,
  row: Row,
  event: E,
): Checked<S> {
  const machine = machineOf(ctx, lifecycle)
  const from = machine.stateOf(row) as S
  const to = nextState(lifecycle, from, event)
  if (to === null) return { ok: false, why: `it is ${from}` }
  for (const guard of lifecycle.events[event].guards ?? []) {
    const why = machine.guards[guard]?.(ctx, row) ?? null
    if (why !== null) return { ok: false, why }
  }
  return { ok: true, to }
}

/**
 * Applies an event to a row: checks it, runs its effects, stores the new state, runs its follow-ups, and records the transition for the
 * journal. An illegal event changes nothing. Throws for an actor that the table doesn't name: that is a mistake of the caller.
 */
export function transition<Row, S extends State, E extends string>(
  ctx: WorldCtx,
  lifecycle: LifecycleOf<S, E>,
  row: Row,
  event: E,
  actor: Actor,
  { changes = {}, note = null }: TransitionDetails<Row> = {},
): Transitioned<Row> {
  const { actors, effects = [], followUps = [] } = lifecycle.events[event]
  if (!actors.includes(actor)) throw new Error(`${event} of ${lifecycle.name} isn't for the ${actor}`)
  const checked = checkTransition(ctx, lifecycle, row, event)
  if (!checked.ok) return checked
  const machine = machineOf(ctx, lifecycle)
  const { to } = checked
  const details: Transition<Row, S, E> = { event, from: machine.stateOf(row) as S, to, actor, changes, note }
  const stored: Partial<Row> = {}
  for (const effect of effects) Object.assign(stored, machine.effects[effect]?.(ctx, row, details))
  let current: Row = machine.write(ctx, row, to, { ...stored, ...changes })
  ctx.recordTransition({ lifecycle: lifecycle.name, id: machine.idOf(current), event, from: details.from, to, actor })
  for (const followUp of followUps) {
    machine.followUps[followUp]?.(ctx, current, details)
    current = machine.read?.(ctx, current) ?? current
  }
  return { ok: true, row: current }
}

/** The actor that the control API fires an event as. */
export function controlActor<S extends State, E extends string>(lifecycle: LifecycleOf<S, E>, event: E): Actor {
  const [actor] = lifecycle.events[event].actors
  if (!actor) throw new Error(`${event} of ${lifecycle.name} has no actor`)
  return actor
}
