import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import { MAIN } from './find.ts'
import { expect, test } from './test.ts'

const top = () => Math.round(window.scrollY)

const NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia', 'zh-CN': '简体中文' }

/** The days of a delivery: `22–23 Nov`, `30 Nov–1 Des`, `11月22日–11月23日`. */
const DAYS: Readonly<Record<Language, RegExp>> = {
  en: /\d{1,2}( \p{L}+)?–\u2060?\d{1,2} \p{L}+/u,
  id: /\d{1,2}( \p{L}+)?–\u2060?\d{1,2} \p{L}+/u,
  'zh-CN': /\d{1,2}月\d{1,2}日–\u2060?\d{1,2}月\d{1,2}日/,
}

test('a page is where it was after the way back', async ({ tab, t, layout }) => {
  await tab.goTo(layout === 'mobile' ? '/commodityList?typeId=1101' : '/')
  const card = { role: 'link', name: /Rp/, within: MAIN, nth: 3 }
  await tab.shows(card)
  await tab.read(() => addEventListener('click', () => sessionStorage.setItem('left', String(Math.round(scrollY))), { capture: true }))
  await tab.click(layout === 'mobile' ? card : { role: 'link', name: t('home:allVouchers') })
  await tab.arrivesAt(layout === 'mobile' ? /\/commodDetail/ : /\/coupons/)
  await tab.reads(top, (y) => expect(y, 'the next page at its top').toBe(0))
  const left = Number(await tab.read(() => sessionStorage.getItem('left')))
  expect(left, 'scrolled').toBeGreaterThan(0)
  await tab.back()
  await tab.shows(card)
  // Firefox scrolls by parts of a pixel.
  await tab.reads(top, (y) => expect(Math.abs(y - left), `px from ${left}`).toBeLessThanOrEqual(1))
})

test('the language changes in place, and a reload keeps it', async ({ tab, t, layout }) => {
  const en = textsOf('en')
  await tab.goTo(layout === 'desktop' ? '/cart' : '/setLanguage')
  if (layout === 'desktop') await tab.choose({ role: 'combobox', name: t('common:header.language') }, NAMES.en)
  else await tab.tick({ role: 'radio', name: new RegExp(`^${NAMES.en}`) })
  const heading = { role: 'heading', name: en(layout === 'desktop' ? 'cart:title' : 'account:language') }
  await tab.shows(heading)
  await tab.reload()
  await tab.shows(heading)
  await tab.reads(
    () => document.documentElement.lang,
    (lang) => expect(lang).toBe('en'),
  )
})

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('the cart: one more by the button, three by typing, removed and put back', async ({ tab, t, layout, api }) => {
    const { product, sku } = await findProduct(api, { like: 'kopi mandailing' })
    await api.call('cart.add', { sku_no: sku.sku_no, quantity: 1 })
    const others = (await api.call('cart.detail')).total_quantity - 1
    const title = (count: number) => ({ role: 'heading', name: t('cart:titleCount', { count: count + others }) })
    const line = { role: 'listitem', text: new RegExp(product.product_name), within: MAIN }
    await tab.goTo('/cart')
    await tab.shows(title(1))
    await tab.click({ role: 'button', name: t('common:quantity.more'), within: line })
    await tab.shows(title(2))
    await tab.fill({ role: 'spinbutton', within: line }, '3')
    await tab.press('Tab')
    await tab.shows(title(3))
    if (layout === 'mobile') {
      await tab.click({ role: 'button', name: t('cart:menu.open', { name: product.product_name }), within: line })
      await tab.click({ role: 'button', name: t('cart:remove'), within: { role: 'dialog' } })
    } else await tab.click({ role: 'button', name: t('cart:removeLine', { name: product.product_name }), within: line })
    await tab.shows({ text: t('cart:removed', { count: 1 }) })
    await tab.click({ role: 'button', name: t('cart:undo') })
    await tab.shows(title(3))
  })

  for (const language of LANGUAGES)
    test.describe(() => {
      test.use({ language })

      test(`dates, days and amounts in ${NAMES[language]}`, { tag: '@mobile' }, async ({ tab, api }) => {
        const { sku } = await findProduct(api, { like: 'kopi mandailing' })
        await tab.goTo(`/orderConfirm?sku_no=${sku.sku_no}&quantity=1`)
        await tab.shows({ role: 'radio', name: DAYS[language], within: MAIN })
        await tab.shows({ text: /^-?Rp\s?\d{1,3}(\.\d{3})*$/, within: MAIN })
        await tab.goTo('/order')
        await tab.shows({ text: /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/, within: MAIN })
      })
    })
})
