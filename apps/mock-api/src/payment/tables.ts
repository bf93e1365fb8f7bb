import { PAYMENT_STATES } from '@nusaria/contracts/lifecycle'
import { PayMethod } from '@nusaria/contracts/order-entities'
import { z } from 'zod'
import { table } from '../world/define.ts'

/** ms of the world's clock */
const moment = z.number()

/** One try to pay an order. Nothing of a card is kept. */
export const PaymentRow = z.strictObject({
  payment_no: z.string(),
  order_no: z.string(),
  member_no: z.string(),
  method: PayMethod,
  /** bank or wallet; null where there is none to choose */
  channel: z.string().nullable(),
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
  /** Who ended it: the gateway, which is final, or the shop, after which money may still come in and is given back. Null while open. */
  ended_by: z.enum(['gateway', 'shop']).nullable(),
})
export type PaymentRow = z.output<typeof PaymentRow>

export const paymentTables = {
  payments: table({ schema: PaymentRow, key: 'payment_no' }),
}
