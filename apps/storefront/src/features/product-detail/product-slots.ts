import type { ReactNode } from 'react'
import type { Failure } from '../../shared/api/failure.ts'

/** What the page does with the choice; how depends on cart and checkout, which this feature doesn't know. */
export interface PurchaseActions {
  /** Puts the pieces into the cart; resolves to whether they are there. */
  readonly onAdd: (skuNo: string, quantity: number) => Promise<boolean>
  readonly onBuy: (skuNo: string, quantity: number) => void
  /** They are on their way into the cart. */
  readonly adding: boolean
  /** Why they didn't get there, unless a toast has said so. */
  readonly failure: Failure | undefined
  /** pieces in the cart */
  readonly cartCount: number
}

/** What other features bring into a product's page; the page hands it in. Each takes its room before it is loaded. */
export interface ProductSlots {
  /** A round button of 40 px that puts the product aside, or takes it back. */
  readonly favourite?: ReactNode
  /** Asks to hear when a sold-out SKU is back: a button as wide as its place, `lg`, or `sm` in a list of several. */
  readonly restockAlert?: (skuNo: string, size: 'lg' | 'sm') => ReactNode
  /** A line of vouchers for this product and the way to claim them: a panel on mobile, a row beside the choices on desktop. */
  readonly vouchers?: ReactNode
  /** Desktop: the same vouchers as tickets, beside the facts. */
  readonly voucherTickets?: ReactNode
  /** What buyers say; brings its heading. */
  readonly reviews?: ReactNode
}
