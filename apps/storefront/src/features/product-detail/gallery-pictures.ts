import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { type OptionValues, skuForValue } from './sku-selection.ts'

type ProductPictures = Pick<ProductDetail, 'image_list' | 'sku_list' | 'options'>

/** Addresses of the gallery: the chosen SKU's own; without them the product's pictures, then those of SKUs that aren't among them; each once. */
export function galleryPictures({ image_list, sku_list }: ProductPictures, chosen: Pick<Sku, 'image_list'>): readonly string[] {
  if (chosen.image_list) return [...new Set(chosen.image_list)]
  return [...new Set([...image_list, ...sku_list.map(({ image_url }) => image_url)])]
}

/**
 * The picture of each value of an option with the rest of the choice, in the order of its values. Empty when the option doesn't change how the
 * product looks: it says so; or, where it doesn't say, a value shows in several pictures, or two values share one.
 */
export function optionValuePictures(product: ProductPictures, axis: number, choice: OptionValues): readonly string[] {
  const { options, sku_list } = product
  const { values = [], flag_pictured } = options[axis] ?? {}
  if (flag_pictured !== undefined)
    return flag_pictured ? values.map((value) => skuForValue(product, choice, axis, value)?.image_url ?? '') : []
  const pictures = values.map((value) => new Set(sku_list.filter((sku) => sku.spec_values[axis] === value).map((sku) => sku.image_url)))
  const list = pictures.flatMap((urls) => [...urls])
  return pictures.every((urls) => urls.size === 1) && new Set(list).size === values.length && values.length > 1 ? list : []
}
