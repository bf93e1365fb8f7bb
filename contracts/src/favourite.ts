import { z } from 'zod'
import { Instant, NoData, pageArgs, pageOf } from './common.ts'
import { assumed, defineContract, guestPost, guestPostQuery, memberPost, memberPostQuery } from './contract.ts'
import { ProductCard, ProductNo } from './product-entities.ts'

/** A favourite product of the member. */
export const Favourite = z.strictObject({
  product: ProductCard,
  /** Rupiah when it was added, to detect a price drop */
  added_price: z.int().min(0),
  added_at: Instant,
})
export type Favourite = z.output<typeof Favourite>

/** A product page the member, or the device of a guest, has opened. */
export const ViewedProduct = z.strictObject({ product: ProductCard, viewed_at: Instant })
export type ViewedProduct = z.output<typeof ViewedProduct>

const products = z.strictObject({ product_nos: z.array(ProductNo).min(1).max(50) })

export const favouriteContract = defineContract({
  list: {
    ...memberPostQuery,
    path: '/consumer/product/favourite/list',
    source: assumed,
    summary: "The member's favourites, newest first",
    body: z.strictObject({ ...pageArgs }),
    data: pageOf(Favourite),
    errors: [],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  status: {
    ...guestPostQuery,
    path: '/consumer/product/favourite/status',
    source: assumed,
    summary: 'Which of the named products are favourites; none for a guest',
    body: products,
    data: z.strictObject({ product_nos: z.array(ProductNo) }),
    errors: [],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  add: {
    ...guestPost,
    path: '/consumer/product/favourite/add',
    source: assumed,
    repeatable: true,
    summary: 'Puts products aside; those already there stay. A guest is told to log in; more than 500 in all are refused',
    body: products,
    data: NoData,
    errors: ['PRODUCT_NOT_LOGGED_IN', 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  remove: {
    ...memberPost,
    path: '/consumer/product/favourite/remove',
    source: assumed,
    repeatable: true,
    summary: 'Takes products off the favourites; those not there are passed over',
    body: products,
    data: NoData,
    errors: [],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  viewed: {
    ...guestPostQuery,
    path: '/consumer/product/visit/list',
    source: assumed,
    summary: 'Products opened lately by this member, or this device for a guest; newest first, each once',
    body: z.strictObject({ ...pageArgs }),
    data: pageOf(ViewedProduct),
    errors: [],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  viewedClear: {
    ...guestPost,
    path: '/consumer/product/visit/clear',
    source: assumed,
    repeatable: true,
    bodyless: true,
    summary: 'Forgets what was opened lately',
    data: NoData,
    errors: [],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
})
