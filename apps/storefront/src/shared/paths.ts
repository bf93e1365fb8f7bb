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
  coupons: '/coupons',
  wallet: '/couponsList',
  voucherTerms: '/vouchertcs',
  login: '/login',
  emailLogin: '/emailLogin',
  accountLogin: '/accountLogin',
  verificationCode: '/verificationCode',
  forgetPassword: '/forgetPassword',
  resetPassword: '/resetPassword',
  me: '/me',
  setting: '/setting',
  setLanguage: '/setLanguage',
  addresses: '/addressManage',
  addressDetail: '/addressDetail',
  agreement: '/agreement',
  policyTerms: '/policyTerms',
} as const

/** What the list page receives as navigation state (spec section 2). */
export type ProductListState =
  | { readonly keyword: string; readonly timestamp: number }
  | { readonly typeId: string; readonly source: 'category' }

/** Where to go, with the state that travels along. */
export interface Destination<S = undefined> {
  readonly to: string
  readonly state: S
}

export function productPath(productNo: string): string {
  return `${paths.product}?${new URLSearchParams({ product_no: productNo })}`
}

/** The list of what a keyword finds. The query repeats the state, so that the address can be shared. */
export function searchResults(keyword: string): Destination<ProductListState> {
  return { to: `${paths.productList}?${new URLSearchParams({ keyword })}`, state: { keyword, timestamp: Date.now() } }
}

/** The list of one type of the category tree. */
export function typeProducts(typeId: string): Destination<ProductListState> {
  return { to: `${paths.productList}?${new URLSearchParams({ typeId })}`, state: { typeId, source: 'category' } }
}

export function orderDetailPath(orderNo: string): string {
  return paths.orderDetail.replace(':no', encodeURIComponent(orderNo))
}
