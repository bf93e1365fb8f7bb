import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { Person } from '../drivers/browser/person.ts'
import { prepare } from './prepare.ts'

/** Paths of the login, for a guest. On desktop each is a step of the dialog. */
export const LOGIN_PATHS = ['/login', '/emailLogin', '/accountLogin', '/forgetPassword', '/resetPassword'] as const

/** Paths of what a guest can open, with data on each. The person has found a product. */
export const guestPaths = ({ product_no }: Person): string[] => [
  ...LOGIN_PATHS,
  '/',
  '/cate',
  '/commodityList?keyword=kopi',
  `/commodDetail?product_no=${product_no}`,
  '/activities',
  '/coupons',
  '/cart',
  '/me',
]

/** Paths of the main pages with data on each, for a logged-in member. */
export async function mainPagePaths(person: Person): Promise<string[]> {
  await prepare.cart(person)
  await prepare.unpaidOrder(person)
  const [shipped] = (await person.client.call('order.list', { tab: 'shipped', page_num: 1, page_size: 1 })).list
  const [paid] = (await person.client.call('order.list', { tab: 'processing', page_num: 1, page_size: 1 })).list
  const [completed] = (await person.client.call('order.list', { tab: 'completed', page_num: 1, page_size: 1 })).list
  const [parcel] = (await person.client.call('order.parcelsUnderWay', { page_num: 1, page_size: 1 })).list
  const [awaited] = (await person.client.call('afterSale.list', { status: AFTER_SALE_STATUS.awaitingReturn, page_num: 1, page_size: 1 }))
    .list
  const [refused] = (await person.client.call('afterSale.list', { status: AFTER_SALE_STATUS.failure, page_num: 1, page_size: 1 })).list
  const [offer] = (await person.client.call('promotion.offers', {})).list
  return [
    '/',
    '/cate',
    '/search',
    '/commodityList?keyword=kopi',
    `/commodDetail?product_no=${person.product_no}`,
    '/commodDetailEmpty',
    '/activities',
    '/activities?project_id=waktu-ngemil',
    '/cart',
    `/orderConfirm?sku_no=${person.sku_no}&quantity=1`,
    `/checkout?order_no=${person.order_no}`,
    `/paymentSuccess?order_no=${paid?.order_no}`,
    '/order',
    `/orderDetail/${shipped?.order_no}`,
    `/shipmentTracking?order_no=${shipped?.order_no}`,
    '/tracking',
    `/trackingDetail?parcel_no=${parcel?.parcel_no}`,
    `/applyRefund?order_no=${shipped?.order_no}`,
    '/afterSaleOrder',
    `/afterSaleOrderDetail/${awaited?.after_sale_no}`,
    `/afterSaleOrderDetail/${refused?.after_sale_no}`,
    '/refunds',
    `/review?order_no=${completed?.order_no}`,
    `/invoice/${shipped?.order_no}`,
    '/coupons',
    '/couponsList',
    '/points',
    '/payment-option',
    '/refund-settings',
    `/vouchertcs?coupon_no=${offer?.coupon_no}`,
    '/me',
    '/favourites',
    '/recentlyViewed',
    '/arrivalNotices',
    '/message',
    '/setting',
    '/verifyPhone',
    '/verifyEmail',
    '/bindPhone',
    '/bindEmail',
    '/delete',
    '/addressManage',
    '/addressDetail',
    '/setLanguage',
    '/faqs',
    '/tidak/ada',
  ]
}
