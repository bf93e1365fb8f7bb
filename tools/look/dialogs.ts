import { deletionForm } from '@nusaria/scenario-runner/drivers/browser/account'
import { settingsRow } from '@nusaria/scenario-runner/drivers/browser/login'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import type { Layout } from '@nusaria/scenario-runner/support/layouts'
import { findClothes, pathIn } from '@nusaria/scenario-runner/support/screens'
import type { MemberName } from '@nusaria/scenarios/members'

type Act = (person: Person) => Promise<unknown>

/** A dialog or sheet over a screen. */
export interface Dialog {
  readonly name: string
  /** The screen, as in `scenarios/run/support/screens.ts`. */
  readonly over: string
  readonly open: Act
  /** Where the layouts differ. */
  readonly on?: Layout
  /** What happens in the world before the screen is opened. */
  readonly given?: Act
}

/** A dialog that opens when one control is pressed after the other, each the first with this name; the rest are acts. */
function dialog(name: string, over: string, steps: readonly (string | Act)[], when: Pick<Dialog, 'on' | 'given'> = {}): Dialog {
  const open: Act = async (person) => {
    for (const step of steps) await (typeof step === 'string' ? person.control('button', step).first().click() : step(person))
  }
  return { name, over, open, ...when }
}

const PRODUCT = '/commodDetail?product_no=:product'
const CLOTHES = '/commodDetail?product_no=:clothes'
const UNPAID = '/orderDetail/:unpaid'
const PHONE = { on: 'mobile' } as const

const sellOut = ({ world }: Person, skus: readonly { readonly sku_no: string }[]) =>
  Promise.all(skus.map(({ sku_no }) => world.event('sku', sku_no, 'restock', { stock: 0 })))

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0'
/** From here on the page is in the browser of another app. */
const isInsideApp: Act = ({ page }) =>
  page.evaluate((agent) => void Object.defineProperty(navigator, 'userAgent', { value: agent }), IPHONE)

/** A voucher for the app alone is refused, with the way to the app. */
const APP_VOUCHER = '/coupons?coupon=APP20'
const claimsInApp: Act = (person) => productActions.claims(person, { coupon: 'APP20' })
const opensFirst: Act = ({ main }) => main.locator('[aria-haspopup=dialog]').first().click()
const row =
  (what: string): Act =>
  (person) =>
    settingsRow(person, what).getByRole('button').click()
/** Picks a picture with something on it: of the page. */
const picksPicture: Act = async (person) =>
  person.field('profile:avatar.pick').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await person.page.screenshot() })

/** What opens over a guest's screens. On desktop the login is a dialog; its steps have addresses, which the other states look at. */
const guestDialogs: readonly Dialog[] = [
  dialog('captcha', '/login', [
    (person) => person.field('auth:phone.label').fill('81298765432'),
    ({ page }) => page.getByRole('checkbox').first().check({ force: true }),
    'auth:sendCode',
  ]),
  dialog('consent for Google', '/login', ['auth:ways.google']),
  dialog('Google in a browser', '/login', [isInsideApp, 'auth:ways.google']),
]

/** What opens over those of a new member, who has no order. */
const newMemberDialogs: readonly Dialog[] = [
  dialog('delete account', '/delete', [
    (person) => person.types(deletionForm('account_unused').fields).press('deletion:submit', person.main),
  ]),
]

