import { AFTER_SALE_STATUS, type AfterSaleType, afterSaleLifecycles, LIFECYCLES } from '@nusaria/contracts/lifecycle'
import type { Lifecycle } from '@nusaria/contracts/lifecycle-machine'
import type { StateRow } from '@nusaria/mock-api/control/types'

/** How a row with a lifecycle is shown as a card. */
export interface EntityKind {
  readonly lifecycle: (row: StateRow) => Lifecycle
  /** The field with its state. */
  readonly state: string
  /** The columns of its table, after the key. */
  readonly columns: readonly string[]
  /** Amounts in Rupiah or coins, by name. */
  readonly sums?: (row: StateRow) => StateRow
}

/** By the name of the table. */
export const ENTITY_KINDS: Readonly<Record<string, EntityKind>> = {
  orders: {
    lifecycle: () => LIFECYCLES.order,
    state: 'status',
    columns: ['status', 'member_no', 'created_at', 'pay_method'],
    sums: ({ amounts }) => amounts as StateRow,
  },
  after_sales: {
    lifecycle: ({ type }) => afterSaleLifecycles[type as AfterSaleType],
    state: 'status',
    columns: ['status', 'member_no', 'type', 'order_no', 'applied_at'],
    sums: ({ refund }) => refund as StateRow,
  },
  payments: {
    lifecycle: () => LIFECYCLES.payment,
    state: 'status',
    columns: ['status', 'member_no', 'order_no', 'method', 'amount', 'created_at'],
    sums: ({ amount, refunded_amount }) => ({ amount, refunded_amount }),
  },
  vouchers: {
    lifecycle: () => LIFECYCLES.voucher,
    state: 'state',
    columns: ['state', 'member_no', 'coupon_no', 'expires_at', 'order_no'],
  },
  deletions: { lifecycle: () => LIFECYCLES.deletion, state: 'status', columns: ['status', 'reason', 'submitted_at', 'due_at'] },
}

/** The tables that hold the rows of an id. */
export const TABLE_OF_ID: Readonly<Record<string, string>> = {
  member_no: 'members',
  order_no: 'orders',
  voucher_no: 'vouchers',
  payment_no: 'payments',
  after_sale_no: 'after_sales',
}

/** A name as words: `pending_payment` → `pending payment`. */
export function toWords(name: string): string {
  return name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}

/** The name of a state. After-sales states are numbers, which stand before their name. */
export function stateName(state: string | number): string {
  if (typeof state === 'string') return toWords(state)
  const [name = ''] = Object.entries(AFTER_SALE_STATUS).find(([, number]) => number === state) ?? []
  return `${state} ${toWords(name)}`
}
