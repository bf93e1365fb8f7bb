import type { Call, CompleteResultOf, Contract, InputOf } from '@nusaria/contracts/endpoint'
import type { Ctx } from './ctx.ts'

export type Handler<C extends Call> = (input: InputOf<C>, ctx: Ctx<C>) => CompleteResultOf<C> | Promise<CompleteResultOf<C>>

/** A handler for each call of the contract: a missing one, a wrong shape or an undeclared error doesn't compile. */
export type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> }

/** A call with its handler, its types behind it: what the engine runs. */
export interface Route {
  /** The call's name within its contract. */
  readonly name: string
  readonly call: Call
  readonly handler: Handler<Call>
}

/** Binds handlers to their calls. */
export function implement<C extends Contract>(contract: C, handlers: Handlers<C>): Route[] {
  return Object.keys(contract).map((name) => ({
    name,
    call: contract[name] as Call,
    // The engine checks the input by the call's own schemas before it gets here.
    handler: handlers[name] as unknown as Handler<Call>,
  }))
}
