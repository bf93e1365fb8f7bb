import type { Payment } from '@nusaria/contracts/payment-entities'
import { orderDetail } from '#testing/trade-samples.ts'
import type { Cashier } from '../api.ts'

const at = (ms: number) => new Date(Date.now() + ms).toISOString()

/** A payment by e-wallet whose page was opened. */
export function payment(part: Partial<Payment> = {}): Payment {
  return {
    payment_no: 'PY1',
    order_no: 'NS1',
    order_status: 'pending_payment',
    method: 'e_wallet',
    channel: 'kantongin',
    amount: 62_000,
    status: 'created',
    redirect_url: '/gateway/?session=12345678',
    va_number: null,
    qris_text: null,
    expires_at: at(3_600_000),
    server_time: at(0),
    ...part,
  }
}

/** The cashier of an unpaid order that offers no way to pay. */
export function cashier(part: Partial<Cashier> = {}): Cashier {
  const { lines, amounts } = orderDetail()
  return {
    order_no: 'NS1',
    order_status: 'pending_payment',
    total: 62_000,
    lines,
    subtotal: 50_000,
    amounts,
    voucher_amounts: [],
    pay_by: at(3_600_000),
    options: [],
    saved_cards: [],
    saved_e_wallets: [],
    last_used: null,
    payment: null,
    last_payment: null,
    refunded: 0,
    refunded_late: 0,
    flag_may_come_late: false,
    server_time: at(0),
    ...part,
  }
}
