import type { Language } from '@nusaria/contracts/headers'

/** A text in each language of the shop. */
export type Translated = Readonly<Record<Language, string>>

/** A category: ten at the top (`child_list` filled), 7 to 21 under each (`child_list` empty). */
export interface NavTypeRow {
  /** Two digits at the top (`"11"`), four under it (`"1103"`). */
  readonly nav_type_id: string
  readonly parent_id: string | null
  readonly nav_type_name: Translated
  readonly icon_url: string
  readonly child_list: readonly NavTypeRow[]
}

/** One choice of an option axis, e.g. `Rasa` → `Balado`. */
export interface SpecPair {
  readonly spec_name: string
  readonly spec_value: string
}

/** An option axis with its choices, in the order they are shown. */
export interface SpecAxis {
  readonly spec_name: string
  readonly values: readonly { readonly spec_value: string; readonly image_url: string | null }[]
}

/** What is bought: one combination of a product's choices. */
export interface SkuRow {
  readonly sku_no: string
  readonly product_no: string
  /** Empty for a product without options. */
  readonly spec_list: readonly SpecPair[]
  /** Rupiah. */
  readonly price: number
  /** Rupiah, struck through; null when the SKU isn't discounted. */
  readonly scribing_price: number | null
  /** Percent off, 0 to 99. */
  readonly discount: number
  /** Pieces on sale when a world begins; what is left from then on is the world's. */
  readonly stock: number
  /** Gross, grams. */
  readonly weight: number
  readonly image_url: string
}

/** A product of the shop. Prices are those of `default_sku_no`, the cheapest SKU that is in stock. */
export interface ProductRow {
  readonly product_no: string
  readonly product_name: string
  readonly price: number
  readonly scribing_price: number | null
  readonly discount: number
  readonly thumb_image_url: string
  readonly major_image_url: string
  readonly image_list: readonly string[]
  /** 1: every SKU is sold out when a world begins. */
  readonly flag_sold_out: 0 | 1
  readonly is_featured: boolean
  readonly free_shipping: boolean
  readonly sold_count: number
  /** 1.0 to 5.0, one decimal. */
  readonly rating: number
  readonly review_count: number
  /** Most pieces of one SKU in one order; null: no limit. */
  readonly purchase_limit: number | null
  /** The child category. */
  readonly nav_type_id: string
  /** The top category. */
  readonly nav_parent_id: string
  readonly brand: string
  /** Pack word, e.g. `Pouch`. */
  readonly unit: string
  /** e.g. `180 g × 1`. */
  readonly specification: string
  readonly composition: string
  readonly description: string
  /** mm. */
  readonly length: number
  readonly width: number
  readonly height: number
  /** 0: doesn't perish. */
  readonly shelf_life: number
  readonly shelf_life_unit: 'hari' | 'bulan' | 'tahun'
  /** Grams. */
  readonly net_weight: number
  readonly gross_weight: number
  readonly spec_axes: readonly SpecAxis[]
  readonly sku_list: readonly SkuRow[]
  readonly default_sku_no: string
}

/** A searched word and how often it was searched. */
export interface KeywordRow {
  readonly keyword: string
  readonly search_count: number
}

/** The banner at the top of home. */
export interface HeroBanner {
  readonly banner_id: string
  readonly eyebrow: Translated
  readonly title: Translated
  readonly text: Translated
  readonly action: Translated
  readonly image_url: string
  /** Backdrop, one of the design's tints. */
  readonly tint: 'butter' | 'rose' | 'mint' | 'sky' | 'peach' | 'sand'
  readonly target: BannerTarget
}

/** Where a banner leads: the list of a category, or the result of a search. */
export type BannerTarget =
  | { readonly kind: 'type'; readonly nav_type_id: string }
  | { readonly kind: 'keyword'; readonly keyword: string }

export interface HomeContent {
  readonly hero_list: readonly HeroBanner[]
  readonly promo_list: readonly HeroBanner[]
}

export type ProductOrder = 'relevance' | 'sales' | 'price_asc' | 'price_desc'

export interface ProductQuery {
  /** Typed text; typing errors are forgiven. */
  readonly keyword?: string
  /** Top or child category. */
  readonly nav_type_id?: string
  readonly order?: ProductOrder
}

/** The shop's reference data: frozen, the same for all worlds of a seed. */
export interface Catalogue {
  readonly seed: number
  readonly nav: readonly NavTypeRow[]
  /** By number, ascending. */
  readonly products: readonly ProductRow[]
  readonly home: HomeContent
  /** Best sellers first. */
  readonly hot: readonly ProductRow[]
  /** A varied order over all categories. */
  readonly recommended: readonly ProductRow[]
  /** Most searched first; at least 20. */
  readonly hotKeywords: readonly KeywordRow[]
  /** Most clicked product names first; at least 20. */
  readonly rankedKeywords: readonly KeywordRow[]
  /** Words offered under the search box. */
  readonly recommendedKeywords: readonly string[]
  product(product_no: string): ProductRow | undefined
  sku(sku_no: string): SkuRow | undefined
  navType(nav_type_id: string): NavTypeRow | undefined
  /** Products of a category, a top one's children included, in catalogue order. */
  ofType(nav_type_id: string): readonly ProductRow[]
  /** All products that match, ordered; page it by slicing. */
  find(query: ProductQuery): readonly ProductRow[]
  /** Product names that begin or sound like the typed text, best first, each once. */
  suggest(keyword: string, limit: number): readonly string[]
  /** Products bought beside this one, never itself. */
  related(product_no: string): readonly ProductRow[]
}

export interface CatalogueOptions {
  readonly seed: number
  /** How many products; 600 unless told, up to 20,000. */
  readonly size?: number
}
