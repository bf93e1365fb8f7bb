import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { useState } from 'react'
import { quantityLimit } from '../../entities/product/quantity-limit.ts'
import type { OptionValues } from './sku-selection.ts'
import { defaultSku, skuForValue } from './sku-selection.ts'

/** What is to be bought of a product, and how to change it. */
export interface SkuSelection {
  readonly sku: Sku
  /** The values of `sku`. */
  readonly choice: OptionValues
  /** Why something else is chosen than was asked for: the SKU of the link, or of the combination, isn't offered. */
  readonly forced: 'link' | 'combination' | null
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
 * The choice of one product's page: begins with the SKU that the address names, else with the cheapest that can be bought, and is changed by the
 * shopper alone: what sells out or is gone when the product is fetched again stays chosen, without stock. `onPick` is given each SKU the
 * shopper chooses. Give each product its own by a key. Throws for a product without SKUs, which no contract allows.
 */
export function useSkuSelection(product: ProductDetail, named: string | null, onPick: (skuNo: string) => void): SkuSelection {
  const skuNamed = (sku_no: string | null) => product.sku_list.find((one) => one.sku_no === sku_no)
  const [held, setHeld] = useState(() => skuNamed(named) ?? defaultSku(product))
  const [forced, setForced] = useState<SkuSelection['forced']>(() => (named !== null && !skuNamed(named) ? 'link' : null))
  const [pieces, setPieces] = useState(1)
  const [byShopper, setByShopper] = useState(false)
  if (!held) throw new Error(`Product ${product.product_no} has no SKU`)
  const sku = skuNamed(held.sku_no) ?? { ...held, stock: 0 }
  const { max } = quantityLimit(sku)
  const choice = sku.spec_values
  return {
    sku,
    choice,
    forced,
    pick: (axis, value) => {
      const next = skuForValue(product, choice, axis, value)
      if (!next) return
      setHeld(next)
      setForced(next.spec_values.every((one, at) => at === axis || one === choice[at]) ? null : 'combination')
      setByShopper(true)
      onPick(next.sku_no)
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
