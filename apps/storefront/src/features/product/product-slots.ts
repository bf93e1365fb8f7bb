import type { ReactNode } from 'react'
import type { RestockAlert } from '#commerce/sku/sku-sheet.tsx'
import type { Failure } from '#platform/api/failure.ts'
import type { SelectedSku } from '#platform/state/user-info.ts'

/** What the page does with the selected SKU. The page provides it, as this feature knows neither cart nor checkout. */
export interface PurchaseActions {
  /** Adds the pieces to the cart. Resolves to whether that worked. */
  readonly onAdd: (skuNo: string, quantity: number) => Promise<boolean>
  readonly onBuy: (chosen: SelectedSku) => void
  readonly adding: boolean
  /** Why adding failed, unless a toast has said so. */
  readonly failure: Failure | undefined
  /** pieces in the cart */
  readonly cartCount: number
}

/** Parts of other features, passed in by the page. Each keeps its space while it is loading. */
export interface ProductSlots {
  /** The round favourite button, 40 px. */
  readonly favourite?: ReactNode
  readonly restockAlert?: RestockAlert
  /** The product's vouchers in one line: a panel on mobile, a row beside the options on desktop. */
  readonly vouchers?: ReactNode
  /** Desktop: the same vouchers as cards, beside the attributes. */
  readonly voucherTickets?: ReactNode
  readonly reviews?: ReactNode
  readonly questions?: ReactNode
  /** What is often bought with a SKU. */
  readonly boughtTogether?: (skuNo: string) => ReactNode
}
