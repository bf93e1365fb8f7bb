import { PAYMENT_STATES } from '@nusaria/contracts/lifecycle'
import { PayMethod } from '@nusaria/contracts/order-entities'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'
import { CardRow } from '../payment-methods/tables.ts'

/** ms of the world's clock */
const moment = z.number()

/** What may be kept of a card: never its number or CVN. */
const KeptCard = CardRow.omit({ card_id: true, member_no: true, is_default: true, added_at: true, verified: true })

/** One try to pay an order. Of a card it has what a wallet would keep, and that only until the payment is over. */
export const PaymentRow = z.strictObject({
  payment_no: z.string(),
  order_no: z.string(),
  member_no: z.string(),
  method: PayMethod,
  /** bank or wallet; null where there is none to choose */
  channel: z.string().nullable(),
  /** Which card or wallet of those the member has or typed: its id, or what is printed on it but for the number; null where that says nothing. */
  paid_with: z.string().nullable(),
  /** To be put into the wallet when the money is in. */
  card_to_keep: KeptCard.nullable(),
  /** Rupiah */
  amount: z.int().min(0),
  status: z.enum(PAYMENT_STATES),
  /** The key of the gateway's page; null for cash. */
  session: z.string().nullable(),
  va_number: z.string().nullable(),
  qris_text: z.string().nullable(),
  created_at: moment,
  expires_at: moment,
  settled_at: moment.nullable(),
  /** When its money paid the order; null until then, and for money that came in too late. */
  paid_at: moment.nullable(),
  /** Rupiah given back of it so far. */
  refunded_amount: z.int().min(0),
  /** Who ended it: the gateway, which is final, or the shop, after which money may still come in and is given back. Null while open. */
  ended_by: z.enum(['gateway', 'shop']).nullable(),
})
export type PaymentRow = z.output<typeof PaymentRow>

export const paymentTables = {
  payments: table({ schema: PaymentRow, key: 'payment_no' }),
}
