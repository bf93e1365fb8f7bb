import type { Call, CompleteResultOf, DeclaredCall, DeclaredContract, InputOf } from '@nusaria/contracts/contract'
import type { Ctx } from './context.ts'

export type Handler<C extends DeclaredCall> = (input: InputOf<C>, ctx: Ctx<C>) => CompleteResultOf<C> | Promise<CompleteResultOf<C>>

/** Replies for the entity that an earlier request created, in its current state; null when it is gone. */
export type Replay<C extends DeclaredCall> = (made: string, ctx: Ctx<C>) => CompleteResultOf<C> | null

/**
 * A handler for each call of the contract: a missing one, a wrong shape or an undeclared error doesn't compile. An idempotent call also
 * has a `replay`, which answers a repeated request.
 */
export type Handlers<C extends DeclaredContract> = {
  readonly [K in keyof C]: C[K] extends { readonly idempotent: string }
    ? { readonly handle: Handler<C[K]>; readonly replay: Replay<C[K]> }
    : Handler<C[K]>
}

/** A call with its handler, without its specific types. */
export interface Route {
  /** The call's name within its contract. */
  readonly name: string
  readonly call: Call
  readonly handler: Handler<Call>
  readonly replay?: Replay<Call>
}

/** Binds handlers to their calls. */
export function implement<C extends DeclaredContract>(contract: C, handlers: Handlers<C>): Route[] {
  return Object.keys(contract).map((name) => {
    const given: unknown = handlers[name]
    // The engine has checked the input by the call's schemas.
    const { handle, replay } = (typeof given === 'function' ? { handle: given } : given) as { handle: Handler<Call>; replay?: Replay<Call> }
    return { name, call: contract[name] as Call, handler: handle, ...(replay && { replay }) }
  })
}
