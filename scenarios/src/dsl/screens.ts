export interface ScreenData {
  /** The pattern of its address */
  readonly path: string
  /** `member`: a guest is sent to the login first. `guest`: the login itself. `none`: a page of another site. */
  readonly visitor: 'everyone' | 'guest' | 'member' | 'none'
  /**
   * Addresses to open it at, by default its path. A `:name` is a number of the world (`scenarios/run/support/screens.ts`).
   * Without one it opens only after another screen, or is the same as another.
   */
  readonly at?: readonly string[]
  /** A text, the same for guests and members */
  readonly isLegal?: true
  /** A shop without this feature hasn't the screen */
  readonly feature?: 'reviews' | 'invoices' | 'restockAlerts'
}

const screens = {
  home: { path: '/', visitor: 'everyone' },
  category: { path: '/cate', visitor: 'everyone' },
  search: { path: '/search', visitor: 'everyone' },
  productList: { path: '/commodityList', visitor: 'everyone', at: ['/commodityList?keyword=kopi'] },
  product: { path: '/commodDetail', visitor: 'everyone', at: ['/commodDetail?product_no=:product'] },
  productMissing: { path: '/commodDetailEmpty', visitor: 'everyone' },
  activities: { path: '/activities', visitor: 'everyone', at: ['/activities', '/activities?project_id=waktu-ngemil'] },
  favourites: { path: '/favourites', visitor: 'member' },
  viewed: { path: '/recentlyViewed', visitor: 'everyone' },
  arrivalNotices: { path: '/arrivalNotices', visitor: 'member', feature: 'restockAlerts' },
  messages: { path: '/message', visitor: 'member' },
  cart: { path: '/cart', visitor: 'everyone' },
  orderConfirm: { path: '/orderConfirm', visitor: 'member', at: ['/orderConfirm?sku_no=:sku&quantity=1'] },
  checkout: { path: '/checkout', visitor: 'member', at: ['/checkout?order_no=:unpaid'] },
  paymentSuccess: { path: '/paymentSuccess', visitor: 'member', at: ['/paymentSuccess?order_no=:paid'] },
  orders: { path: '/order', visitor: 'member' },
  orderDetail: { path: '/orderDetail/:no', visitor: 'member', at: ['/orderDetail/:shipped', '/orderDetail/:completed'] },
  review: { path: '/review', visitor: 'member', at: ['/review?order_no=:completed'], feature: 'reviews' },
  invoice: { path: '/invoice/:no', visitor: 'member', at: ['/invoice/:shipped'], feature: 'invoices' },
  applyRefund: { path: '/applyRefund', visitor: 'member', at: ['/applyRefund?order_no=:shipped'] },
  afterSales: { path: '/afterSaleOrder', visitor: 'member' },
  afterSale: {
    path: '/afterSaleOrderDetail/:no',
    visitor: 'member',
    at: ['/afterSaleOrderDetail/:toReturn', '/afterSaleOrderDetail/:refused'],
  },
  refunds: { path: '/refunds', visitor: 'member' },
  refundSettings: { path: '/refund-settings', visitor: 'member' },
  paymentOption: { path: '/payment-option', visitor: 'member' },
  shipmentTracking: { path: '/shipmentTracking', visitor: 'member', at: ['/shipmentTracking?order_no=:shipped'] },
  tracking: { path: '/tracking', visitor: 'member' },
  trackingDetail: { path: '/trackingDetail', visitor: 'member', at: ['/trackingDetail?parcel_no=:parcel'] },
  coupons: { path: '/coupons', visitor: 'everyone' },
  voucherTerms: { path: '/vouchertcs', visitor: 'everyone', at: ['/vouchertcs?coupon_no=:voucher'] },
  wallet: { path: '/couponsList', visitor: 'member' },
  points: { path: '/points', visitor: 'member' },
  login: { path: '/login', visitor: 'guest' },
  emailLogin: { path: '/emailLogin', visitor: 'guest' },
  accountLogin: { path: '/accountLogin', visitor: 'guest' },
  verificationCode: { path: '/verificationCode', visitor: 'guest', at: [] },
  forgetPassword: { path: '/forgetPassword', visitor: 'guest' },
  resetPassword: { path: '/resetPassword', visitor: 'guest' },
  me: { path: '/me', visitor: 'everyone' },
  setting: { path: '/setting', visitor: 'member' },
  verifyPhone: { path: '/verifyPhone', visitor: 'member' },
  bindPhone: { path: '/bindPhone', visitor: 'member' },
  verifyEmail: { path: '/verifyEmail', visitor: 'member' },
  bindEmail: { path: '/bindEmail', visitor: 'member' },
  deletion: { path: '/delete', visitor: 'member' },
  addresses: { path: '/addressManage', visitor: 'member' },
  addressDetail: { path: '/addressDetail', visitor: 'member' },
  setLanguage: { path: '/setLanguage', visitor: 'everyone' },
  agreement: { path: '/agreement', visitor: 'everyone', isLegal: true },
  agreementId: { path: '/agreement-id', visitor: 'everyone', at: [], isLegal: true },
  agreementEn: { path: '/agreement-en', visitor: 'everyone', at: [], isLegal: true },
  agreementZh: { path: '/agreement-zh-CN', visitor: 'everyone', at: [], isLegal: true },
  policyTerms: { path: '/policyTerms', visitor: 'everyone', isLegal: true },
  policyTermsId: { path: '/policyTerms-id', visitor: 'everyone', at: [], isLegal: true },
  policyTermsEn: { path: '/policyTerms-en', visitor: 'everyone', at: [], isLegal: true },
  policyTermsZh: { path: '/policyTerms-zh-CN', visitor: 'everyone', at: [], isLegal: true },
  privacy: { path: '/privacy', visitor: 'everyone', isLegal: true },
  accessibility: { path: '/accessibility', visitor: 'everyone', isLegal: true },
  faqs: { path: '/faqs', visitor: 'everyone' },
  nowhere: { path: '/nowhere', visitor: 'everyone' },
  gateway: { path: '/gateway/', visitor: 'none', at: [] },
  google: { path: '/google/', visitor: 'none', at: [] },
} as const satisfies Readonly<Record<string, ScreenData>>

export type Screen = keyof typeof screens

/** Every page of the shop, an address without a page (`nowhere`), and two pages of other sites: the payment gateway's and Google's. */
export const SCREEN_LIST: Readonly<Record<Screen, ScreenData>> = screens

/** The pattern of each screen's address. */
export const SCREENS = Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, path])) as Readonly<
  Record<Screen, string>
>
