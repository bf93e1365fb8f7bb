import { deletionForm } from '../drivers/browser/account.ts'
import { settingsRow } from '../drivers/browser/login.ts'
import type { Person } from '../drivers/browser/person.ts'
import { productActions } from '../drivers/browser/product.ts'
import type { WorldControl } from '../support/control.ts'
import { findProduct } from '../support/find-product.ts'
import type { Layout } from '../support/layouts.ts'

/** A dialog or sheet over a screen. */
export interface Overlay {
  readonly name: string
  /** The beginning of the screen's address, or the whole of it. */
  readonly over: string | ((person: Person) => string | Promise<string>)
  /** Where the layouts differ. */
  readonly on?: Layout
  /** What happens in the world before the screen is opened. */
  readonly given?: (world: WorldControl, person: Person) => Promise<unknown>
  readonly open: (person: Person) => Promise<unknown>
}

type Step = string | ((person: Person) => Promise<unknown>)

/** Presses one control after the other, each the first with this name; the rest are acts. */
const presses =
  (...steps: readonly Step[]): Overlay['open'] =>
  async (person) => {
    for (const step of steps) await (typeof step === 'string' ? person.control('button', step).first().click() : step(person))
  }

const clicks =
  (selector: string): Step =>
  ({ page }) =>
    page.locator(selector).first().click()

const row =
  (what: string): Step =>
  (person) =>
    settingsRow(person, what).getByRole('button').click()

const PRODUCT = '/commodDetail?'
const SETTINGS = '/setting'
const findClothes = ({ client }: Person) => findProduct(client, { like: 'baju bela diri' })
const clothes = async (person: Person) => `/commodDetail?product_no=${(await findClothes(person)).product.product_no}`
const unpaid = ({ order_no }: Person) => `/orderDetail/${order_no}`
const PHONE = { on: 'mobile' } as const

const overlay = (name: string, over: Overlay['over'], open: Overlay['open'], where: Pick<Overlay, 'on' | 'given'> = {}): Overlay => ({
  name,
  over,
  open,
  ...where,
})

/** The received order with the most products. */
async function received({ client }: Person) {
  const { list } = await client.call('order.list', { tab: 'completed', page_num: 1, page_size: 20 })
  const [first, ...rest] = list
  if (!first) throw new Error('The member has received no order')
  return rest.reduce((most, order) => (order.lines.length > most.lines.length ? order : most), first)
}

const sellOut = (world: WorldControl, skus: readonly string[]) =>
  Promise.all(skus.map((sku_no) => world.event('sku', sku_no, 'restock', { stock: 0 })))

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0'

/** From here on the page is in the browser of another app. */
const isInsideApp: Step = ({ page }) =>
  page.evaluate((agent) => void Object.defineProperty(navigator, 'userAgent', { value: agent }), IPHONE)

/** A voucher for the app alone is refused, with the way to the app. */
const APP_VOUCHER = '/coupons?coupon=APP20'
const claimsInApp: Step = (person) => productActions.claims(person, { coupon: 'APP20' })

const requestsCode: Step = async (person) => {
  await person.field('auth:phone.label').fill('81298765432')
  await person.page.getByRole('checkbox').first().check({ force: true })
  await person.press('auth:sendCode')
}

/** Picks a picture with something on it: of the page. */
const picksPicture: Step = async (person) =>
  person.field('profile:avatar.pick').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await person.page.screenshot() })

/** What opens over a guest's screens. On desktop the login is a dialog; its steps have addresses, which the other states look at. */
const guestOverlays: readonly Overlay[] = [
  overlay('captcha', '/login', presses(requestsCode)),
  overlay('consent for Google', '/login', presses('auth:ways.google')),
  overlay('Google in a browser', '/login', presses(isInsideApp, 'auth:ways.google')),
]

/** What opens over those of a new member, who has no order. */
const newMemberOverlays: readonly Overlay[] = [
  overlay('delete account', '/delete', (person) =>
    person.types(deletionForm('account_unused').fields).press('deletion:submit', person.main),
  ),
]

