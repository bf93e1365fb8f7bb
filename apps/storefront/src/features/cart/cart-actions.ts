import type { CartLine, OrderExcess } from '@nusaria/contracts/cart'
import type { ReactNode } from 'react'
import type { QuantityEdit } from './quantity-edits.ts'
import type { BulkSelection } from './use-bulk-selection.ts'

/** What can be done with lines of the cart. Lines that leave it can be put back where the page says so. */
export interface CartActions {
  /** What the selected lines have more of than one order takes. */
  readonly excess: OrderExcess | null
  /** Quantities being changed, by line_id. */
  readonly quantityEdits: ReadonlyMap<string, QuantityEdit>
  /** Set while lines are being chosen to do something with all of them. */
  readonly bulkSelection: BulkSelection | null
  readonly select: (line: CartLine, selected: boolean) => void
  readonly setQuantity: (line: CartLine, quantity: number) => void
  readonly remove: (lines: readonly CartLine[]) => Promise<boolean>
  /** To the favourites. */
  readonly moveToFavourites: (lines: readonly CartLine[]) => Promise<boolean>
  /** The new prices were seen. */
  readonly acceptPrices: (lines: readonly CartLine[]) => void
  /** Opens the choice among the variants of the product. */
  readonly changeVariant: (line: CartLine) => void
  /** Opens the list of all that can be done with a line. */
  readonly openMenu: (line: CartLine) => void
  /** Of a sold-out SKU: asks to hear when it is back. */
  readonly renderRestockAlert: (skuNo: string) => ReactNode
}
