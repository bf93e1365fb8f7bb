import type { ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import { priceRange } from '@nusaria/contracts/product-price'
import { useState } from 'react'
import { quantityLimit } from '../product/quantity-limit.ts'

export type ProductVariants = Pick<ProductDetail, 'options' | 'sku_list'>

/** One value of each option, in order. */
type OptionValues = readonly string[]

/** `elsewhere`: the value exists only with other values of the other options. `gone`: no SKU has it. */
type ValueAvailability = 'buyable' | 'sold_out' | 'elsewhere' | 'gone'

/** The cheapest in stock, or the cheapest of all when none is in stock. */
export function defaultSku({ sku_list }: ProductVariants): Sku | undefined {
  return priceRange(sku_list)?.lowest
}

function findSku({ sku_list }: ProductVariants, selectedValues: OptionValues): Sku | undefined {
  return sku_list.find(({ spec_values }) => spec_values.every((value, axis) => value === selectedValues[axis]))
}

/** The SKU with all other values unchanged, sold out or not; else the one that keeps most of them, then one in stock, then the cheapest. */
export function skuForValue(product: ProductVariants, selectedValues: OptionValues, axis: number, value: string): Sku | undefined {
  const exact = findSku(product, selectedValues.with(axis, value))
  if (exact) return exact
  const kept = ({ spec_values }: Sku) => spec_values.filter((one, at) => one === selectedValues[at]).length
  const made = product.sku_list.filter(({ spec_values }) => spec_values[axis] === value)
  const [nearest] = made.sort((a, b) => kept(b) - kept(a) || Number(b.stock > 0) - Number(a.stock > 0) || a.price - b.price)
  return nearest
}

export function valueAvailability(product: ProductVariants, selectedValues: OptionValues, axis: number, value: string): ValueAvailability {
  const exact = findSku(product, selectedValues.with(axis, value))
  if (exact) return exact.stock > 0 ? 'buyable' : 'sold_out'
  return product.sku_list.some(({ spec_values }) => spec_values[axis] === value) ? 'elsewhere' : 'gone'
}

/** pieces: a stock this low is shown as a number */
export const LOW_STOCK_THRESHOLD = 50

export function isSoldOut({ sku_list }: ProductVariants): boolean {
  return sku_list.every(({ stock }) => stock === 0)
}

/** The sold-out SKUs of a product with other SKUs in stock; empty when all or none are sold out. */
export function soldOutSkus({ sku_list }: ProductVariants): readonly Sku[] {
  const out = sku_list.filter(({ stock }) => stock === 0)
  return out.length === sku_list.length ? [] : out
}

type ProductPictures = Pick<ProductDetail, 'image_list' | 'sku_list' | 'options'>

/** The gallery's URLs: the selected SKU's own pictures; without them the product's, followed by other SKUs' pictures. Each once. */
export function galleryPictures({ image_list, sku_list }: ProductPictures, selection: Pick<Sku, 'image_list'>): readonly string[] {
  if (selection.image_list) return [...new Set(selection.image_list)]
  const pictures = new Set([...image_list, ...sku_list.map(({ image_url }) => image_url)])
  // A picture that is missing has no place among others.
  if (pictures.size > 1) pictures.delete('')
  return [...pictures]
}

/**
 * The picture of each value of an option, with the other selected values. Empty when the option has no pictures: `flag_pictured` says so, or,
 * without that flag, a value has several pictures or two values share one.
 */
export function optionValuePictures(product: ProductPictures, axis: number, selectedValues: OptionValues): readonly string[] {
  const { options, sku_list } = product
  const { values = [], flag_pictured } = options[axis] ?? {}
  if (flag_pictured !== undefined)
    return flag_pictured ? values.map((value) => skuForValue(product, selectedValues, axis, value)?.image_url ?? '') : []
  const pictures = values.map((value) => new Set(sku_list.filter((sku) => sku.spec_values[axis] === value).map((sku) => sku.image_url)))
  const list = pictures.flatMap((urls) => [...urls])
  return pictures.every((urls) => urls.size === 1) && new Set(list).size === values.length && values.length > 1 ? list : []
}

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
  readonly onPurchased: () => void
}

/**
 * Starts with the SKU of the link, else with the default SKU. Only the shopper changes it: a SKU that is gone after a refetch stays selected, without
 * stock. `onPick` receives each SKU that the shopper selects. Give each product its own `key`.
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
