import type { CmsBanner, CmsLook, CmsTarget } from '@nusaria/contracts/cms'
import type { Language } from '@nusaria/contracts/headers'
import type { SizeTable } from '@nusaria/contracts/product-entities'
import type { SearchResult } from '../search/search-result.ts'

/** A text in each language of the shop. */
export type Translated = Readonly<Record<Language, string>>

/** A category: ten at the top (`child_list` filled), 7 to 21 under each (`child_list` empty). */
export interface NavTypeRow {
  /** Two digits at the top (`"11"`), four under it (`"1103"`). */
  readonly nav_type_id: string
  readonly parent_id: string | null
  readonly nav_type_name: Translated
  readonly icon_url: string
  /** Of the goods in use; null for a child. */
  readonly scene_url: string | null
  readonly child_list: readonly NavTypeRow[]
}

/** An option axis with its choices in display order, e.g. `Rasa` with `Balado`, `Keju`. */
export interface SpecAxis {
  readonly spec_name: string
  /** Whether its choices look different. */
  readonly pictured: boolean
  readonly values: readonly string[]
}

/** What is bought: one combination of a product's choices. */
export interface SkuRow {
  readonly sku_no: string
  readonly product_no: string
  /** One value of each axis of `options`, in their order; empty for a product without options. */
  readonly spec_values: readonly string[]
  /** Rupiah. */
  readonly price: number
  /** Rupiah, struck through; equal to `price` when the SKU isn't discounted. */
  readonly scribing_price: number
  /** Percent off, 0 to 99. */
  readonly discount: number
  /** Pieces in stock when a world begins; each world then has its own stock. */
  readonly stock: number
  /** e.g. `180 g × 1`. */
  readonly specification: string
  readonly net_weight_g: number
  /** Grams with packaging: the weight for shipping. */
  readonly gross_weight_g: number
  /** Of the pack. */
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
  readonly image_url: string
}

/** What the sizes of a product measure, in Indonesian. */
export interface SizeTableRow {
  readonly kind: SizeTable['kind']
  readonly spec_name: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly size: string; readonly lengths: readonly { readonly min_mm: number; readonly max_mm: number }[] }[]
}

/** The labelled product facts, in Indonesian. */
export interface ProductFacts {
  readonly brand: string
  /** Pack word, e.g. `Pouch`. */
  readonly unit: string
  /** e.g. `180 g × 1`. */
  readonly specification: string
  readonly composition: string
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
  /** Null for what doesn't perish. */
  readonly shelf_life: number | null
  readonly shelf_life_unit: 'day' | 'month' | 'year' | null
  readonly net_weight_g: number
  readonly gross_weight_g: number
}

/** What something is called in each language, its name first, then its synonyms. */
export type Names = Readonly<Record<Language, readonly string[]>>

/** What a product is called besides its brand: its kind and its model. */
export interface ProductNames {
  readonly kind: Names
  readonly model: Names
  /** Whether the model alone is the name, without the kind. */
  readonly whole: boolean
}

/** A product as a world begins with it. Prices are those of its cheapest SKU in stock; of all SKUs when sold out. */
export interface ProductRow {
  readonly product_no: string
  readonly product_name: string
  /** What it is called in each language; searched, not shown. */
  readonly names: ProductNames
  /** The bundle or packaging, as the name says it; empty for the single product. */
  readonly edition: string
  readonly price: number
  /** The highest price among those SKUs. */
  readonly max_price: number
  readonly scribing_price: number
  readonly discount: number
  readonly thumb_image_url: string
  readonly major_image_url: string
  readonly image_list: readonly string[]
  /** 1: every SKU is sold out when a world begins. */
  readonly flag_sold_out: 0 | 1
  readonly is_featured: boolean
  readonly flag_free_shipping: boolean
  readonly flag_cod: boolean
  readonly sold_count: number
  /** 1.0 to 5.0, one decimal; 0 without a review. */
  readonly rating: number
  readonly review_count: number
  /** Maximum pieces of one SKU per order; null: no limit. */
  readonly purchase_limit: number | null
  /** The child category. */
  readonly nav_type_id: string
  /** The top category. */
  readonly nav_parent_id: string
  readonly description: string
  readonly attributes: ProductFacts
  /** Null for what isn't worn, and for what has one size. */
  readonly size_table: SizeTableRow | null
  readonly options: readonly SpecAxis[]
  readonly sku_list: readonly SkuRow[]
  /** The cheapest SKU in stock; of all when none is in stock. */
  readonly default_sku_no: string
}

