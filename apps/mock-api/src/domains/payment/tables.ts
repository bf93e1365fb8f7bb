import { PAYMENT_STATES } from '@nusaria/contracts/lifecycle'
import { PayMethod } from '@nusaria/contracts/order-entities'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'
import { CardRow } from '../payment-methods/tables.ts'

/** ms of the world's clock */
const moment = z.number()

/** The data of a card that may be stored: never its number or CVN. */
const KeptCard = CardRow.omit({ card_id: true, member_no: true, is_default: true, added_at: true, verified: true })

/** One attempt to pay an order. It has the storable data of a card, only until the payment ends. */
export const PaymentRow = z.strictObject({
  payment_no: z.string(),
  order_no: z.string(),
  member_no: z.string(),
  method: PayMethod,
  /** bank or e-wallet; null where there is no choice */
  channel: z.string().nullable(),
  /** The saved method's id, or the printed data of a typed card without its number; null when unknown. */
  paid_with: z.string().nullable(),
  /** To be saved when the payment succeeds. */
  card_to_keep: KeptCard.nullable(),
  /** Rupiah */
  amount: z.int().min(0),
  status: z.enum(PAYMENT_STATES),
  /** Key of the gateway's page; null for cash. */
  session: z.string().nullable(),
  va_number: z.string().nullable(),
  qris_text: z.string().nullable(),
  created_at: moment,
  expires_at: moment,
  settled_at: moment.nullable(),
  /** When its money paid the order; null before, and for money that arrived too late. */
  paid_at: moment.nullable(),
  /** Rupiah refunded so far. */
  refunded_amount: z.int().min(0),
  /** Who ended it: the gateway, which is final, or the shop, after which money may still arrive and is refunded. Null while open. */
  ended_by: z.enum(['gateway', 'shop']).nullable(),
})
export type PaymentRow = z.output<typeof PaymentRow>

export const paymentTables = {
  payments: table({ schema: PaymentRow, key: 'payment_no' }),
}
