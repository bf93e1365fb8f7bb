import type { ProductDetail } from '@nusaria/contracts/product'

type Pictured = Pick<ProductDetail, 'image_list' | 'sku_list' | 'options'>

/** Addresses of the gallery: the product's pictures, then those of SKUs that aren't among them; each once. */
export function galleryOf({ image_list, sku_list }: Pictured): readonly string[] {
  return [...new Set([...image_list, ...sku_list.map(({ image_url }) => image_url)])]
}

/**
 * The picture of each value of an option, in the order of its values. Empty when the option doesn't change how the product looks:
 * a value shows in several pictures, or two values share one.
 */
export function valuePictures({ options, sku_list }: Pictured, axis: number): readonly string[] {
  const values = options[axis]?.values ?? []
  const pictures = values.map((value) => new Set(sku_list.filter((sku) => sku.spec_values[axis] === value).map((sku) => sku.image_url)))
  const list = pictures.flatMap((urls) => [...urls])
  return pictures.every((urls) => urls.size === 1) && new Set(list).size === values.length && values.length > 1 ? list : []
}
