/** Screens a scenario can speak of, with the pattern of their address. */
export const SCREENS = {
  home: '/',
  category: '/cate',
  search: '/search',
  productList: '/commodityList',
  product: '/commodDetail',
  productMissing: '/commodDetailEmpty',
  activities: '/activities',
  favourites: '/favourites',
  viewed: '/recentlyViewed',
  arrivalNotices: '/arrivalNotices',
  messages: '/message',
  cart: '/cart',
  orderConfirm: '/orderConfirm',
  checkout: '/checkout',
  paymentSuccess: '/paymentSuccess',
  orders: '/order',
  orderDetail: '/orderDetail/:no',
  applyRefund: '/applyRefund',
  afterSales: '/afterSaleOrder',
  afterSale: '/afterSaleOrderDetail/:no',
  refunds: '/refunds',
  refundSettings: '/refund-settings',
  faqs: '/faqs',
  shipmentTracking: '/shipmentTracking',
  trackingDetail: '/trackingDetail',
  gateway: '/gateway/',
  coupons: '/coupons',
  voucherTerms: '/vouchertcs',
  wallet: '/couponsList',
  login: '/login',
  emailLogin: '/emailLogin',
  accountLogin: '/accountLogin',
  verificationCode: '/verificationCode',
  forgetPassword: '/forgetPassword',
  me: '/me',
  setting: '/setting',
  verifyPhone: '/verifyPhone',
  bindPhone: '/bindPhone',
  verifyEmail: '/verifyEmail',
  bindEmail: '/bindEmail',
  deletion: '/delete',
  addresses: '/addressManage',
} as const

export type Screen = keyof typeof SCREENS

/** Categories a scenario can speak of, by what stands in them; with their ids. */
export const CATEGORIES = { chips: '1101', coffee: '1201', tea: '1202' } as const

export type Category = keyof typeof CATEGORIES
