import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { useState } from 'react'
import { quantityLimit } from '../../entities/product/quantity-limit.ts'
import type { OptionValues } from './sku-selection.ts'
import { defaultSku, skuForValue } from './sku-selection.ts'

/** The selected SKU and quantity of a product, and the functions to change them. */
export interface SkuSelection {
  readonly sku: Sku
  /** The values of `sku`. */
  readonly choice: OptionValues
  /** Why another SKU is selected than requested: the link's SKU, or the combination of values, doesn't exist. */
  readonly forced: 'link' | 'combination' | null
  readonly pick: (axis: number, value: string) => void
  /** At least 1, at most `max`; 1 when sold out. */
  readonly quantity: number
  /** pieces one order takes; 0 when sold out */
  readonly max: number
  readonly setQuantity: (quantity: number) => void
  /** The shopper has changed SKU or quantity since the last purchase. */
  readonly byShopper: boolean
  /** To be called after a purchase: resets `byShopper`. */
  readonly bought: () => void
}

/**
 * The selection on one product's page. It starts with the URL's SKU, else with the default SKU, and only the shopper changes it: a SKU that is
 * sold out or gone after a refetch stays selected, without stock. `onPick` receives each SKU that the shopper selects. Give each product its own
 * `key`. Throws for a product without SKUs, which no contract allows.
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
