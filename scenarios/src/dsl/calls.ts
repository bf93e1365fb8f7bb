import type { ArgsOf, DeclaredCall } from '@nusaria/contracts/contract'
import type { CallName, CallOf } from '@nusaria/contracts/registry'
import type { RefundAccount } from './verbs/after-sales.ts'

type Remembered = 'order' | 'order line' | 'request' | 'refund' | 'line' | 'sku' | 'address' | 'total'

/** A value that a scenario can't know beforehand; an earlier step provides it. */
interface Ref {
  readonly ref: Remembered | RefundAccount | `voucher of ${string}`
}

type OrRef<T> = T extends object ? { [K in keyof T]: OrRef<T[K]> } : T | Ref
type ArgsWithRefs<C> = C extends DeclaredCall ? (ArgsOf<C> extends object ? OrRef<ArgsOf<C>> : undefined) : never

/** A call with valid arguments, and how often it is made: once by default. */
export type CallArgs = { [N in CallName]: { readonly call: N; readonly args: ArgsWithRefs<CallOf<N>>; readonly count?: number } }[CallName]

/** The same as parameters. */
export type CallTuple = { [N in CallName]: [call: N, args: ArgsWithRefs<CallOf<N>>, count?: number] }[CallName]

/** Refers to a value of an earlier step: the placed order's number, the chosen SKU, the first cart line. */
export const ref = (what: Ref['ref']): Ref => ({ ref: what })

/** Refers to the member's unused voucher of this coupon. */
export const voucherOf = (coupon_no: string): Ref => ref(`voucher of ${coupon_no}`)
