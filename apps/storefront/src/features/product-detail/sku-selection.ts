import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { priceRange } from '@nusaria/contracts/product-price'

/** What choosing needs of a product. */
export type ProductVariants = Pick<ProductDetail, 'options' | 'sku_list'>

/** One value of each option, in their order; empty for a product without options. */
export type OptionValues = readonly string[]

/**
 * A value beside what is chosen of the other options. `buyable`, `sold_out`: there is such a SKU; `elsewhere`: it is only made with other values;
 * `gone`: nothing has it any more.
 */
type ValueAvailability = 'buyable' | 'sold_out' | 'elsewhere' | 'gone'

/** The SKU the page begins with: the cheapest that can be bought, or of all when none can. */
export function defaultSku({ sku_list }: ProductVariants): Sku | undefined {
  return priceRange(sku_list)?.lowest
}

/** The SKU of exactly these values. */
function findSku({ sku_list }: ProductVariants, choice: OptionValues): Sku | undefined {
  return sku_list.find(({ spec_values }) => spec_values.every((value, axis) => value === choice[axis]))
}

/**
 * What a shopper who picks a value gets: the SKU with all else as chosen, sold out or not. Only where there is none, the one that keeps the most
 * of the choice; of several one in stock, then the cheapest. Undefined when nothing has the value.
 */
export function skuForValue(product: ProductVariants, choice: OptionValues, axis: number, value: string): Sku | undefined {
  const exact = findSku(product, choice.with(axis, value))
  if (exact) return exact
  const kept = ({ spec_values }: Sku) => spec_values.filter((one, at) => one === choice[at]).length
  const made = product.sku_list.filter(({ spec_values }) => spec_values[axis] === value)
  const [nearest] = made.sort((a, b) => kept(b) - kept(a) || Number(b.stock > 0) - Number(a.stock > 0) || a.price - b.price)
  return nearest
}

/** Whether a value can be had with what is chosen of all other options. */
export function valueAvailability(product: ProductVariants, choice: OptionValues, axis: number, value: string): ValueAvailability {
  const exact = findSku(product, choice.with(axis, value))
  if (exact) return exact.stock > 0 ? 'buyable' : 'sold_out'
  return product.sku_list.some(({ spec_values }) => spec_values[axis] === value) ? 'elsewhere' : 'gone'
}

/** pieces: from here down a stock is worth telling */
export const LOW_STOCK_THRESHOLD = 50

/** Whether nothing of the product can be bought now. */
export function isSoldOut({ sku_list }: ProductVariants): boolean {
  return sku_list.every(({ stock }) => stock === 0)
}

/** The SKUs that are out while others of the product can be bought; none when all are out or none is. */
export function soldOutSkus({ sku_list }: ProductVariants): readonly Sku[] {
  const out = sku_list.filter(({ stock }) => stock === 0)
  return out.length === sku_list.length ? [] : out
}

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
