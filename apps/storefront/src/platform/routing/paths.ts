import type { Language } from '@nusaria/contracts/headers'

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
  vouchers: '/couponsList',
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
  accessibility: '/accessibility',
  faqs: '/faqs',
} as const

export type ProductListState =
  | { readonly keyword: string; readonly timestamp: number }
  | { readonly typeId: string; readonly source: 'category' }

export interface LinkTarget<S = undefined> {
  readonly to: string
  readonly state: S
}

const withQuery = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`
export const productPath = (productNo: string) => withQuery(paths.product, { product_no: productNo })

/** The list of what a keyword finds. The query repeats the state, so that the address can be shared. */
export const searchResultsLink = (keyword: string): LinkTarget<ProductListState> => ({
  to: withQuery(paths.productList, { keyword }),
  state: { keyword, timestamp: Date.now() },
})
export const categoryProductsLink = (typeId: string): LinkTarget<ProductListState> => ({
  to: withQuery(paths.productList, { typeId }),
  state: { typeId, source: 'category' },
})
export const orderDetailPath = (orderNo: string) => paths.orderDetail.replace(':no', encodeURIComponent(orderNo))
export const invoicePath = (orderNo: string) => paths.invoice.replace(':no', encodeURIComponent(orderNo))

/** The confirm page for pieces of one SKU right away. Without them it confirms the cart's selected lines: `paths.orderConfirm`. */
export const buyNowPath = (skuNo: string, quantity: number) => withQuery(paths.orderConfirm, { sku_no: skuNo, quantity: String(quantity) })
export const checkoutPath = (orderNo: string) => withQuery(paths.checkout, { order_no: orderNo })
export const paymentSuccessPath = (orderNo: string) => withQuery(paths.paymentSuccess, { order_no: orderNo })

export const shipmentTrackingPath = (orderNo: string, parcelNo?: string) =>
  withQuery(paths.shipmentTracking, { order_no: orderNo, ...(parcelNo !== undefined && { parcel_no: parcelNo }) })
export const reviewPath = (orderNo: string) => withQuery(paths.review, { order_no: orderNo })

export const applyRefundPath = (orderNo: string) => withQuery(paths.applyRefund, { order_no: orderNo })

/** The same form to ask once more for what a request was about. */
export const reapplyPath = (afterSaleNo: string) => withQuery(paths.applyRefund, { after_sale_no: afterSaleNo })
export const afterSaleDetailPath = (afterSaleNo: string) => paths.afterSaleDetail.replace(':id', encodeURIComponent(afterSaleNo))
export const trackingDetailPath = (parcelNo: string) => withQuery(paths.trackingDetail, { parcel_no: parcelNo })
export const ordersPath = (tab: string) => withQuery(paths.orders, { tab })

/** The campaign page of one voucher on offer, or of several. */
export const voucherPath = (...couponNos: readonly string[]) =>
  `${paths.coupons}?${new URLSearchParams(couponNos.map((couponNo) => ['coupon', couponNo]))}`

/** A campaign's page; without an id `paths.activities` lists the current campaigns. */
export const activityPath = (projectId: string) => withQuery(paths.activities, { project_id: projectId })
export const voucherTermsPath = (couponNo: string) => withQuery(paths.voucherTerms, { coupon_no: couponNo })
export const faqsPath = (topic: 'account' | 'shopping' | 'shopping-cod' | 'shipping' | 'afterSale' | 'refund') => `${paths.faqs}#${topic}`
export const agreementPath = (language: Language) => `${paths.agreement}-${language}`
export const policyTermsPath = (language: Language) => `${paths.policyTerms}-${language}`