/** What opens over a member's. */
const memberOverlays: readonly Overlay[] = [
  overlay('filter', '/commodityList', presses('filter:title…'), PHONE),
  overlay('choice', PRODUCT, presses('product:buy.add'), PHONE),
  overlay('city', PRODUCT, presses('product:delivery.change')),
  overlay(
    'share',
    PRODUCT,
    presses((person) =>
      person.control('button', 'product:share.title').or(person.control('button', 'product:share.button')).first().click(),
    ),
  ),
  overlay('ask', PRODUCT, presses('review:question.ask')),
  overlay('questions', PRODUCT, presses('review:question.all…'), PHONE),
  overlay('reviews', PRODUCT, presses('review:seeAllLabel'), PHONE),
  overlay('pictures', PRODUCT, presses('product:gallery.enlarge')),
  overlay('product vouchers', PRODUCT, presses('product:vouchers.label'), PHONE),
  overlay(
    'sizes',
    clothes,
    presses(({ page }) => page.getByRole('radio', { name: 'L', exact: true }).check({ force: true }), 'product:choice.sizes'),
  ),
  overlay('sold-out options', clothes, presses('product:soldOut.options'), {
    given: async (world, person) => {
      const { product, sku } = await findClothes(person)
      const others = product.sku_list.filter(({ sku_no }) => sku_no !== sku.sku_no)
      await sellOut(
        world,
        others.slice(0, 4).map(({ sku_no }) => sku_no),
      )
    },
  }),
  overlay('line menu', '/cart', presses('cart:menu.open'), PHONE),
  overlay('variant', '/cart', presses('cart:variant.change…')),
  overlay(
    'remove lines',
    '/cart',
    presses('cart:manage.begin', (person) => person.page.getByRole('checkbox').last().check({ force: true }), 'cart:manage.remove'),
  ),
  overlay('clear unavailable', '/cart', presses('cart:clear.action'), { given: (world, { sku_no }) => sellOut(world, [sku_no]) }),
  overlay(
    'app codes',
    APP_VOUCHER,
    presses(claimsInApp, (person) => person.press('openApp:get', person.main)),
    { on: 'desktop' },
  ),
  overlay(
    'app blocked',
    APP_VOUCHER,
    presses(isInsideApp, claimsInApp, (person) => person.follow('openApp:offer')),
    PHONE,
  ),
  overlay('vouchers', '/orderConfirm', presses(clicks('main [aria-haspopup=dialog]'))),
  overlay('clear history', '/search', presses('search:history.clear'), PHONE),
  overlay('cancel order', unpaid, presses('order:action.cancel')),
  overlay('change address', unpaid, presses('order:action.changeAddress')),
  overlay('confirm receipt', '/orderDetail/', presses('order:action.confirm')),
  overlay('buy again', async (person) => `/orderDetail/${(await received(person)).order_no}`, presses('order:action.buyAgain'), {
    given: async (world, person) => {
      const { lines } = await received(person)
      await sellOut(
        world,
        lines.slice(-2).map(({ sku_no }) => sku_no),
      )
    },
  }),
  overlay('after-sale reason', '/applyRefund', presses('afterSaleForm:reason.label…'), PHONE),
  overlay('after-sale contact', '/afterSaleOrderDetail/', presses('afterSale:help.contact'), PHONE),
  overlay('withdraw', '/afterSaleOrder', presses('afterSale:list.action.cancel')),
  overlay('remove address', '/addressManage', presses('address:remove…')),
  overlay('remove favourites', '/favourites', presses('favourite:edit', 'favourite:chooseAll', 'favourite:remove.confirm')),
  overlay('clear viewed', '/recentlyViewed', presses('viewed:clear.action')),
  overlay('remove message', '/message', presses('message:remove.action…')),
  overlay('point record', '/points', presses(clicks('main [aria-haspopup=dialog]'))),
  overlay('add card', '/payment-option', presses('wallet:cards.add')),
  overlay('remove card', '/payment-option', presses('wallet:remove…')),
  overlay('add e-wallet', '/payment-option', presses('wallet:eWallets.add')),
  overlay('add bank account', '/refund-settings', presses('wallet:refundCards.add')),
  overlay('picture', SETTINGS, presses(picksPicture)),
  overlay('name', SETTINGS, presses(row('name'))),
  overlay('birthday', SETTINGS, presses(row('birthday'))),
  overlay('password', SETTINGS, presses(row('password'))),
  overlay('devices', SETTINGS, presses(row('devices'))),
  overlay('log out devices', SETTINGS, presses(row('devices'), 'profile:devices.all')),
  overlay('log out', '/me', presses('auth:logout.action')),
]

export const OVERLAYS = { dialog: memberOverlays, 'empty-dialog': newMemberOverlays, 'guest-dialog': guestOverlays } as const
