import { z } from 'zod'
import { NoData, PageNum, PageSize, pageArgs, pageOf, Rupiah } from './common.ts'
import { assumed, defineContract, documentedPath, guestGet, guestPost, guestPostQuery } from './contract.ts'
import { LIMITS } from './limits.ts'
import {
  DeliveryEstimate,
  FlashSale,
  ProductAttributes,
  ProductCard,
  ProductDetail,
  ProductNo,
  SetItem,
  SkuNo,
} from './product-entities.ts'

/** `newest`: what came to the shop last. `rating`: the average of its reviews, those without any last. */
export const ProductSort = z.enum(['relevance', 'sales', 'price_asc', 'price_desc', 'newest', 'rating'])
export type ProductSort = z.output<typeof ProductSort>

/** Most brands that a list is narrowed to at once. */
export const BRANDS_MAX = 20

/** What narrows a list, without its order. Prices in Rupiah, both ends included. */
export const productFilter = {
  nav_type_id: z.string().max(LIMITS.categoryIdMax).optional(),
  price_min: Rupiah.optional(),
  price_max: Rupiah.optional(),
  in_stock: z.boolean().optional(),
  free_shipping: z.boolean().optional(),
  /** Only products with a struck price. */
  discounted: z.boolean().optional(),
  /** The lowest average of its reviews, 0 to 5. */
  rating_min: z.number().min(0).max(5).optional(),
  /** Products of any of these. */
  brands: z.array(ProductAttributes.shape.brand.max(LIMITS.brandMax)).min(1).max(BRANDS_MAX).optional(),
  /** Products that the page of a campaign names. */
  project_id: z.string().max(LIMITS.campaignIdMax).optional(),
} as const
export type ProductFilter = z.output<z.ZodObject<typeof productFilter>>

/** What narrows a list, and its order. */
export const sortedFilter = { ...productFilter, sort: ProductSort.optional() }

export const productContract = defineContract({
  list: {
    ...guestPostQuery,
    path: '/consumer/product/list',
    source: documentedPath,
    summary: 'Products of a category, or all, filtered and sorted, a page at a time',
    body: z.strictObject({ ...pageArgs, ...sortedFilter }),
    data: pageOf(ProductCard),
    outage: { service: 'product', error: 'PRODUCT_INTERNAL_ERROR' },
    errors: ['PRODUCT_INTERNAL_ERROR'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  hotList: {
    ...guestPostQuery,
    path: '/consumer/product/hot_list',
    source: assumed,
    summary: 'What sold best this week, best first',
    body: z.strictObject({ ...pageArgs }),
    data: pageOf(ProductCard),
    outage: { service: 'product', error: 'PRODUCT_INTERNAL_ERROR' },
    errors: ['PRODUCT_INTERNAL_ERROR'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  flashSale: {
    ...guestGet,
    path: '/consumer/product/flash_sale',
    source: assumed,
    summary: 'The round of the flash sale that is on, or else the next one, with its products; an empty list while none is planned',
    data: FlashSale,
    outage: { service: 'product', error: 'PRODUCT_INTERNAL_ERROR' },
    errors: ['PRODUCT_INTERNAL_ERROR'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  specOrderList: {
    ...guestPostQuery,
    path: '/consumer/product/spec_order_list',
    source: documentedPath,
    summary: 'The named products, in the same order; those that no longer exist are left out',
    body: z.strictObject({ product_nos: z.array(ProductNo).min(1).max(50) }),
    data: z.strictObject({ list: z.array(ProductCard) }),
    errors: [],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  minSkuDetail: {
    ...guestGet,
    path: '/consumer/product/min_sku_detail/:id',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    summary: 'One product with its options, SKUs, attributes and delivery estimate; `id` is its product_no',
    params: z.strictObject({ id: ProductNo }),
    data: ProductDetail,
    outage: { service: 'product', error: 'PRODUCT_INTERNAL_ERROR' },
    errors: ['PRODUCT_INFO_MISSING', 'PRODUCT_INTERNAL_ERROR'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  delivery: {
    ...guestPostQuery,
    path: '/consumer/product/delivery',
    source: assumed,
    summary: 'When a parcel with one product comes to a city and what it costs, and whether cash on delivery can pay for it there',
    body: z.strictObject({ product_no: ProductNo, city_code: z.string().regex(/^\d{4}$/) }),
    data: z.strictObject({
      /** null where the shop doesn't deliver */
      delivery: DeliveryEstimate.nullable(),
      flag_cod: z.boolean(),
    }),
    errors: ['PRODUCT_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  visitViews: {
    ...guestPost,
    path: '/consumer/product/visit/views',
    source: documentedPath,
    repeatable: true,
    summary: 'Notes that a product page was opened; feeds recently viewed and recommendations',
    body: z.strictObject({ product_no: ProductNo }),
    data: NoData,
    errors: ['PRODUCT_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  productRecommend: {
    ...guestPostQuery,
    path: '/consumer/product/product_recommend',
    source: { path: 'documented', request: 'documented', response: 'documented' },
    summary: 'Recommended products, 12 a page, never one twice over the pages',
    body: z.strictObject({ page_num: PageNum, page_size: PageSize }),
    data: pageOf(ProductCard),
    outage: { service: 'recommendation', error: 'RECOMMENDED_PRODUCT_FETCH_FAILED' },
    errors: ['RECOMMENDED_PRODUCT_NOT_FOUND', 'RECOMMENDED_PRODUCT_FETCH_FAILED'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  boughtTogether: {
    ...guestPostQuery,
    path: '/consumer/product/bought_together',
    source: assumed,
    summary: 'A SKU and those often bought with it, as a set; empty where there is none',
    body: z.strictObject({ sku_no: SkuNo }),
    data: z.strictObject({
      /** The SKU itself comes first. */
      items: z.array(SetItem),
      /** Rupiah for one piece of each */
      amount: Rupiah,
    }),
    errors: ['SKU_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  relatedList: {
    ...guestPostQuery,
    path: '/consumer/product/related_list',
    source: assumed,
    summary: 'Products that go with one product',
    body: z.strictObject({ product_no: ProductNo, ...pageArgs }),
    data: pageOf(ProductCard),
    errors: ['PRODUCT_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
})
