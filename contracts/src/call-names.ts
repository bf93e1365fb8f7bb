import type { ArgsOf, Call, CompleteResultOf } from './contract.ts'
import type { CONTRACTS } from './registry.ts'

type Contracts = typeof CONTRACTS

/** `order.detail`: every call of the shop by its name. */
export type CallName = { [D in keyof Contracts]: `${D}.${keyof Contracts[D] & string}` }[keyof Contracts]

export type CallOf<N extends CallName> = N extends `${infer D extends keyof Contracts}.${infer K}`
  ? K extends keyof Contracts[D]
    ? Contracts[D][K]
    : never
  : never

/** The arguments of a call, flat; `undefined` when it has none. */
export type ArgsByName<N extends CallName> = CallOf<N> extends infer C extends Call ? ArgsOf<C> : never
export type ResultByName<N extends CallName> = CallOf<N> extends infer C extends Call ? CompleteResultOf<C> : never
