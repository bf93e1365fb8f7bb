/** Screens a scenario can speak of, with the pattern of their address. */
export const SCREENS = {
  home: '/',
  category: '/cate',
  search: '/search',
  productList: '/commodityList',
  product: '/commodDetail',
  cart: '/cart',
  orderConfirm: '/orderConfirm',
  checkout: '/checkout',
  paymentSuccess: '/paymentSuccess',
  orders: '/order',
  orderDetail: '/orderDetail/:no',
  coupons: '/coupons',
  wallet: '/couponsList',
  login: '/login',
  verificationCode: '/verificationCode',
  me: '/me',
  addresses: '/addressManage',
} as const

export type Screen = keyof typeof SCREENS
