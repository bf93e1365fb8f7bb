import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/after-sale-lifecycle'
import type { Session } from '@nusaria/contracts/auth-entities'
import type { Cart, CartLine, cartContract } from '@nusaria/contracts/cart'
import type { ArgsOf } from '@nusaria/contracts/contract'
import type { Confirmation, OrderDetail } from '@nusaria/contracts/order-entities'
import type { Payment } from '@nusaria/contracts/payment-entities'
import type { FlashSale, ProductCard, ProductDetail } from '@nusaria/contracts/product-entities'
import type { searchContract } from '@nusaria/contracts/search'
import { matchPath } from 'react-router-dom'
import { paths } from '#platform/routing/paths.ts'
import type { ReportEvent, ReportItem } from './report-events.ts'

type Without<E> = E extends unknown ? Omit<E, 'page' | 'language' | 'layout'> : never
export type EventBody = Without<ReportEvent>

/** Where events go: one of the adapters. */
export type Report = (event: ReportEvent) => void

const MAX_ITEMS = 50
const MAX_TEXT = 300
const IDR = 'IDR'

/** A text without what may be personal: e-mail addresses, numbers of five digits or more, tokens, and the queries of addresses. */
export function mask(text: string): string {
  return text
    .replace(/\?[^\s)'"]*/g, '?…')
    .replace(/\S+@\S+/g, '…@…')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/\d(?:[\s.-]?\d){4,}/g, '…')
    .slice(0, MAX_TEXT)
}

const toItem = ({ product_no, product_name, price }: ProductCard): ReportItem => ({
  item_id: product_no,
  item_name: product_name,
  price,
  quantity: 1,
})

const toItems = (lines: readonly Pick<CartLine, 'product_no' | 'sku_no' | 'product_name' | 'price' | 'quantity'>[]): ReportItem[] =>
  lines.slice(0, MAX_ITEMS).map(({ product_no, sku_no, product_name, price, quantity }) => ({
    item_id: product_no,
    item_name: product_name,
    item_variant: sku_no,
    price,
    quantity,
  }))

type Reader = (data: never, args: never, pathname: string) => readonly EventBody[]

interface Cards {
  readonly list: readonly ProductCard[]
}

const listShown =
  (item_list_id: string) =>
  ({ list }: Cards): readonly EventBody[] =>
    list.length > 0 ? [{ name: 'view_item_list', item_list_id, items: list.slice(0, MAX_ITEMS).map(toItem) }] : []

const addedToCart = ({ lines }: Cart, skuNos: readonly string[], quantity: number): readonly EventBody[] =>
  lines
    .filter(({ sku_no }) => skuNos.includes(sku_no))
    .map((line) => ({ name: 'add_to_cart', currency: IDR, value: line.price * quantity, items: toItems([{ ...line, quantity }]) }))

export const SHOP_EVENTS: Readonly<Record<string, Reader>> = {
  'product.list': listShown('category'),
  'product.hotList': listShown('best_sellers'),
  'product.flashSale': ({ list }: FlashSale) => listShown('flash_sale')({ list: list.map(({ product }) => product) }),
  'product.productRecommend': listShown('recommended'),
  'product.relatedList': listShown('related'),
  'search.couponSearch': listShown('voucher'),

  'search.search': (found: Cards, { keyword = '', page_num }: ArgsOf<(typeof searchContract)['search']>) => [
    ...(keyword && page_num === 1 ? [{ name: 'search', search_term: mask(keyword).slice(0, 100) } as const] : []),
    ...listShown('search_results')(found),
  ],

  'product.minSkuDetail': (product: ProductDetail) => [
    { name: 'view_item', currency: IDR, value: product.price, items: [toItem(product)] },
  ],

  'cart.add': (cart: Cart, { sku_no, quantity }: ArgsOf<(typeof cartContract)['add']>) => addedToCart(cart, [sku_no], quantity),
  'cart.addSet': (cart: Cart, { sku_nos }: ArgsOf<(typeof cartContract)['addSet']>) => addedToCart(cart, sku_nos, 1),

  /** Placing the order may fetch its confirmation once more, when another page is open. */
  'order.confirm': ({ lines, amounts }: Confirmation, _args, pathname) =>
    matchPath(paths.orderConfirm, pathname) ? [{ name: 'begin_checkout', currency: IDR, value: amounts.total, items: toItems(lines) }] : [],

  'payment.pay': ({ amount, method }: Payment) => [{ name: 'add_payment_info', currency: IDR, value: amount, payment_type: method }],

  /** The result page shows an order that is paid, or will be on delivery. */
  'order.detail': ({ order_no, status, total, amounts, lines }: OrderDetail, _args, pathname) =>
    matchPath(paths.paymentSuccess, pathname) && status === 'pending_shipment'
      ? [
          {
            name: 'purchase',
            transaction_id: order_no,
            currency: IDR,
            value: total,
            shipping: amounts.shipping_fee,
            items: toItems(lines),
          },
        ]
      : [],

  /** A backend may leave the amount out: then nothing is known of the refund. */
  'afterSale.detail': ({ status, order_no, refund_amount, lines }: AfterSaleDetail) =>
    status === AFTER_SALE_STATUS.success && refund_amount !== undefined
      ? [{ name: 'refund', transaction_id: order_no, currency: IDR, value: refund_amount, items: toItems(lines) }]
      : [],

  'auth.login': ({ flag_registered }: Session) => (flag_registered ? [{ name: 'sign_up' }] : []),
}
