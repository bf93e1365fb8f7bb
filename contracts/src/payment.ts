import { z } from 'zod'
import { addedField } from './added.ts'
import { Cvn, NewCard } from './card.ts'
import { Instant, Rupiah } from './common.ts'
import { assumed, defineContract, guestGet, guestPost, memberGet, memberPost } from './contract.ts'
import { OrderAmounts, OrderLine, OrderNo, OrderStatus, PayMethod, VoucherAmount } from './order-entities.ts'
import { ownOrder, ownPayment } from './owners.ts'
import { GatewayResult, GatewaySession, LastUsed, Payment, PaymentNo, PayOption } from './payment-entities.ts'
import { PaymentMethodId, SavedCard, SavedEWallet } from './payment-method-entities.ts'
import { RequestId } from './submission.ts'

const sessionId = z.string().min(8).max(80)

export const paymentContract = defineContract({
  cashier: {
    ...memberGet,
    path: '/order/payment/cashier/:order_no',
    source: assumed,
    summary: 'What is to pay, until when, and how it can be paid',
    params: z.strictObject({ order_no: OrderNo }),
    data: z.strictObject({
      order_no: OrderNo,
      order_status: OrderStatus,
      total: Rupiah,
      /** the goods, and the amounts of the total */
      lines: z.array(OrderLine).min(1),
      subtotal: Rupiah,
      amounts: OrderAmounts,
      voucher_amounts: z.array(VoucherAmount),
      pay_by: Instant.nullable(),
      options: z.array(PayOption),
      /** the member's wallet, the default of each first; expired and unproven cards are among them */
      saved_cards: z.array(SavedCard),
      saved_e_wallets: z.array(SavedEWallet),
      /** how the member's newest paid order was paid, which is proposed if it is open for this order; null without one */
      last_used: addedField(LastUsed.nullable()),
      /** the ongoing payment, if any */
      payment: Payment.nullable(),
      /** the last try, if it is over */
      last_payment: Payment.nullable(),
      /** Rupiah given back on this order, over all its tries: of a closed order, or money that came in too late */
      refunded: Rupiah,
      /** of `refunded`: money that came in for a try that was over */
      refunded_late: Rupiah,
      /** whether money may still arrive for a payment that has ended; it is refunded then */
      flag_may_come_late: z.boolean(),
      server_time: Instant,
    }),
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND'],
    invalid: 'PAYMENT_INVALID',
  },
  pay: {
    ...memberPost,
    path: '/order/payment/pay',
    source: assumed,
    summary: 'Starts a payment of an unpaid order; cash on delivery needs no gateway',
    sensitive: true,
    body: z.strictObject({
      order_no: OrderNo,
      method: PayMethod,
      channel: z.string().max(40).optional(),
      card: NewCard.optional(),
      /** save the typed card when its payment succeeds */
      save_card: z.boolean().optional(),
      /** a saved card; its CVN is typed each time and never stored */
      saved_card: z.strictObject({ card_id: PaymentMethodId, cvn: Cvn }).optional(),
      /** an e-wallet of the wallet, of the provider in `channel` */
      saved_e_wallet_id: PaymentMethodId.optional(),
      /** Rupiah the shopper saw */
      amount: Rupiah,
      request_id: RequestId.optional(),
    }),
    idempotent: 'payment_no',
    data: Payment,
    owner: { ...ownOrder, field: true },
    errors: [
      'ORDER_NOT_FOUND',
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
      'REQUEST_ID_REUSED',
    ],
    invalid: 'PAYMENT_INVALID',
  },
  status: {
    ...memberGet,
    path: '/order/payment/status/:payment_no',
    source: assumed,
    summary: 'How a payment stands',
    params: z.strictObject({ payment_no: PaymentNo }),
    data: Payment,
    owner: ownPayment,
    errors: ['PAYMENT_NOT_FOUND'],
    invalid: 'PAYMENT_INVALID',
  },
  abandon: {
    ...memberPost,
    path: '/order/payment/abandon',
    source: assumed,
    summary: 'Gives up a pending payment so that another way can be tried',
    body: z.strictObject({ payment_no: PaymentNo }),
    data: Payment,
    owner: { ...ownPayment, field: true },
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_SUCCEEDED', 'PAYMENT_CANCELLED', 'PAYMENT_REFUNDED'],
    invalid: 'PAYMENT_INVALID',
  },
  gatewaySession: {
    ...guestGet,
    path: '/order/payment/gateway/:session',
    source: assumed,
    omitHeaders: true,
    summary: 'The content of the stand-in gateway page; the unguessable session is the key',
    params: z.strictObject({ session: sessionId }),
    data: GatewaySession,
    errors: ['PAYMENT_NOT_FOUND'],
    invalid: 'PAYMENT_INVALID',
  },
  gatewayResult: {
    ...guestPost,
    path: '/order/payment/gateway/result',
    source: assumed,
    omitHeaders: true,
    summary: 'The choice on the stand-in gateway page',
    body: z.strictObject({ session: sessionId, result: GatewayResult }),
    data: GatewaySession,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_SUCCEEDED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_REFUNDED', 'ORDER_PAYMENT_EXPIRED'],
    invalid: 'PAYMENT_INVALID',
  },
})
