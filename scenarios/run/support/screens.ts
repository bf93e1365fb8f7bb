import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { ArgsByName } from '@nusaria/contracts/registry'
import { SCREEN_LIST, type ScreenData } from '@nusaria/scenarios/dsl/screens'
import { found } from '../drivers/driver.ts'
import type { ShopClient } from './client.ts'
import { findProduct } from './find-product.ts'

/** What makes calls of the shop. */
type Calls = Pick<ShopClient, 'call'>

const addresses = (fits: (screen: ScreenData) => boolean) =>
  Object.values(SCREEN_LIST)
    .filter(fits)
    .flatMap(({ path, at = [path] }) => at)

/** Paths of the login, for a guest. On desktop each is a step of the dialog. */
export const LOGIN_PATHS = addresses(({ visitor }) => visitor === 'guest')
/** Every screen that a guest can open. */
export const GUEST_SCREENS = addresses(({ visitor }) => visitor === 'guest' || visitor === 'everyone')
/** Every screen that a member can open, but for legal texts. */
export const MEMBER_SCREENS = addresses(({ visitor, isLegal }) => visitor === 'member' || (visitor === 'everyone' && !isLegal))

const first = { page_num: 1, page_size: 1 }
const coffee = (client: Calls) => findProduct(client, { like: 'kopi mandailing' })
export const findClothes = (client: Calls) => findProduct(client, { like: 'baju bela diri' })
const order = (tab: ArgsByName<'order.list'>['tab']) => async (client: Calls) =>
  (await client.call('order.list', { tab, page_num: 1, page_size: 20 })).list.at(-1)?.order_no
const request = (status: ArgsByName<'afterSale.list'>['status']) => async (client: Calls) =>
  (await client.call('afterSale.list', { status, ...first })).list[0]?.after_sale_no

/** How a number of the world is found. Those of orders are of a member who has some in every state, the oldest of each. */
const NUMBERS: Readonly<Record<string, (client: Calls) => Promise<string | undefined>>> = {
  product: async (client) => (await coffee(client)).product.product_no,
  sku: async (client) => (await coffee(client)).sku.sku_no,
  clothes: async (client) => (await findClothes(client)).product.product_no,
  unpaid: order('unpaid'),
  paid: order('processing'),
  shipped: order('shipped'),
  completed: order('completed'),
  closed: order('closed'),
  parcel: async (client) => (await client.call('order.parcelsUnderWay', first)).list[0]?.parcel_no,
  inReview: request(AFTER_SALE_STATUS.awaitingReview),
  toReturn: request(AFTER_SALE_STATUS.awaitingReturn),
  refused: request(AFTER_SALE_STATUS.failure),
  voucher: async (client) => (await client.call('promotion.offers', {})).list[0]?.coupon_no,
}

/** The path of a screen in the world of a client. */
export async function pathIn(client: Calls, screen: string): Promise<string> {
  const name = /:(\w+)/.exec(screen)?.[1]
  return name === undefined ? screen : screen.replace(`:${name}`, found(await NUMBERS[name]?.(client), `There is no ${name} for ${screen}`))
}

const pathsIn = (client: Calls, screens: readonly string[]) => Promise.all(screens.map((screen) => pathIn(client, screen)))

export const guestPaths = (client: Calls) => pathsIn(client, GUEST_SCREENS)

/** Paths of every screen of a logged-in member, with something in the cart. */
export async function memberPaths(client: Calls): Promise<string[]> {
  await client.call('cart.add', { sku_no: (await coffee(client)).sku.sku_no, quantity: 1 })
  return pathsIn(client, MEMBER_SCREENS)
}
