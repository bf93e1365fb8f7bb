import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Complete } from '@nusaria/contracts/added'
import type { ProductCard } from '@nusaria/contracts/product-entities'
import { priceRange } from '@nusaria/contracts/product-price'
import { reviewFigures } from '../review/index.ts'
import { currentSku, type InventoryCtx } from './inventory.ts'

/** A complete product card: the mock leaves no field out. */
export type CompleteCard = Complete<ProductCard>

/** A product as lists show it, with this world's price and stock. */
export function productCard(ctx: InventoryCtx, product: ProductRow): CompleteCard {
  const { product_no, product_name, thumb_image_url, major_image_url, is_featured, flag_free_shipping, sold_count } = product
  const skus = product.sku_list.flatMap((sku) => currentSku(ctx, sku.sku_no) ?? []).filter((sku) => !sku.off_sale)
  const range = priceRange(skus)
  const { price, scribing_price } = range?.lowest ?? product
  return {
    product_no,
    product_name,
    price,
    max_price: range?.max_price ?? product.max_price,
    scribing_price,
    thumb_image_url,
    major_image_url,
    discount: discountPercent(price, scribing_price),
    flag_sold_out: skus.every(({ stock }) => stock === 0) ? 1 : 0,
    is_featured,
    flag_free_shipping,
    sold_count,
    rating: reviewFigures(ctx, product).rating,
  }
}

/** Discount in percent, 0 to 99. */
export function discountPercent(price: number, scribing_price: number): number {
  return scribing_price > price ? Math.min(99, Math.round(((scribing_price - price) / scribing_price) * 100)) : 0
}
