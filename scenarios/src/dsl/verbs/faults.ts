import type { AddressLabel } from '@nusaria/contracts/address'
import type { DeletionReason } from '@nusaria/contracts/deletion'
import { verb, verbWith } from '../declare.ts'
import type { Need } from '../needs.ts'
import type { HomeAddress } from './account.ts'
import type { RefundAccount } from './after-sales.ts'
import type { TestCard } from './payment.ts'
import type { Review } from './product.ts'

/** Faults of the connection. For `truncate` and `malformed` the shop has done the work. */
export type WireFault = 'latency' | 'hang' | 'reset' | 'truncate' | 'malformed' | 'http'

/** Why a call gets no reply: timeout, no connection, an unreadable reply, or one of a gateway or broken server in the shop's place. */
export type NoReplyReason = 'timeout' | 'network' | 'malformed' | 'unavailable'

/** The forms of the shop, with what is typed. A fault or an ended session can interrupt each. */
export interface Forms {
  readonly name: string
  /** `1999-12-31` */
  readonly birthday: string
  /** One over 800 KB (`large`) is scaled first. */
  readonly picture: 'small' | 'large'
  readonly password: { readonly old: string; readonly password: string }
  /** Another phone, once the linked one is verified; the code that it was sent is the last field. */
  readonly phone: string
  /** A new one, in the list; the default if it has no label. */
  readonly address: HomeAddress & { readonly label?: AddressLabel }
  /** Of the default address, or of the one that matches `like`. */
  readonly 'changed address': { readonly like?: string; readonly street?: string; readonly flag_default?: true }
  readonly deletion: DeletionReason
  /** Of the cart's line. */
  readonly pieces: number
  readonly 'order note': string
  /** The address for the order: the one that matches these words, as with `like`. */
  readonly 'order address': string
  readonly 'voucher code': string
  /** Of the first line that can be reviewed; it then comes first on the product. */
  readonly review: Review
  readonly question: string
  /** With the first courier. */
  readonly 'return shipment': string
  readonly 'refund account': RefundAccount
  /** Up to the gateway's page that verifies it. */
  readonly card: TestCard
  /** Saved for later or not. */
  readonly 'card at the cashier': { readonly card: TestCard; readonly keep?: boolean }
}

export type FormName = keyof Forms
type FormTuple = { [F in FormName]: [form: F, value: Forms[F]] }[FormName]
export type FilledForm = { [F in FormName]: { readonly form: F; readonly value: Forms[F] } }[FormName]

/** What must be there for a form. */
export const FORM_NEEDS: { readonly [F in FormName]?: readonly Need[] } = {
  review: ['order'],
  'order address': ['order'],
  'return shipment': ['request'],
  'card at the cashier': ['order'],
}

const form = (...[form, value]: FormTuple) => ({ form, value }) as FilledForm
const onPages = verbWith({ only: 'pages' })

/** The connection, and forms that are interrupted. */
export const faultVerbs = {
  turnsConnection: verb('Loses the connection, or has it again.', (to: 'off' | 'on') => ({ to })),
  fillsForm: verb('Opens a form and fills all fields, without sending it.', form),
  submitsForm: verb('Sends the filled form.', undefined, { needs: 'filled form' }),
  sendsForm: verb('Opens a form, fills all fields and sends it.', form),
  seesFormKept: verb('All typed values are still there; secrets are typed again.', undefined, { only: 'pages', needs: 'filled form' }),
  seesStableLayout: onPages('Late fonts and images have arrived: nothing moved, and nothing looks broken.'),
}
