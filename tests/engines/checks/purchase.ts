import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { findProduct } from '../../support/find-product.ts'
import type { Target } from '../find-in-page.ts'
import type { Check, Visit } from '../visit.ts'
import { MAIN, requestsCode, sentCode, submitsCode } from './login.ts'

/** Adds a product as a guest and goes on to the login. */
async function fillsCart(visit: Visit): Promise<string> {
  const { tab, t, layout, api, opens } = visit
  const { product } = await findProduct(api, { like: 'kopi mandailing', variants: true })
  await opens(`/commodDetail?product_no=${product.product_no}`)
  await tab.sees({ role: 'heading', name: product.product_name })
  await tab.click({ role: 'button', name: t('product:buy.add'), within: MAIN, nth: 0 })
  if (layout === 'mobile') {
    const sheet: Target = { role: 'dialog', name: t('product:choice.title') }
    await tab.click({ role: 'button', name: t('product:buy.add'), within: sheet })
    await tab.seesNo(sheet)
  }
  await tab.sees({ text: t('product:buy.added') })
  await opens('/cart')
  await tab.click({ role: 'button', name: t('cart:checkout', { count: 1 }) })
  return product.product_name
}

async function addsAddress({ tab, t }: Visit): Promise<void> {
  const { name, surname, phone, province, city, district, postal_code, street } = MENTENG
  await tab.click({ role: 'link', name: t('checkout:confirm.address.add') })
  const field = (key: string): Target => ({ role: 'textbox', name: t(`address:form.${key}`) })
  const select = (key: string): Target => ({ role: 'combobox', name: t(`address:form.${key}`) })
  await tab.type(field('name'), name)
  await tab.type(field('surname'), surname)
  await tab.type(field('phone'), phone)
  await tab.choose(select('province'), province)
  await tab.choose(select('city'), city)
  await tab.choose(select('district'), district)
  await tab.type(field('postalCode'), postal_code)
  await tab.type(field('street'), street)
  await tab.click({ role: 'button', name: t('common:action.save') })
}

export const purchaseChecks: readonly Check[] = [
  {
    title: 'the first purchase: a guest fills the cart, registers, adds an address and pays at the gateway',
    async run(visit) {
      const { tab, t } = visit
      const name = await fillsCart(visit)
      await requestsCode(visit)
      await tab.press(...(await sentCode(visit)))
      await submitsCode(visit)
      await tab.at(/\/orderConfirm/)
      await tab.sees({ role: 'listitem', text: new RegExp(name), within: MAIN })
      await addsAddress(visit)
      await tab.at(/\/orderConfirm/)
      await tab.sees({ text: new RegExp(MENTENG.street) })
      await tab.click({ role: 'button', name: t('checkout:confirm.place') })
      await tab.at(/\/checkout\?/)
      await tab.tick({ role: 'radio', within: { role: 'radiogroup', name: t('checkout:cashier.group.e_wallet') }, nth: 0 })
      await tab.click({ role: 'button', name: new RegExp(`^${t('checkout:cashier.pay', { amount: 'Rp' })}`) })
      await tab.at(/\/gateway/)
      await tab.click({ role: 'button', name: new RegExp(`^${texts.id.results.success.name}`) })
      await tab.at(/\/paymentSuccess/)
      await tab.sees({ role: 'status', text: new RegExp(t('checkout:result.paid.title')) })
    },
  },
]
