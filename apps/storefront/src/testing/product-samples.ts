import type { Complete } from '@nusaria/contracts/added'
import type { ProductCard, ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import type { Review } from '@nusaria/contracts/review'

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

export function sku(values: readonly string[], part: Partial<Sku> = {}): Sku {
  return {
    sku_no: `P1-${values.join('-')}`,
    product_no: 'P1',
    spec_values: [...values],
    price: 18_900,
    scribing_price: 24_900,
    discount: 24,
    stock: 200,
    purchase_limit: null,
    image_url: `/media/${values[0] ?? 'plain'}.svg`,
    ...part,
  }
}

/** Crisps in three flavours, one of them sold out, another limited. */
export function productDetail(part: Partial<ProductDetail> = {}): ProductDetail {
  return {
    product_no: 'P1',
    product_name: 'Keripik Singkong',
    price: 18_900,
    scribing_price: 24_900,
    thumb_image_url: '/media/Balado.svg',
    major_image_url: '/media/Balado.svg',
    discount: 24,
    flag_sold_out: 0,
    is_featured: false,
    flag_free_shipping: false,
    sold_count: 12_400,
    rating: 4.8,
    nav_type_id: 'T1',
    nav_type_name: 'Keripik',
    description: 'Sliced thin, fried crisp.',
    image_list: ['/media/Balado.svg', '/media/pack.svg'],
    options: [{ spec_name: 'Flavour', values: ['Balado', 'Keju', 'Original'] }],
    sku_list: [sku(['Balado']), sku(['Keju'], { price: 19_900, purchase_limit: 10 }), sku(['Original'], { stock: 0 })],
    attributes: {
      brand: 'Sarimbun',
      unit: 'Pouch',
      specification: '180 g × 1',
      composition: 'Cassava, palm oil',
      length_mm: 180,
      width_mm: 70,
      height_mm: 260,
      shelf_life: 9,
      shelf_life_unit: 'month',
      net_weight_g: 180,
      gross_weight_g: 205,
    },
    review_count: 3,
    delivery: { city: 'Jakarta Selatan', ship_within_hours: 48, min_days: 1, max_days: 2, fee: 12_000 },
    flag_cod: true,
    server_time: '2026-11-22T12:00:00+07:00',
    ...part,
  }
}

/** A review of those crisps. */
export function review(part: Partial<Review> = {}): Review {
  return {
    review_no: 'R1',
    product_no: 'P1',
    spec_values: ['Balado'],
    stars: 5,
    content: 'Crisp',
    picture_list: [],
    reviewer: 'S***i',
    avatar_url: null,
    created_at: '2026-11-20T10:00:00+07:00',
    ...part,
  }
}
