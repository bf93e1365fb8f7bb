import { z } from 'zod'
import { Cvn, NewCard } from './card.ts'
import { Instant, Rupiah } from './common.ts'
import { assumed, defineContract } from './endpoint.ts'
import { OrderNo, OrderStatus, PayMethod } from './order-entities.ts'
import { QRIS_SHAPE } from './qris.ts'
import { SavedCard, SavedEWallet, WalletId } from './wallet-entities.ts'

export const PaymentNo = z.string().min(1).max(40)

/** See lifecycle.ts. `pending` waits for the gateway. */
export const PaymentStatus = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded'])
export type PaymentStatus = z.output<typeof PaymentStatus>

/** How to find the transfer to a virtual account at a bank: what its machines, app and site call things. */
export const TransferWays = z.strictObject({
  /** menus to go through at a cash machine, in order */
  atm_menu: z.array(z.string()).min(1),
  app_name: z.string(),
  app_menu: z.array(z.string()).min(1),
  site_name: z.string(),
  site_menu: z.array(z.string()).min(1),
  /** what confirms a transfer on the site */
  site_key: z.string(),
})
export type TransferWays = z.output<typeof TransferWays>

/** A bank or wallet to choose from. */
export const PayChannel = z.strictObject({ channel: z.string(), channel_name: z.string(), transfer: TransferWays.nullable() })
export type PayChannel = z.output<typeof PayChannel>

/** A way to pay, as the cashier offers it. */
export const PayOption = z.strictObject({
  method: PayMethod,
  channels: z.array(PayChannel),
  flag_enabled: z.boolean(),
  /** why it is off; `voucher`: one on the order asks for online payment */
  disabled_reason: z.enum(['area', 'amount', 'product', 'voucher']).nullable(),
  /** the district, products or vouchers that the reason is about, by name */
  disabled_by: z.array(z.string()),
  /** Rupiah it is offered up to; null: any amount */
  most: Rupiah.nullable(),
})
export type PayOption = z.output<typeof PayOption>

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
  /** where on the shop the shopper goes back to; a path, never another origin */
  return_path: z.string().regex(/^\/(?!\/)/),
})
export type GatewaySession = z.output<typeof GatewaySession>

export const GatewayResult = z.enum(['success', 'pending', 'failure', 'cancellation', 'expiry'])
export type GatewayResult = z.output<typeof GatewayResult>

const sessionId = z.string().min(8).max(80)

export const paymentContract = defineContract({
  cashier: {
    method: 'GET',
    path: '/order/payment/cashier/:order_no',
    kind: 'query',
    auth: 'member',
    source: assumed,
    summary: 'What is to pay, until when, and how it can be paid',
    params: z.strictObject({ order_no: OrderNo }),
    data: z.strictObject({
      order_no: OrderNo,
      order_status: OrderStatus,
      total: Rupiah,
      pay_by: Instant.nullable(),
      options: z.array(PayOption),
      /** the member's wallet, the default of each first; expired and unproven cards are among them */
      saved_cards: z.array(SavedCard),
      saved_e_wallets: z.array(SavedEWallet),
      /** the try under way, if any */
      payment: Payment.nullable(),
      /** the last try, if it is over */
      last_payment: Payment.nullable(),
      /** Rupiah given back on this order, over all its tries: of a closed order, or money that came in too late */
      refunded: Rupiah,
      server_time: Instant,
    }),
    errors: ['ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED'],
    invalid: 'PAYMENT_INVALID',
  },
  pay: {
    method: 'POST',
    path: '/order/payment/pay',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Starts a payment of an unpaid order; cash on delivery needs no gateway',
    sensitive: true,
    body: z.strictObject({
      order_no: OrderNo,
      method: PayMethod,
      channel: z.string().max(40).optional(),
      card: NewCard.optional(),
      /** keep the typed card in the wallet when its payment goes through */
      save_card: z.boolean().optional(),
      /** a card of the wallet; its CVN is typed each time and never kept */
      saved_card: z.strictObject({ card_id: WalletId, cvn: Cvn }).optional(),
      /** an e-wallet of the wallet, of the provider in `channel` */
      saved_e_wallet_id: WalletId.optional(),
      /** Rupiah the shopper saw */
      amount: Rupiah,
    }),
    data: Payment,
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_UNAUTHORIZED',
      'ORDER_PAYMENT_EXPIRED',
      'ORDER_ALREADY_PAID',
      'ORDER_ALREADY_CANCELLED',
      'COD_UNSUPPORTED',
      'PAYMENT_ORDER_ERROR',
      'PAYMENT_PROCESSING',
      'PAYMENT_AMOUNT_WRONG',
      'PAYMENT_FAILED',
      /** a channel, card or saved card that doesn't go with the method */
      'PAYMENT_INVALID',
    ],
    invalid: 'PAYMENT_INVALID',
  },
  status: {
    method: 'GET',
    path: '/order/payment/status/:payment_no',
    kind: 'query',
    auth: 'member',
    source: assumed,
    summary: 'How a payment stands',
    params: z.strictObject({ payment_no: PaymentNo }),
    data: Payment,
    errors: ['PAYMENT_NOT_FOUND'],
    invalid: 'PAYMENT_INVALID',
  },
  abandon: {
    method: 'POST',
    path: '/order/payment/abandon',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Gives up a pending payment so that another way can be tried',
    body: z.strictObject({ payment_no: PaymentNo }),
    data: Payment,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_SUCCEEDED', 'PAYMENT_CANCELLED', 'PAYMENT_REFUNDED'],
    invalid: 'PAYMENT_INVALID',
  },
  gatewaySession: {
    method: 'GET',
    path: '/order/payment/gateway/:session',
    kind: 'query',
    auth: 'guest',
    source: assumed,
    summary: 'What the stand-in gateway page shows; the unguessable session is the key',
    params: z.strictObject({ session: sessionId }),
    data: GatewaySession,
    errors: ['PAYMENT_NOT_FOUND'],
    invalid: 'PAYMENT_INVALID',
  },
  gatewayResult: {
    method: 'POST',
    path: '/order/payment/gateway/result',
    kind: 'mutation',
    auth: 'guest',
    source: assumed,
    summary: 'What the tester chose on the stand-in gateway page',
    body: z.strictObject({ session: sessionId, result: GatewayResult }),
    data: GatewaySession,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_SUCCEEDED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_REFUNDED', 'ORDER_PAYMENT_EXPIRED'],
    invalid: 'PAYMENT_INVALID',
  },
})
