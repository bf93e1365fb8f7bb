import type { Complete } from '@nusaria/contracts/added'
import type { ProductCard } from '@nusaria/contracts/product'

/** A product as lists show it, for tests of what shows them. */
export function productCard(product_no: string, changes: Partial<Complete<ProductCard>> = {}): Complete<ProductCard> {
  return {
    product_no,
    product_name: `Kopi ${product_no}`,
    price: 10_000,
    scribing_price: 10_000,
    thumb_image_url: '/kopi.svg',
    major_image_url: '/kopi.svg',
    discount: 0,
    flag_sold_out: 0,
    is_featured: false,
    max_price: changes.price ?? 10_000,
    flag_free_shipping: false,
    sold_count: 3,
    rating: 0,
    ...changes,
  }
}
