import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { useState } from 'react'
import { quantityLimit } from '../../entities/product/quantity-limit.ts'
import type { OptionValues } from './sku-selection.ts'
import { defaultSku, skuForValue } from './sku-selection.ts'

/** The selected SKU and quantity of a product, and the functions to change them. */
export interface SkuSelection {
  readonly sku: Sku
  /** The values of `sku`. */
  readonly selectedValues: OptionValues
  /** Why another SKU is selected than requested: the link's SKU, or the combination of values, doesn't exist. */
  readonly forced: 'link' | 'combination' | null
  readonly selectValue: (axis: number, value: string) => void
  /** At least 1, at most `max`; 1 when sold out. */
  readonly quantity: number
  /** pieces one order takes; 0 when sold out */
  readonly max: number
  readonly setQuantity: (quantity: number) => void
  /** The shopper has changed SKU or quantity since the last purchase. */
  readonly byShopper: boolean
  /** To be called after a purchase: resets `byShopper`. */
  readonly onPurchased: () => void
}

/**
 * The selection on one product's page. It starts with the URL's SKU, else with the default SKU, and only the shopper changes it: a SKU that is
 * sold out or gone after a refetch stays selected, without stock. `onPick` receives each SKU that the shopper selects. Give each product its own
 * `key`. Throws for a product without SKUs, which no contract allows.
 */
export function useSkuSelection(product: ProductDetail, linkedSkuNo: string | null, onPick: (skuNo: string) => void): SkuSelection {
  const findBySkuNo = (sku_no: string | null) => product.sku_list.find((one) => one.sku_no === sku_no)
  const [storedSku, setStoredSku] = useState(() => findBySkuNo(linkedSkuNo) ?? defaultSku(product))
  const [forced, setForced] = useState<SkuSelection['forced']>(() => (linkedSkuNo !== null && !findBySkuNo(linkedSkuNo) ? 'link' : null))
  const [typedQuantity, setTypedQuantity] = useState(1)
  const [byShopper, setByShopper] = useState(false)
  if (!storedSku) throw new Error(`Product ${product.product_no} has no SKU`)
  const sku = findBySkuNo(storedSku.sku_no) ?? { ...storedSku, stock: 0 }
  const { max } = quantityLimit(sku)
  const selectedValues = sku.spec_values
  return {
    sku,
    selectedValues,
    forced,
    selectValue: (axis, value) => {
      const next = skuForValue(product, selectedValues, axis, value)
      if (!next) return
      setStoredSku(next)
      setForced(next.spec_values.every((one, at) => at === axis || one === selectedValues[at]) ? null : 'combination')
      setByShopper(true)
      onPick(next.sku_no)
    },
    quantity: Math.max(1, Math.min(typedQuantity, max)),
    max,
    setQuantity: (quantity) => {
      setTypedQuantity(quantity)
      setByShopper(true)
    },
    byShopper,
    onPurchased: () => setByShopper(false),
  }
}
