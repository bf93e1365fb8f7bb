import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { findProduct } from '../../support/find-product.ts'
import { textsOf } from '../../support/texts.ts'
import { KEYS } from '../tab.ts'
import type { Check, Visit } from '../visit.ts'
import { MAIN } from './login.ts'

const top = ({ tab }: Visit) => tab.read(() => Math.round(window.scrollY))

const NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia', 'zh-CN': '简体中文' }

/** The days of a delivery: `22–23 Nov`, `30 Nov–1 Des`, `11月22日–11月23日`. */
const DAYS: Readonly<Record<Language, RegExp>> = {
  en: /\d{1,2}( \p{L}+)?–\d{1,2} \p{L}+/u,
  id: /\d{1,2}( \p{L}+)?–\d{1,2} \p{L}+/u,
  'zh-CN': /\d{1,2}月\d{1,2}日–\d{1,2}月\d{1,2}日/,
}

const formats = (language: Language): Check => ({
  title: `dates, days and amounts in ${NAMES[language]}`,
  layout: 'mobile',
  member: 'sari',
  language,
  async run({ tab, api, opens }) {
    const { sku } = await findProduct(api, { like: 'kopi mandailing' })
    await opens(`/orderConfirm?sku_no=${sku.sku_no}&quantity=1`)
    await tab.sees({ role: 'radio', name: DAYS[language], within: MAIN })
    await tab.sees({ text: /^-?Rp\s?\d{1,3}(\.\d{3})*$/, within: MAIN })
    await opens('/order')
    await tab.sees({ text: /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/, within: MAIN })
  },
})

export const shoppingChecks: readonly Check[] = [
  {
    title: 'the cart: one more by the button, three by typing, removed and put back',
    member: 'sari',
    async run({ tab, t, layout, api, opens }) {
      const { product, sku } = await findProduct(api, { like: 'kopi mandailing' })
      await api.call('cart.add', { sku_no: sku.sku_no, quantity: 1 })
      const others = (await api.call('cart.detail')).total_quantity - 1
      const title = (count: number) => ({ role: 'heading', name: t('cart:titleCount', { count: count + others }) })
      const line = { role: 'listitem', text: new RegExp(product.product_name), within: MAIN }
      await opens('/cart')
      await tab.sees(title(1))
      await tab.click({ role: 'button', name: t('common:quantity.more'), within: line })
      await tab.sees(title(2))
      await tab.type({ role: 'spinbutton', within: line }, '3')
      await tab.press(KEYS.Tab)
      await tab.sees(title(3))
      if (layout === 'mobile') {
        await tab.click({ role: 'button', name: t('cart:menu.open', { name: product.product_name }), within: line })
        await tab.click({ role: 'button', name: t('cart:remove'), within: { role: 'dialog' } })
      } else await tab.click({ role: 'button', name: t('cart:removeLine', { name: product.product_name }), within: line })
      await tab.sees({ text: t('cart:removed', { count: 1 }) })
      await tab.click({ role: 'button', name: t('cart:undo') })
      await tab.sees(title(3))
    },
  },
  {
    title: 'a page is where it was after the way back',
    async run(visit) {
      const { tab, t, layout } = visit
      await visit.opens(layout === 'mobile' ? '/commodityList?typeId=1101' : '/')
      const card = { role: 'link', name: /Rp/, within: MAIN, nth: 3 }
      await tab.sees(card)
      await tab.read(() => addEventListener('click', () => sessionStorage.setItem('left', String(Math.round(scrollY))), { capture: true }))
      await tab.click(layout === 'mobile' ? card : { role: 'link', name: t('home:allVouchers') })
      await tab.at(layout === 'mobile' ? /\/commodDetail/ : /\/coupons/)
      await tab.expect(
        'the next page at its top',
        () => top(visit),
        (y) => y === 0,
      )
      const left = Number(await tab.read(() => sessionStorage.getItem('left')))
      if (left === 0) throw new Error('nothing was scrolled')
      await tab.back()
      await tab.sees(card)
      await tab.expect(
        `scrolled to ${left}`,
        () => top(visit),
        // Firefox scrolls by parts of a pixel.
        (y) => Math.abs(y - left) <= 1,
      )
    },
  },
  {
    title: 'the language changes in place, and a reload keeps it',
    async run({ tab, t, layout, opens }) {
      const en = textsOf('en')
      await opens(layout === 'desktop' ? '/cart' : '/setLanguage')
      if (layout === 'desktop') await tab.choose({ role: 'combobox', name: t('common:header.language') }, NAMES.en)
      else await tab.tick({ role: 'radio', name: new RegExp(`^${NAMES.en}`) })
      const heading = { role: 'heading', name: en(layout === 'desktop' ? 'cart:title' : 'account:language') }
      await tab.sees(heading)
      await tab.reload()
      await tab.sees(heading)
      await tab.expect(
        'lang',
        () => tab.read(() => document.documentElement.lang),
        (lang) => lang === 'en',
      )
    },
  },
  ...LANGUAGES.map(formats),
]
