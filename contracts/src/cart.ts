import { z } from 'zod'
import { PictureUrl, Rupiah, SpecValues } from './common.ts'
import { assumed, defineContract, guestGet, guestPost, memberPost } from './contract.ts'
import { LIMITS } from './limits.ts'
import { ProductNo, SkuNo } from './product-entities.ts'

export const LineQuantity = z.int().min(1).max(LIMITS.lineMaxQuantity)

const LineId = z.string().min(1).max(64)
/** More than the limit of a cart: a cart that was merged at login may have more lines. */
const LineIds = z
  .array(LineId)
  .min(1)
  .max(LIMITS.cartMaxLines * 5)

/** Why a line can't be bought as it is; `null` when it can. */
export const LineTrouble = z.enum(['sold_out', 'stock_short', 'off_sale', 'over_limit'])
export type LineTrouble = z.output<typeof LineTrouble>

/** One SKU in the cart, priced as of now. */
export const CartLine = z.strictObject({
  line_id: z.string(),
  product_no: ProductNo,
  sku_no: SkuNo,
  product_name: z.string(),
  spec_values: SpecValues,
  thumb_image_url: PictureUrl,
  quantity: LineQuantity,
  /** Rupiah for one piece, now */
  price: Rupiah,
  scribing_price: Rupiah,
  /** Rupiah for one piece when it was added; differs from `price` when the price changed since */
  added_price: Rupiah,
  /** Rupiah: price × quantity */
  line_amount: Rupiah,
  stock: z.int().min(0),
  /** the type to find similar products in */
  nav_type_id: z.string(),
  /** pieces that exceeded the line's limit when a guest's cart was merged; 0 once the line is changed */
  left_behind: z.int().min(0),
  purchase_limit: z.int().min(1).nullable(),
  selected: z.boolean(),
  trouble: LineTrouble.nullable(),
})
export type CartLine = z.output<typeof CartLine>

/** The limit of one order that the selected lines exceed. */
export const OrderExcess = z.strictObject({
  /** different SKUs, pieces, or weight */
  limit: z.enum(['kinds', 'pieces', 'weight']),
  /** the maximum of one order: SKUs, pieces, kilograms */
  most: z.int().min(1),
  /** what is selected, in the same unit, rounded up */
  selected: z.int().min(1),
  /** the line that passes the limit, counted from the first */
  line_id: z.string(),
  /** pieces of that line that still fit */
  fits: z.int().min(0),
})
export type OrderExcess = z.output<typeof OrderExcess>

/** The whole cart. Sums cover the selected lines that can be bought. */
export const Cart = z.strictObject({
  lines: z.array(CartLine),
  /** pieces over all lines but those that are sold out or off sale: the badge */
  total_quantity: z.int().min(0),
  selected_quantity: z.int().min(0),
  is_select_all: z.boolean(),
  /** Rupiah at struck prices */
  original_amount: Rupiah,
  /** Rupiah saved against struck prices */
  saved_amount: Rupiah,
  /** Rupiah to pay for the selected lines, before vouchers and shipping */
  product_amount: Rupiah,
  /** null when one order can contain the whole selection */
  order_excess: OrderExcess.nullable(),
})
export type Cart = z.output<typeof Cart>

/** Most SKUs that go into the cart at once. */
export const SET_MAX = 5

/** ORDER_PARAMETER_INVALID: a guest without a Deviceid */
const ADD_ERRORS = [
  'SKU_INFO_MISSING',
  'PRODUCT_OFF_SALE',
  'STOCK_INSUFFICIENT',
  'PURCHASE_LIMIT_EXCEEDED',
  'CART_FULL',
  'ORDER_PARAMETER_INVALID',
] as const

export const cartContract = defineContract({
  detail: {
    ...guestGet,
    path: '/order/trade/cart',
    source: assumed,
    summary: "The member's cart, or the device's for a guest",
    data: Cart,
    errors: [],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  add: {
    ...guestPost,
    path: '/order/trade/cart/add',
    source: assumed,
    summary: 'Puts pieces of a SKU into the cart, on top of what is there',
    body: z.strictObject({ sku_no: SkuNo, quantity: LineQuantity }),
    data: Cart,
    errors: ADD_ERRORS,
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  addSet: {
    ...guestPost,
    path: '/order/trade/cart/add_set',
    source: assumed,
    summary: 'Puts one piece of each of some SKUs into the cart, or none of them',
    body: z.strictObject({ sku_nos: z.array(SkuNo).min(1).max(SET_MAX) }),
    data: Cart,
    errors: ADD_ERRORS,
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  updateQuantity: {
    ...guestPost,
    path: '/order/trade/cart/update_quantity',
    source: assumed,
    repeatable: true,
    summary: 'Sets the absolute quantity of a line',
    body: z.strictObject({ line_id: LineId, quantity: LineQuantity }),
    data: Cart,
    errors: ['CART_LINE_MISSING', 'STOCK_INSUFFICIENT', 'PURCHASE_LIMIT_EXCEEDED'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  changeSku: {
    ...guestPost,
    path: '/order/trade/cart/change_sku',
    source: assumed,
    summary: 'Swaps the SKU of a line for another of the same product; joins the line that has it already',
    body: z.strictObject({
      line_id: LineId,
      sku_no: SkuNo,
      /** pieces of the line; by default unchanged, plus those of the line it merges with */
      quantity: LineQuantity.optional(),
    }),
    data: Cart,
    errors: ['CART_LINE_MISSING', 'SKU_INFO_MISSING', 'STOCK_INSUFFICIENT', 'PURCHASE_LIMIT_EXCEEDED'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  select: {
    ...guestPost,
    path: '/order/trade/cart/select',
    source: assumed,
    repeatable: true,
    summary: 'Selects or clears lines; without line_ids, all that can be bought',
    body: z.strictObject({ line_ids: LineIds.optional(), selected: z.boolean() }),
    data: Cart,
    errors: ['CART_LINE_MISSING'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  remove: {
    ...guestPost,
    path: '/order/trade/cart/remove',
    source: assumed,
    summary: 'Takes lines out of the cart',
    body: z.strictObject({ line_ids: LineIds }),
    data: Cart,
    errors: ['CART_LINE_MISSING'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  acceptPrices: {
    ...guestPost,
    path: '/order/trade/cart/accept_prices',
    source: assumed,
    repeatable: true,
    summary: "The shopper saw that prices changed: the lines' `added_price` becomes today's",
    body: z.strictObject({ line_ids: LineIds }),
    data: Cart,
    errors: ['CART_LINE_MISSING'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  moveToFavourites: {
    ...memberPost,
    path: '/order/trade/cart/move_to_favourites',
    source: assumed,
    summary: 'Puts the products of lines aside and takes the lines out; all of them or none',
    body: z.strictObject({ line_ids: LineIds }),
    data: Cart,
    /** PRODUCT_PARAMETER_INVALID: more than the limit of favourites */
    errors: ['CART_LINE_MISSING', 'PRODUCT_PARAMETER_INVALID'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
})
