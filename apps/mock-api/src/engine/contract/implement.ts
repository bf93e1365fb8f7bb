import type { Call, CompleteResultOf, Contract, InputOf } from '@nusaria/contracts/contract'
import type { Ctx } from './context.ts'

export type Handler<C extends Call> = (input: InputOf<C>, ctx: Ctx<C>) => CompleteResultOf<C> | Promise<CompleteResultOf<C>>

/** Answers for what an idempotent call made before, as it stands now; null when that is gone. */
export type Replay<C extends Call> = (made: string, ctx: Ctx<C>) => CompleteResultOf<C> | null

/**
 * A handler for each call of the contract: a missing one, a wrong shape or an undeclared error doesn't compile. An idempotent call also
 * has what answers a repeated request.
 */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: C[K] extends { readonly idempotent: string }
    ? { readonly handle: Handler<C[K]>; readonly replay: Replay<C[K]> }
    : Handler<C[K]>
}

/** A call with its handler, its types behind it: what the engine runs. */
export interface Route {
  /** The call's name within its contract. */
  readonly name: string
  readonly call: Call
  readonly handler: Handler<Call>
  readonly replay?: Replay<Call>
}

/** Binds handlers to their calls. */
export function implement<C extends Contract>(contract: C, handlers: Handlers<C>): Route[] {
  return Object.keys(contract).map((name) => {
    const given: unknown = handlers[name]
    // The engine checks the input by the call's own schemas before it gets here.
    const { handle, replay } = (typeof given === 'function' ? { handle: given } : given) as { handle: Handler<Call>; replay?: Replay<Call> }
    return { name, call: contract[name] as Call, handler: handle, ...(replay && { replay }) }
  })
}
