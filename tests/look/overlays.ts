import { settingsRow } from '../drivers/browser/login.ts'
import type { Person } from '../drivers/browser/person.ts'
import { findProduct } from '../support/find-product.ts'
import type { Layout } from '../support/layouts.ts'

/** A dialog or sheet over a screen. */
export interface Overlay {
  readonly name: string
  /** The beginning of the screen's address, or the whole of it. */
  readonly over: string | ((person: Person) => string | Promise<string>)
  /** Where the layouts differ. */
  readonly on?: Layout
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
const clothes = async ({ client }: Person) =>
  `/commodDetail?product_no=${(await findProduct(client, { like: 'baju bela diri' })).product.product_no}`
const unpaid = ({ order_no }: Person) => `/orderDetail/${order_no}`
const PHONE = { on: 'mobile' } as const

const overlay = (name: string, over: Overlay['over'], open: Overlay['open'], where: Pick<Overlay, 'on'> = {}): Overlay => ({
  name,
  over,
  open,
  ...where,
})

const requestsCode: Step = async (person) => {
  await person.field('auth:phone.label').fill('81298765432')
  await person.page.getByRole('checkbox').first().check({ force: true })
  await person.press('auth:sendCode')
}

/** What opens over a guest's screens. On desktop the login is a dialog; its steps have addresses, which the other states look at. */
const guestOverlays: readonly Overlay[] = [overlay('captcha', '/login', presses(requestsCode))]

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
  overlay('line menu', '/cart', presses('cart:menu.open'), PHONE),
  overlay('variant', '/cart', presses('cart:variant.change…')),
  overlay(
    'remove lines',
    '/cart',
    presses('cart:manage.begin', (person) => person.page.getByRole('checkbox').last().check({ force: true }), 'cart:manage.remove'),
  ),
  overlay('vouchers', '/orderConfirm', presses(clicks('main [aria-haspopup=dialog]'))),
  overlay('clear history', '/search', presses('search:history.clear'), PHONE),
  overlay('cancel order', unpaid, presses('order:action.cancel')),
  overlay('change address', unpaid, presses('order:action.changeAddress')),
  overlay('confirm receipt', '/orderDetail/', presses('order:action.confirm')),
  overlay('after-sale reason', '/applyRefund', presses('afterSaleForm:reason.label…'), PHONE),
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
  overlay('name', SETTINGS, presses(row('name'))),
  overlay('birthday', SETTINGS, presses(row('birthday'))),
  overlay('password', SETTINGS, presses(row('password'))),
  overlay('devices', SETTINGS, presses(row('devices'))),
  overlay('log out devices', SETTINGS, presses(row('devices'), 'profile:devices.all')),
  overlay('log out', '/me', presses('auth:logout.action')),
]

export const OVERLAYS = { dialog: memberOverlays, 'guest-dialog': guestOverlays } as const
