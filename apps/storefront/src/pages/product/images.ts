import type { ProductDetail } from '@nusaria/contracts/product'

/** The pictures of a product, the chosen SKU's among them. */
export function imagesOf(product: ProductDetail, skuImage: string | undefined): readonly string[] {
  const images = [...new Set(product.image_list)]
  return skuImage === undefined || images.includes(skuImage) ? images : [...images, skuImage]
}
