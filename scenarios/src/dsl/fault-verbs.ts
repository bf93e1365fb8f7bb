import type { CallName } from './calls.ts'
import type { MemberName } from './members.ts'

type Nothing = Record<never, never>

/** What becomes of calls on their way; of those cut short or garbled the shop has done what was asked. */
export type WireFault = 'latency' | 'hang' | 'reset' | 'truncate' | 'malformed' | 'http'

/** How a call comes back without an answer: none in time, no connection, or nothing that can be read. */
export type NoReplyReason = 'timeout' | 'network' | 'malformed'

/** Forms of the shop that somebody may be in the middle of. */
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

/** What a world counts. */
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

/** What trouble on the way takes. */
export interface FaultVerbs {
  /** From now on, or `times` times, these calls come to nothing so. `ms`: how late; `status`: what a gateway answers, in HTML. */
  spoils: {
    readonly call: CallName | 'every call'
    readonly wire: WireFault
    readonly ms?: number
    readonly status?: number
    readonly times?: number
  }
  /** All calls are answered again. */
  heals: Nothing
  /** All sessions of a member are over, on every device. */
  endsSessions: { readonly member: MemberName }
  /** So much is there since something was spoiled: nothing twice. */
  counts: { readonly what: CountedEntity; readonly made: number }
  goesOffline: Nothing
  comesBackOnline: Nothing
  /** From now on fonts and pictures come late, every other picture never. */
  slowsPictures: Nothing
  /** All has come that will: nothing has moved on the page for it, nothing shows broken. */
  findsAllInPlace: Nothing
  /** Opens a form and fills all of it; not sent yet. */
  fills: { readonly form: FormName }
  /** Sends it. */
  submits: { readonly form: FormName }
  /** All that was typed stands there; what is secret doesn't, and is typed again. */
  findsFilled: { readonly form: FormName }
  /** By the password, where the shop asks to; back where they were. */
  logsInAgain: { readonly member: MemberName }
  /** The page isn't blank: it has its heading, and something to go on with. */
  findsAWayOn: Nothing
}