/** A searched keyword and how often it was searched. */
export interface KeywordRow {
  readonly keyword: string
  readonly search_count: number
}

/** A picture with a few words and one action. */
export interface BannerRow {
  readonly banner_id: string
  readonly eyebrow: Translated
  readonly title: Translated
  readonly text: Translated
  readonly action: Translated
  /** A cut-out on a transparent background. */
  readonly image_url: string
  readonly tone: CmsBanner['tone']
  readonly target: CmsTarget
}

/** A section of a campaign page below its banners. */
export type CampaignSection =
  | { readonly type: 'side_banners'; readonly banners: readonly BannerRow[] }
  | { readonly type: 'categories' }
  | { readonly type: 'vouchers'; readonly title: Translated; readonly coupon_nos: readonly string[] }
  | { readonly type: 'hot' | 'recommended'; readonly title: Translated; readonly text: Translated }
  | { readonly type: 'flash_sale'; readonly title: Translated }
  | { readonly type: 'products'; readonly title: Translated; readonly product_nos: readonly string[] }
  | { readonly type: 'text'; readonly title: Translated; readonly paragraphs: readonly Translated[] }

/** A campaign page. */
export interface CampaignRow {
  readonly project_id: string
  readonly title: Translated
  /** The large banners at the top; the first represents it in the list of campaigns. */
  readonly hero_list: readonly BannerRow[]
  readonly look: CmsLook
  readonly sections: readonly CampaignSection[]
}

export interface HomeContent {
  /** The large rotating banners. */
  readonly hero_list: readonly BannerRow[]
  /** The two small banners beside them. */
  readonly side_list: readonly BannerRow[]
  /** Of which the rounds of the flash sale have some each: discounted, and in stock when a world begins. */
  readonly flash_list: readonly ProductRow[]
  readonly campaign_list: readonly CampaignRow[]
}

export interface ProductQuery {
  /** Typed text; typing errors are tolerated. */
  readonly keyword: string
  /** Only products that have all words as they are typed. */
  readonly exact?: boolean | undefined
  /** The shopper's: what is called so in it comes first. Indonesian by default. */
  readonly language?: Language | undefined
  /** Top or child category. */
  readonly nav_type_id?: string | undefined
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
  /** A varied order across all categories; sold-out products last. */
  readonly recommended: readonly ProductRow[]
  /** Most searched first; at least 20. */
  readonly hotKeywords: readonly KeywordRow[]
  /** Most clicked product names first; at least 20. */
  readonly rankedKeywords: readonly KeywordRow[]
  /** Keywords offered under the search box. */
  readonly recommendedKeywords: readonly string[]
  product(product_no: string): ProductRow | undefined
  sku(sku_no: string): SkuRow | undefined
  navType(nav_type_id: string): NavTypeRow | undefined
  /** Products of a category, a top one's children included, in catalogue order. */
  ofType(nav_type_id: string): readonly ProductRow[]
  /** The products that match, up to the search limit; the one whose number was typed. */
  find(query: ProductQuery): SearchResult<ProductRow>
  /** Products that an unfinished text may mean, best first, one of each model; the one whose number was typed. */
  suggest(query: ProductQuery, limit: number): readonly ProductRow[]
  /** Products bought beside this one, never itself. */
  related(product_no: string): readonly ProductRow[]
}

/** Number of products: the default, the least for every category to have some, and the maximum. */
export const CATALOGUE_SIZE = { usual: 800, least: 600, most: 20_000 } as const

export interface CatalogueOptions {
  readonly seed: number
  /** Number of products; 800 by default, up to 20,000. */
  readonly size?: number
}
