import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { useState } from 'react'
import { quantityLimit } from '../../shared/quantity-limit.ts'
import type { Choice } from './sku-choice.ts'
import { nearestSku } from './sku-choice.ts'

/** What is to be bought of a product, and how to change it. */
export interface Chosen {
  readonly sku: Sku
  /** The values of `sku`. */
  readonly choice: Choice
  readonly pick: (axis: number, value: string) => void
  /** At least 1, at most `max`; 1 when sold out. */
  readonly quantity: number
  /** pieces one order takes; 0 when sold out */
  readonly max: number
  readonly setQuantity: (quantity: number) => void
  /** Since the last purchase the shopper has said which or how many; otherwise it is the page's proposal. */
  readonly byShopper: boolean
  /** The choice was bought; the next purchase is another one. */
  readonly bought: () => void
}

/**
 * The choice of one product's page: begins with the SKU that the address names, else with the cheapest that can be bought, follows the
 * shopper, and stays with what can be bought when the product is fetched anew. `onPick` is told each SKU the shopper chooses. Give each
 * product its own by a key. Throws for a product without SKUs, which no contract allows.
 */
export function useChoice(product: ProductDetail, named: string | null, onPick: (skuNo: string) => void): Chosen {
  const [wanted, setWanted] = useState<Choice | null>(() => product.sku_list.find(({ sku_no }) => sku_no === named)?.spec_values ?? null)
  const [pieces, setPieces] = useState(1)
  const [byShopper, setByShopper] = useState(false)
  const sku = nearestSku(product, wanted)
  if (!sku) throw new Error(`Product ${product.product_no} has no SKU`)
  const { max } = quantityLimit(sku)
  const choice = sku.spec_values
  return {
    sku,
    choice,
    pick: (axis, value) => {
      const next = choice.with(axis, value)
      setWanted(next)
      setByShopper(true)
      onPick((nearestSku(product, next) ?? sku).sku_no)
    },
    quantity: Math.max(1, Math.min(pieces, max)),
    max,
    setQuantity: (quantity) => {
      setPieces(quantity)
      setByShopper(true)
    },
    byShopper,
    bought: () => setByShopper(false),
  }
}
