import { z } from 'zod'
import { Instant, Rupiah } from './common.ts'
import { CodUnavailableReason, OrderNo, OrderStatus, PayMethod } from './order-entities.ts'
import { QRIS_SHAPE } from './qris.ts'

export const PaymentNo = z.string().min(1).max(40)

/** See lifecycle.ts. `pending` waits for the gateway. */
export const PaymentStatus = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded'])
export type PaymentStatus = z.output<typeof PaymentStatus>

/** How to find the transfer to a virtual account at a bank: what its machines, app and site call things. */
export const TransferInstructions = z.strictObject({
  /** menus to go through at a cash machine, in order */
  atm_menu: z.array(z.string()).min(1),
  app_name: z.string(),
  app_menu: z.array(z.string()).min(1),
  site_name: z.string(),
  site_menu: z.array(z.string()).min(1),
  /** what confirms a transfer on the site */
  site_key: z.string(),
})
export type TransferInstructions = z.output<typeof TransferInstructions>

/** A bank or wallet to choose from. */
export const PayChannel = z.strictObject({ channel: z.string(), channel_name: z.string(), transfer: TransferInstructions.nullable() })
export type PayChannel = z.output<typeof PayChannel>

/** A payment method of the cashier. */
export const PayOption = z.strictObject({
  method: PayMethod,
  channels: z.array(PayChannel),
  flag_enabled: z.boolean(),
  /** why it is off */
  disabled_reason: CodUnavailableReason.nullable(),
  /** the district, products or vouchers that the reason is about, by name */
  disabled_by: z.array(z.string()),
  /** Rupiah it is offered up to; null: any amount */
  most: Rupiah.nullable(),
})
export type PayOption = z.output<typeof PayOption>

/** A way to pay that the member used. `id`: the saved card or e-wallet; null for another one. */
export const LastUsed = z.strictObject({ method: PayMethod, channel: z.string().nullable(), id: z.string().nullable() })
export type LastUsed = z.output<typeof LastUsed>

/** One try to pay an order. */
export const Payment = z.strictObject({
  payment_no: PaymentNo,
  order_no: OrderNo,
  order_status: OrderStatus,
  method: PayMethod,
  channel: z.string().nullable(),
  amount: Rupiah,
  status: PaymentStatus,
  /** A page of the gateway to go to, on its origin or ours; null when nothing is to be done there */
  redirect_url: z.string().nullable(),
  /** virtual account number to transfer to */
  va_number: z.string().nullable(),
  /** text of the QRIS code, its check sum included */
  qris_text: z.string().regex(QRIS_SHAPE).nullable(),
  expires_at: Instant,
  server_time: Instant,
})
export type Payment = z.output<typeof Payment>

/** What the gateway's own page shows; nothing of the member but the order, or the end of the card that is proven. */
export const GatewaySession = z.strictObject({
  session: z.string(),
  /** `verification`: a small amount that proves a card and is given back */
  purpose: z.enum(['payment', 'verification']),
  payment_no: PaymentNo,
  /** null for a verification */
  order_no: OrderNo.nullable(),
  method: PayMethod,
  channel_name: z.string(),
  amount: Rupiah,
  status: PaymentStatus,
  expires_at: Instant,
  /** the path of the shop to return to, never another origin */
  return_path: z.string().regex(/^\/(?!\/)/),
})
export type GatewaySession = z.output<typeof GatewaySession>

export const GatewayResult = z.enum(['success', 'pending', 'failure', 'cancellation', 'expiry'])
export type GatewayResult = z.output<typeof GatewayResult>
