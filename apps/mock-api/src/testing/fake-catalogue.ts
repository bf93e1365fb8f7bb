import type { Catalogue, ProductRow, SkuRow } from '@nusaria/catalogue/products/types'
import { SearchResult } from '@nusaria/catalogue/search/search-result'
import { priceRange } from '@nusaria/contracts/product-price'

interface FakeProduct {
  readonly product_no: string
  readonly name: string
  readonly brand: string
  readonly weight: number
  /** Price, and stock; one SKU each. */
  readonly skus: readonly (readonly [price: number, stock: number])[]
  readonly free?: true
  readonly limit?: number
  readonly no_cod?: true
}

const fakeProducts: readonly FakeProduct[] = [
  {
    product_no: 'KERIPIK',
    name: 'Keripik',
    brand: 'Sarimbun',
    weight: 500,
    skus: [
      [20_000, 10],
      [30_000, 3],
    ],
  },
  { product_no: 'KOPI', name: 'Kopi', brand: 'Tumbara', weight: 300, skus: [[72_500, 100]], limit: 5 },
  { product_no: 'LOSION', name: 'Losion', brand: 'Kilaura', weight: 250, skus: [[49_900, 50]], free: true },
  { product_no: 'TV', name: 'Televisi', brand: 'Elektrana', weight: 12_000, skus: [[4_500_000, 20]], no_cod: true },
  { product_no: 'BERAS', name: 'Beras', brand: 'Padangin', weight: 5_000, skus: [[75_000, 200]] },
  { product_no: 'MAHAL', name: 'Lemari', brand: 'Rumahela', weight: 900, skus: [[2_600_000, 20]] },
  { product_no: 'HABIS', name: 'Habis', brand: 'Smesta', weight: 100, skus: [[10_000, 0]] },
]

const NAMELESS = { kind: { id: [], en: [], 'zh-CN': [] }, model: { id: [], en: [], 'zh-CN': [] }, whole: true }

function productOf({ product_no, name, brand, weight, skus, free, limit, no_cod }: FakeProduct): ProductRow {
  const sku_list = skus.map(
    ([price, stock], at): SkuRow => ({
      sku_no: `${product_no}-${at + 1}`,
      product_no,
      spec_values: skus.length > 1 ? [`Ukuran ${at + 1}`] : [],
      price,
      scribing_price: price + 5_000,
      discount: 0,
      stock,
      specification: `${weight} g × 1`,
      net_weight_g: weight,
      gross_weight_g: weight,
      length_mm: 1,
      width_mm: 1,
      height_mm: 1,
      image_url: '/media/products/x.svg',
    }),
  )
  const range = priceRange(sku_list)
  const price = range?.lowest.price ?? 0
  return {
    product_no,
    product_name: name,
    names: NAMELESS,
    edition: '',
    price,
    max_price: range?.max_price ?? 0,
    scribing_price: price + 5_000,
    discount: 0,
    thumb_image_url: '/media/products/x.svg',
    major_image_url: '/media/products/x.svg',
    image_list: ['/media/products/x.svg'],
    flag_sold_out: sku_list.every(({ stock }) => stock === 0) ? 1 : 0,
    is_featured: false,
    flag_free_shipping: free ?? false,
    flag_cod: !no_cod,
    sold_count: 1,
    rating: 0,
    review_count: 0,
    purchase_limit: limit ?? null,
    nav_type_id: '1101',
    nav_parent_id: '11',
    description: name,
    attributes: {
      brand,
      unit: 'Pouch',
      specification: '',
      composition: '',
      length_mm: 1,
      width_mm: 1,
      height_mm: 1,
      shelf_life: null,
      shelf_life_unit: null,
      net_weight_g: weight,
      gross_weight_g: weight,
    },
    size_table: null,
    options: skus.length > 1 ? [{ spec_name: 'Ukuran', pictured: false, values: skus.map((_, at) => `Ukuran ${at + 1}`) }] : [],
    sku_list,
    default_sku_no: `${product_no}-1`,
  }
}

/** A few products with round prices, weights and stocks. */
export function createFakeCatalogue(): Catalogue {
  const products = fakeProducts.map(productOf)
  const byNo = new Map(products.map((product) => [product.product_no, product]))
  const bySku = new Map(products.flatMap((product) => product.sku_list.map((sku): [string, SkuRow] => [sku.sku_no, sku])))
  return {
    seed: 0,
    nav: [],
    products,
    home: { hero_list: [], side_list: [], flash_list: [], campaign_list: [] },
    hot: products,
    recommended: products,
    hotKeywords: [],
    rankedKeywords: [],
    recommendedKeywords: [],
    product: (product_no) => byNo.get(product_no),
    sku: (sku_no) => bySku.get(sku_no),
    navType: () => undefined,
    ofType: () => [],
    find: () => new SearchResult(products, Uint32Array.from(products.keys())),
    suggest: () => [],
    related: () => [],
  }
}
