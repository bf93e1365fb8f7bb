import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { ArgsByName } from '@nusaria/contracts/registry'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import { found } from '../drivers/driver.ts'
import type { ShopClient } from './client.ts'
import { findProduct } from './find-product.ts'

/** What a screen shows is in its address. A `:name` is a number of the world, found by `pathIn`. */
const ADDRESSES: Partial<Record<Screen, readonly string[]>> = {
  productList: ['/commodityList?keyword=kopi'],
  product: ['/commodDetail?product_no=:product'],
  activities: ['/activities', '/activities?project_id=waktu-ngemil'],
  orderConfirm: ['/orderConfirm?sku_no=:sku&quantity=1'],
  checkout: ['/checkout?order_no=:unpaid'],
  paymentSuccess: ['/paymentSuccess?order_no=:paid'],
  orderDetail: ['/orderDetail/:shipped', '/orderDetail/:completed'],
  review: ['/review?order_no=:completed'],
  invoice: ['/invoice/:shipped'],
  applyRefund: ['/applyRefund?order_no=:shipped'],
  afterSale: ['/afterSaleOrderDetail/:toReturn', '/afterSaleOrderDetail/:refused'],
  shipmentTracking: ['/shipmentTracking?order_no=:shipped'],
  trackingDetail: ['/trackingDetail?parcel_no=:parcel'],
  voucherTerms: ['/vouchertcs?coupon_no=:voucher'],
}
const addresses = (screens: readonly Screen[]) => screens.flatMap((screen) => ADDRESSES[screen] ?? [SCREENS[screen]])

const LOGIN: readonly Screen[] = ['login', 'emailLogin', 'accountLogin', 'forgetPassword', 'resetPassword']
const LEGAL: readonly Screen[] = ['agreement', 'policyTerms', 'privacy']
const PUBLIC: readonly Screen[] = [
  ...(['home', 'category', 'search', 'productList', 'product', 'productMissing', 'activities'] as const),
  ...(['coupons', 'cart', 'me', 'faqs', 'setLanguage', 'nowhere'] as const),
]
/** Legal texts in a fixed language, the page of a code that was sent, and pages that aren't the shop's. */
const LEFT_OUT = /^(agreement|policyTerms)(Id|En|Zh)$|^(verificationCode|gateway|google)$/

/** Paths of the login, for a guest. On desktop each is a step of the dialog. */
export const LOGIN_PATHS = addresses(LOGIN)
/** Every screen that a guest can open. */
export const GUEST_SCREENS = addresses([...LOGIN, ...PUBLIC, ...LEGAL])
/** Every screen that a member can open, but for legal texts. */
export const MEMBER_SCREENS = addresses(
  (Object.keys(SCREENS) as Screen[]).filter((screen) => ![...LOGIN, ...LEGAL].includes(screen) && !LEFT_OUT.test(screen)),
)

const first = { page_num: 1, page_size: 1 }
const coffee = (client: ShopClient) => findProduct(client, { like: 'kopi mandailing' })
export const findClothes = (client: ShopClient) => findProduct(client, { like: 'baju bela diri' })
const order = (tab: ArgsByName<'order.list'>['tab']) => async (client: ShopClient) =>
  (await client.call('order.list', { tab, page_num: 1, page_size: 20 })).list.at(-1)?.order_no
const request = (status: ArgsByName<'afterSale.list'>['status']) => async (client: ShopClient) =>
  (await client.call('afterSale.list', { status, ...first })).list[0]?.after_sale_no

/** How a number of the world is found. Those of orders are of a member who has some in every state, the oldest of each. */
const NUMBERS: Readonly<Record<string, (client: ShopClient) => Promise<string | undefined>>> = {
  product: async (client) => (await coffee(client)).product.product_no,
  sku: async (client) => (await coffee(client)).sku.sku_no,
  clothes: async (client) => (await findClothes(client)).product.product_no,
  unpaid: order('unpaid'),
  paid: order('processing'),
  shipped: order('shipped'),
  completed: order('completed'),
  parcel: async (client) => (await client.call('order.parcelsUnderWay', first)).list[0]?.parcel_no,
  toReturn: request(AFTER_SALE_STATUS.awaitingReturn),
  refused: request(AFTER_SALE_STATUS.failure),
  voucher: async (client) => (await client.call('promotion.offers', {})).list[0]?.coupon_no,
}

/** The path of a screen in the world of a client. */
export async function pathIn(client: ShopClient, screen: string): Promise<string> {
  const name = /:(\w+)/.exec(screen)?.[1]
  return name === undefined ? screen : screen.replace(`:${name}`, found(await NUMBERS[name]?.(client), `There is no ${name} for ${screen}`))
}

const pathsIn = (client: ShopClient, screens: readonly string[]) => Promise.all(screens.map((screen) => pathIn(client, screen)))

export const guestPaths = (client: ShopClient) => pathsIn(client, GUEST_SCREENS)

/** Paths of every screen of a logged-in member, with something in the cart. */
export async function memberPaths(client: ShopClient): Promise<string[]> {
  await client.call('cart.add', { sku_no: (await coffee(client)).sku.sku_no, quantity: 1 })
  return pathsIn(client, MEMBER_SCREENS)
}
