import { LIMITS } from '@nusaria/contracts/limits'
import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import type { ShopClient } from '@nusaria/scenario-runner/support/client'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import type { Layout } from '@nusaria/scenario-runner/support/layouts'
import type { Texts } from '@nusaria/scenario-runner/support/texts'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { MAIN, type Target } from './find.ts'
import type { Tab } from './tab.ts'
import { expect, test } from './test.ts'

interface Visit {
  readonly tab: Tab
  readonly t: Texts
  readonly layout: Layout
  readonly api: ShopClient
  readonly world: WorldControl
}

/** Registered by the first login. */
const NEWCOMER = '81377700041'

/** Where the login is: a dialog on desktop, the page on a phone. */
const loginForm = (layout: Layout): Target => (layout === 'desktop' ? { role: 'dialog' } : MAIN)

/** Types the number at the login and answers the captcha; ends in the field for the code. Returns the sent code. */
async function requestsCode({ tab, t, world, layout }: Visit): Promise<string> {
  const within = loginForm(layout)
  await tab.fill({ role: 'textbox', name: t('auth:phone.label'), within }, NEWCOMER)
  await tab.tick({ role: 'checkbox', within })
  await tab.click({ role: 'button', name: t('auth:sendCode'), within })
  const captcha: Target = { role: 'dialog', name: t('auth:captcha.title') }
  await tab.shows({ role: 'img', within: captcha })
  const [picture] = await world.state('captchas')
  await tab.fill({ role: 'textbox', name: t('auth:captcha.label'), within: captcha }, picture?.answer ?? '')
  await tab.click({ role: 'button', name: t('common:action.confirm'), within: captcha })
  await tab.gone(captcha)
  await tab.isFocused({ role: 'textbox', name: t('common:code.label', { length: LIMITS.codeLength }) })
  return (await world.latestCode(NEWCOMER))?.code ?? ''
}

/** Adds a product as a guest and goes on to the login. Returns the product's name. */
async function fillsCart({ tab, t, layout, api }: Visit): Promise<string> {
  const { product } = await findProduct(api, { like: 'kopi mandailing', variants: true })
  await tab.goTo(`/commodDetail?product_no=${product.product_no}`)
  await tab.shows({ role: 'heading', name: product.product_name })
  await tab.click({ role: 'button', name: t('product:buy.add'), within: MAIN, nth: 0 })
  if (layout === 'mobile') {
    const sheet: Target = { role: 'dialog', name: t('product:choice.title') }
    await tab.click({ role: 'button', name: t('product:buy.add'), within: sheet })
    await tab.gone(sheet)
  }
  await tab.shows({ text: t('product:buy.added') })
  await tab.goTo('/cart')
  await tab.click({ role: 'button', name: t('cart:checkout', { count: 1 }) })
  return product.product_name
}

async function addsAddress({ tab, t }: Visit): Promise<void> {
  const { name, surname, phone, province, city, district, postal_code, street } = MENTENG
  await tab.click({ role: 'link', name: t('checkout:confirm.address.add') })
  const field = (key: string): Target => ({ role: 'textbox', name: t(`address:form.${key}`) })
  const select = (key: string): Target => ({ role: 'combobox', name: t(`address:form.${key}`) })
  await tab.fill(field('name'), name)
  await tab.fill(field('surname'), surname)
  await tab.fill(field('phone'), phone)
  await tab.click({ role: 'button', name: t('address:form.byHand') })
  await tab.choose(select('province'), province)
  await tab.choose(select('city'), city)
  await tab.choose(select('district'), district)
  await tab.fill(field('postalCode'), postal_code)
  await tab.fill(field('street'), street)
  await tab.click({ role: 'button', name: t('common:action.save') })
}

test('the first purchase: a guest fills the cart, registers, adds an address and pays at the gateway', async ({
  tab,
  t,
  layout,
  api,
  world,
}) => {
  const visit = { tab, t, layout, api, world }
  const name = await fillsCart(visit)
  await tab.type(await requestsCode(visit))
  // On a phone the last digit submits.
  if (layout === 'desktop') await tab.click({ role: 'button', name: t('auth:code.submit'), within: loginForm(layout) })
  await tab.arrivesAt(/\/orderConfirm/)
  await tab.shows({ role: 'listitem', text: new RegExp(name), within: MAIN })
  await addsAddress(visit)
  await tab.arrivesAt(/\/orderConfirm/)
  await tab.shows({ text: new RegExp(MENTENG.street) })
  await tab.click({ role: 'button', name: t('checkout:confirm.place') })
  await tab.arrivesAt(/\/checkout\?/)
  await tab.tick({ role: 'radio', within: { role: 'group', name: t('checkout:cashier.group.e_wallet') }, nth: 0 })
  await tab.click({ role: 'button', name: new RegExp(`^${t('checkout:cashier.pay', { amount: 'Rp' })}`) })
  await tab.arrivesAt(/\/gateway/)
  await tab.click({ role: 'button', name: new RegExp(`^${texts.id.results.success.name}`) })
  await tab.arrivesAt(/\/paymentSuccess/)
  await tab.shows({ role: 'status', text: new RegExp(t('checkout:result.paid.title')) })
})

// On desktop it is one field.
test('the code: each digit has its box, a letter has none, Backspace removes the last digit', { tag: '@mobile' }, async ({
  tab,
  t,
  layout,
  api,
  world,
}) => {
  await tab.goTo('/login')
  const code = await requestsCode({ tab, t, layout, api, world })
  const boxes = () => [...(document.activeElement?.nextElementSibling?.children ?? [])].map((box) => box.textContent)
  await tab.type(`${code.slice(0, 2)}x9`)
  await tab.press('Backspace')
  await tab.reads(boxes, (shown) => expect(shown).toEqual([...code.slice(0, 2), '', '', '', '']))
  await tab.type(code.slice(2))
  await tab.arrivesAt(/localhost:\d+\/$/)
})