/** What opens over a member's. */
const memberDialogs: readonly Dialog[] = [
  dialog('filter', '/commodityList?keyword=kopi', ['filter:title…'], PHONE),
  dialog('choice', PRODUCT, ['product:buy.add'], PHONE),
  dialog('city', PRODUCT, ['product:delivery.change']),
  dialog('share', PRODUCT, [
    (person) => person.control('button', 'product:share.title').or(person.control('button', 'product:share.button')).first().click(),
  ]),
  dialog('ask', PRODUCT, ['review:question.ask']),
  dialog('questions', PRODUCT, ['review:question.all…'], PHONE),
  dialog('reviews', PRODUCT, ['review:seeAllLabel'], PHONE),
  dialog('pictures', PRODUCT, ['product:gallery.enlarge']),
  dialog('product vouchers', PRODUCT, ['product:vouchers.label'], PHONE),
  dialog('sizes', CLOTHES, [
    ({ page }) => page.getByRole('radio', { name: 'L', exact: true }).check({ force: true }),
    'product:choice.sizes',
  ]),
  dialog('sold-out options', CLOTHES, ['product:soldOut.options'], {
    given: async (person) => {
      const { product, sku } = await findClothes(person.client)
      await sellOut(person, product.sku_list.filter(({ sku_no }) => sku_no !== sku.sku_no).slice(0, 4))
    },
  }),
  dialog('line menu', '/cart', ['cart:menu.open'], PHONE),
  dialog('variant', '/cart', ['cart:variant.change…']),
  dialog('remove lines', '/cart', [
    'cart:manage.begin',
    ({ page }) => page.getByRole('checkbox').last().check({ force: true }),
    'cart:manage.remove',
  ]),
  dialog('clear unavailable', '/cart', ['cart:clear.action'], { given: (person) => sellOut(person, [person]) }),
  dialog('app codes', APP_VOUCHER, [claimsInApp, (person) => person.press('openApp:get', person.main)], { on: 'desktop' }),
  dialog('app blocked', APP_VOUCHER, [isInsideApp, claimsInApp, (person) => person.follow('openApp:offer')], PHONE),
  dialog('vouchers', '/orderConfirm?sku_no=:sku&quantity=1', [opensFirst]),
  dialog('clear history', '/search', ['search:history.clear'], PHONE),
  dialog('cancel order', UNPAID, ['order:action.cancel']),
  dialog('change address', UNPAID, ['order:action.changeAddress']),
  dialog('confirm receipt', '/orderDetail/:shipped', ['order:action.confirm']),
  dialog('buy again', '/orderDetail/:completed', ['order:action.buyAgain'], {
    given: async (person) => {
      const { lines } = await person.client.call('order.detail', { order_no: await pathIn(person.client, ':completed') })
      await sellOut(person, lines.slice(-1))
    },
  }),
  dialog('after-sale reason', '/applyRefund?order_no=:shipped', ['afterSaleForm:reason.label…'], PHONE),
  dialog('after-sale contact', '/afterSaleOrderDetail/:inReview', ['afterSale:help.contact'], PHONE),
  dialog('withdraw', '/afterSaleOrder', ['afterSale:list.action.cancel']),
  dialog('remove address', '/addressManage', ['address:remove…']),
  dialog('remove favourites', '/favourites', ['favourite:edit', 'favourite:chooseAll', 'favourite:remove.confirm']),
  dialog('clear viewed', '/recentlyViewed', ['viewed:clear.action']),
  dialog('remove message', '/message', ['message:remove.action…']),
  dialog('point record', '/points', [opensFirst]),
  dialog('add card', '/payment-option', ['wallet:cards.add']),
  dialog('remove card', '/payment-option', ['wallet:remove…']),
  dialog('add e-wallet', '/payment-option', ['wallet:eWallets.add']),
  dialog('add bank account', '/refund-settings', ['wallet:refundCards.add']),
  dialog('picture', '/setting', [picksPicture]),
  dialog('name', '/setting', [row('name')]),
  dialog('birthday', '/setting', [row('birthday')]),
  dialog('password', '/setting', [row('password')]),
  dialog('devices', '/setting', [row('devices')]),
  dialog('log out devices', '/setting', [row('devices'), 'profile:devices.all']),
  dialog('log out', '/me', ['auth:logout.action']),
]

export const DIALOGS: Readonly<Record<string, { readonly member: MemberName | null; readonly dialogs: readonly Dialog[] }>> = {
  dialog: { member: 'sari', dialogs: memberDialogs },
  'empty-dialog': { member: 'budi', dialogs: newMemberDialogs },
  'guest-dialog': { member: null, dialogs: guestDialogs },
}
