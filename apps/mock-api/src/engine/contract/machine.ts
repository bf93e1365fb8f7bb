import type { Actor, EffectOf, EventOf, FollowUpOf, GuardOf, Lifecycle, StateOf } from '@nusaria/contracts/lifecycle-machine'
import type { Translated } from '../store/translated-text.ts'
import type { WorldCtx } from './context.ts'

type State = string | number

/** An event that is applied to a row. */
export interface Transition<Row, S extends State = State, E extends string = string> {
  readonly event: E
  readonly from: S
  readonly to: S
  readonly actor: Actor
  /** What the caller stores beside the new state. */
  readonly changes: Partial<Row>
  /** A note in each language of the shop. */
  readonly note: Translated | null
}

/** What guards see. */
export type GuardCtx = Pick<WorldCtx, 'db' | 'now' | 'machines'>

/** How a domain implements a lifecycle: its rows, and the guards, effects and follow-ups that the table names. */
export interface Machine<
  Row,
  S extends State = State,
  E extends string = string,
  G extends string = string,
  F extends string = string,
  U extends string = string,
> {
  /** Usually one; lifecycles with the same events may share an implementation. */
  readonly lifecycles: readonly Lifecycle<S, E, G, F, U>[]
  /** The row's id, for the journal. */
  idOf(row: Row): string
  stateOf(row: Row): S
  /** Stores the new state with the changes. */
  write(ctx: WorldCtx, row: Row, state: S, changes: Partial<Row>): Row
  /** The row as it is stored now, where follow-ups change it. */
  read?(ctx: WorldCtx, row: Row): Row | undefined
  /** Why an event is impossible although its state allows it, in words for the control API; null when it is possible. */
  readonly guards: Readonly<Record<G, (ctx: GuardCtx, row: Row) => string | null>>
  /** Run before the new state is stored, with the row as it was; what they return is stored, too. */
  readonly effects: Readonly<Record<F, (ctx: WorldCtx, row: Row, transition: Transition<Row, S, E>) => Partial<Row> | undefined>>
  /** Run after the new state is stored, with the row as it is then. */
  readonly followUps: Readonly<Record<U, (ctx: WorldCtx, row: Row, transition: Transition<Row, S, E>) => void>>
}

/** The machine of a lifecycle: a guard, effect or follow-up that the table names and that is missing doesn't compile. */
export type MachineOf<Row, L extends Lifecycle> = Machine<Row, StateOf<L>, EventOf<L>, GuardOf<L>, EffectOf<L>, FollowUpOf<L>>
export type TransitionOf<Row, L extends Lifecycle> = Transition<Row, StateOf<L>, EventOf<L>>

/** A machine of any row and state. The lifecycle that finds it ties the types together. */
// biome-ignore lint/suspicious/noExplicitAny: rows are typed where a machine is defined and where a transition is asked for
export type AnyMachine = Machine<any, any, any, any, any, any>

/** The machines of all domains, by the name of their lifecycle. */
export type Machines = ReadonlyMap<string, AnyMachine>

export function indexMachines(machines: readonly AnyMachine[]): Machines {
  return new Map(machines.flatMap((machine) => machine.lifecycles.map(({ name }) => [name, machine] as const)))
}
