import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { useState } from 'react'
import type { Choice } from './sku-choice.ts'
import { maxQuantity, nearestSku } from './sku-choice.ts'

/** What is to be bought of a product, and how to change it. */
export interface Chosen {
  readonly sku: Sku
  /** The values of `sku`. */
  readonly choice: Choice
  /** The shopper has said which, or how many; all else is proposed by the page. */
  readonly byShopper: boolean
  readonly pick: (axis: number, value: string) => void
  /** At least 1, at most `max`; 1 when sold out. */
  readonly quantity: number
  /** pieces one order takes; 0 when sold out */
  readonly max: number
  readonly setQuantity: (quantity: number) => void
}

/**
 * The choice of one product's page: begins with the cheapest SKU that can be bought, follows the shopper, and stays with what can be
 * bought when the product is fetched anew. Give each product its own by a key. Throws for a product without SKUs, which no contract allows.
 */
export function useChoice(product: ProductDetail): Chosen {
  const [wanted, setWanted] = useState<Choice | null>(null)
  const [pieces, setQuantity] = useState<number | null>(null)
  const sku = nearestSku(product, wanted)
  if (!sku) throw new Error(`Product ${product.product_no} has no SKU`)
  const max = maxQuantity(sku)
  const choice = sku.spec_values
  return {
    sku,
    choice,
    byShopper: wanted !== null || pieces !== null,
    pick: (axis, value) => setWanted(choice.with(axis, value)),
    quantity: Math.max(1, Math.min(pieces ?? 1, max)),
    max,
    setQuantity,
  }
}
