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
