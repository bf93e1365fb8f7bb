import { DAY, HOUR, MINUTE } from '../../../lib/time.ts'
import { SEEDED_MEMBERS } from '../../member/index.ts'
import type { PastOrder } from './past-order.ts'

/** A voucher that a seeded member claimed; `days` before the world began. */
export interface PastVoucher {
  readonly coupon_no: string
  readonly days: number
  /** Used on the order at this index of `orders`. */
  readonly order?: number
}

/** What a seeded member did before the world began, earliest first. */
export interface SeededHistory {
  /** Coins given by the shop; `days` before the world began, earliest first. */
  readonly gifts: readonly { readonly coins: number; readonly days: number }[]
  readonly vouchers: readonly PastVoucher[]
  readonly orders: readonly PastOrder[]
}

/** A completed order: shipped the next day, delivered and confirmed soon after. */
function completed(days: number, products: number, method: PastOrder['method']): PastOrder {
  const placed = days * DAY + 5 * HOUR + 17 * MINUTE
  return {
    state: 'completed',
    placed,
    shipped: placed - 20 * HOUR - 41 * MINUTE,
    delivered: placed - 2 * DAY - 3 * HOUR,
    completed: placed - 2 * DAY - 9 * HOUR,
    products,
    method,
  }
}

/** A regular customer: an order in every state; vouchers unused, used and expired. */
const sari: SeededHistory = {
  gifts: [
    { coins: 250, days: 419 },
    { coins: 600, days: 300 },
    { coins: 1_900, days: 2 },
  ],
  vouchers: [
    { coupon_no: 'ONGKIR20', days: 19 },
    { coupon_no: 'KEMARIN15', days: 16 },
    { coupon_no: 'BELANJA20', days: 11, order: 4 },
    { coupon_no: 'KILAURA15', days: 6 },
    { coupon_no: 'BAYAR8', days: 3 },
    { coupon_no: 'APPHEMAT', days: 2 },
    { coupon_no: 'HEMAT5', days: 1 },
    { coupon_no: 'ONGKIR20', days: 0.5 },
  ],
  orders: [
    completed(45, 2, 'virtual_account'),
    { state: 'cancelled', placed: 31 * DAY + 3 * HOUR, products: 1, method: 'qris' },
    completed(24, 3, 'cod'),
    { state: 'lapsed', placed: 14 * DAY + 8 * HOUR, products: 2, method: 'card' },
    { ...completed(8, 4, 'e_wallet'), at_least: 165_000, use_coins: true, message: 'Titip di pos satpam, ya' },
    {
      state: 'delivered',
      placed: 4 * DAY + 2 * HOUR,
      shipped: 3 * DAY + 4 * HOUR,
      delivered: 7 * HOUR + 12 * MINUTE,
      products: 1,
      method: 'virtual_account',
    },
    { state: 'shipped', placed: 2 * DAY + 6 * HOUR, shipped: 29 * HOUR + 35 * MINUTE, products: 4, method: 'card' },
    { state: 'paid', placed: 9 * HOUR + 26 * MINUTE, products: 2, method: 'qris' },
    { state: 'cash', placed: 3 * HOUR + 8 * MINUTE, products: 1, method: 'cod', message: 'Tolong bungkus rapi' },
    { state: 'unpaid', placed: 18 * MINUTE, products: 2, method: 'virtual_account' },
  ],
}

/** Ongoing orders only. */
const agus: SeededHistory = {
  gifts: [{ coins: 300, days: 209 }],
  vouchers: [{ coupon_no: 'ONGKIR20', days: 2 }],
  orders: [
    { state: 'shipped', placed: 5 * DAY + HOUR, shipped: 3 * DAY + 5 * HOUR, products: 2, method: 'virtual_account' },
    { state: 'paid', placed: 27 * HOUR, products: 1, method: 'e_wallet' },
    { state: 'unpaid', placed: 6 * MINUTE, products: 1, method: 'qris' },
  ],
}

/** Completed orders, most of them recent enough for returns, and ongoing ones. */
const putri: SeededHistory = {
  gifts: [{ coins: 500, days: 345 }],
  vouchers: [{ coupon_no: 'HEMAT5', days: 1 }],
  orders: [
    completed(26, 2, 'virtual_account'),
    completed(8, 2, 'card'),
    completed(7, 3, 'e_wallet'),
    completed(6, 1, 'cod'),
    completed(5, 2, 'qris'),
    completed(4, 2, 'virtual_account'),
    { state: 'shipped', placed: 2 * DAY, shipped: DAY, products: 1, method: 'virtual_account' },
    { state: 'paid', placed: 6 * HOUR, products: 1, method: 'card' },
  ],
}

/** By member number. The others have no history. */
export const SEEDED_HISTORIES: Readonly<Record<string, SeededHistory>> = {
  [SEEDED_MEMBERS.sari]: sari,
  [SEEDED_MEMBERS.agus]: agus,
  [SEEDED_MEMBERS.putri]: putri,
}
