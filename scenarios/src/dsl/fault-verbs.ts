import type { CallName } from './calls.ts'
import type { MemberName } from './members.ts'

type Nothing = Record<never, never>

/** Faults of the connection. For `truncate` and `malformed` the shop has done the work. */
export type WireFault = 'latency' | 'hang' | 'reset' | 'truncate' | 'malformed' | 'http'

/** Why a call gets no reply: timeout, no connection, or an unreadable reply. */
export type NoReplyReason = 'timeout' | 'network' | 'malformed'

/** Forms that a fault or an ended session can interrupt. */
export type FormName =
  | 'address'
  | 'name'
  | 'birthday'
  | 'picture'
  | 'password'
  | 'phone'
  | 'pieces in the cart'
  | 'order note'
  | 'voucher code'
  | 'deletion'
  | 'review'
  | 'return shipment'
  | 'bank account'
  | 'e-wallet'
  | 'card'
  | 'card at the cashier'

/** Entities that `counts` can count. */
export type CountedEntity =
  | 'orders'
  | 'payments'
  | 'requests'
  | 'reviews'
  | 'addresses'
  | 'cart lines'
  | 'vouchers'
  | 'movements of coins'
  | 'bank accounts'

/** Verbs around faults. */
export interface FaultVerbs {
  /** From now on, or `times` times, these calls fail this way. `ms`: the delay; `status`: of a reply in HTML. */
  injectsFault: {
    readonly call: CallName | 'every call'
    readonly wire: WireFault
    readonly ms?: number
    readonly status?: number
    readonly times?: number
  }
  /** Removes all faults. */
  clearsFaults: Nothing
  /** Ends all sessions of a member, on every device. */
  endsSessions: { readonly member: MemberName }
  /** This many were made since the last fault was injected. */
  counts: { readonly what: CountedEntity; readonly made: number }
  goesOffline: Nothing
  comesBackOnline: Nothing
  /** From now on fonts and images are late; every second image never comes. */
  slowsAssets: Nothing
  /** Late assets have arrived: nothing moved, and nothing looks broken. */
  seesStableLayout: Nothing
  /** Opens a form and fills all fields, without sending it. */
  fillsForm: { readonly form: FormName }
  /** Sends the form. */
  submitsForm: { readonly form: FormName }
  /** All typed values are still there, except secrets, which are typed again. */
  seesFormKept: { readonly form: FormName }
  /** Logs in by password where the shop asks for it, and returns. */
  logsInAgain: { readonly member: MemberName }
  /** The page has a heading and a link or button to continue with. */
  seesRecoveryOption: Nothing
}
