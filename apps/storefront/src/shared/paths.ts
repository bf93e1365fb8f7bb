import type { Language } from '@nusaria/contracts/headers'

/** Every address of the shop that a page can link to. Routes of the spec's table join as their pages do. */
export const paths = {
  home: '/',
  category: '/cate',
  search: '/search',
  productList: '/commodityList',
  product: '/commodDetail',
  productMissing: '/commodDetailEmpty',
  cart: '/cart',
  orderConfirm: '/orderConfirm',
  checkout: '/checkout',
  paymentSuccess: '/paymentSuccess',
  orders: '/order',
  orderDetail: '/orderDetail/:no',
  review: '/review',
  applyRefund: '/applyRefund',
  afterSales: '/afterSaleOrder',
  afterSaleDetail: '/afterSaleOrderDetail/:id',
  refunds: '/refunds',
  invoice: '/invoice/:no',
  tracking: '/tracking',
  trackingDetail: '/trackingDetail',
  shipmentTracking: '/shipmentTracking',
  coupons: '/coupons',
  activities: '/activities',
  favourites: '/favourites',
  viewed: '/recentlyViewed',
  arrivalNotices: '/arrivalNotices',
  messages: '/message',
  paymentOption: '/payment-option',
  refundSettings: '/refund-settings',
  wallet: '/couponsList',
  points: '/points',
  voucherTerms: '/vouchertcs',
  login: '/login',
  emailLogin: '/emailLogin',
  accountLogin: '/accountLogin',
  verificationCode: '/verificationCode',
  forgetPassword: '/forgetPassword',
  resetPassword: '/resetPassword',
  me: '/me',
  setting: '/setting',
  verifyPhone: '/verifyPhone',
  bindPhone: '/bindPhone',
  verifyEmail: '/verifyEmail',
  bindEmail: '/bindEmail',
  deletion: '/delete',
  setLanguage: '/setLanguage',
  addresses: '/addressManage',
  addressDetail: '/addressDetail',
  agreement: '/agreement',
  policyTerms: '/policyTerms',
  privacy: '/privacy',
  faqs: '/faqs',
} as const

export type ProductListState =
  | { readonly keyword: string; readonly timestamp: number }
  | { readonly typeId: string; readonly source: 'category' }

/** The props of a link: address and navigation state. */
export interface LinkTarget<S = undefined> {
  readonly to: string
  readonly state: S
}

export function productPath(productNo: string): string {
  return `${paths.product}?${new URLSearchParams({ product_no: productNo })}`
}

/** The list of what a keyword finds. The query repeats the state, so that the address can be shared. */
export function searchResultsLink(keyword: string): LinkTarget<ProductListState> {
  return { to: `${paths.productList}?${new URLSearchParams({ keyword })}`, state: { keyword, timestamp: Date.now() } }
}

export function categoryProductsLink(typeId: string): LinkTarget<ProductListState> {
  return { to: `${paths.productList}?${new URLSearchParams({ typeId })}`, state: { typeId, source: 'category' } }
}

export function orderDetailPath(orderNo: string): string {
  return paths.orderDetail.replace(':no', encodeURIComponent(orderNo))
}

export function invoicePath(orderNo: string): string {
  return paths.invoice.replace(':no', encodeURIComponent(orderNo))
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`
}

/** The confirm page for pieces of one SKU right away. Without them it confirms the cart's selected lines: `paths.orderConfirm`. */
export function buyNowPath(skuNo: string, quantity: number): string {
  return withQuery(paths.orderConfirm, { sku_no: skuNo, quantity: String(quantity) })
}

export function checkoutPath(orderNo: string): string {
  return withQuery(paths.checkout, { order_no: orderNo })
}

export function paymentSuccessPath(orderNo: string): string {
  return withQuery(paths.paymentSuccess, { order_no: orderNo })
}

/** The parcels of an order, at one of them when named. */
export function shipmentTrackingPath(orderNo: string, parcelNo?: string): string {
  return withQuery(paths.shipmentTracking, { order_no: orderNo, ...(parcelNo !== undefined && { parcel_no: parcelNo }) })
}

export function reviewPath(orderNo: string): string {
  return withQuery(paths.review, { order_no: orderNo })
}

/** The form to ask for after-sales on an order. */
export function applyRefundPath(orderNo: string): string {
  return withQuery(paths.applyRefund, { order_no: orderNo })
}

/** The same form to ask once more for what a request was about. */
export function reapplyPath(afterSaleNo: string): string {
  return withQuery(paths.applyRefund, { after_sale_no: afterSaleNo })
}

export function afterSaleDetailPath(afterSaleNo: string): string {
  return paths.afterSaleDetail.replace(':id', encodeURIComponent(afterSaleNo))
}

export function trackingDetailPath(parcelNo: string): string {
  return withQuery(paths.trackingDetail, { parcel_no: parcelNo })
}

export function ordersPath(tab: string): string {
  return withQuery(paths.orders, { tab })
}

/** The campaign page of one voucher on offer, or of several. */
export function voucherPath(...couponNos: readonly string[]): string {
  return `${paths.coupons}?${new URLSearchParams(couponNos.map((couponNo) => ['coupon', couponNo]))}`
}

/** A campaign's page; without an id `paths.activities` lists the current campaigns. */
export function activityPath(projectId: string): string {
  return withQuery(paths.activities, { project_id: projectId })
}

export function voucherTermsPath(couponNo: string): string {
  return withQuery(paths.voucherTerms, { coupon_no: couponNo })
}

export function faqsPath(topic: 'afterSale' | 'refund'): string {
  return `${paths.faqs}#${topic}`
}

export function agreementPath(language: Language): string {
  return `${paths.agreement}-${language}`
}

export function policyTermsPath(language: Language): string {
  return `${paths.policyTerms}-${language}`
}

/** Default addresses of the apps (see `VITE_IOS_URL`, `VITE_ANDROID_URL`). */
export const APP_STORE_URLS = { ios: 'https://nusaria.example/app/ios', android: 'https://nusaria.example/app/android' } as const
