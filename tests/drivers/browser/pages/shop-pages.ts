import { LANGUAGES } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { expect } from '@playwright/test'
import { findProduct, PAGE } from '../../calls/discovery.ts'
import { found } from '../../driver.ts'
import { tick, typePieces } from '../controls.ts'
import { productLinks, productNosShown } from '../discovery.ts'
import type { Person } from '../person.ts'

/** ms between two looks, and in all */
const POLL = { intervals: [100, 200, 400], timeout: 15_000 }

/** The page shows recommendations, and more after scrolling down. */
export const loadsMore = (screen: Screen) => async (person: Person) => {
  if (person.screen !== screen) await person.goTo(screen)
  const recommended = async (page_num: number) => {
    const { list } = await person.member.call('product.productRecommend', { page_num, page_size: LIMITS.recommendPageSize })
    return list.map(({ product_no }) => product_no)
  }
  const first = await recommended(1)
  const further = (await recommended(2)).filter((no) => !first.includes(no))
  await expect(async () => {
    await person.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const nos = await productNosShown(person)
    expect(nos).toContain(first[0])
    expect(nos.filter((no) => further.includes(no))).not.toEqual([])
  }).toPass(POLL)
}

/** Opens the last section from the contents of a document. */
export const readsLastPart = (screen: Screen) => async (person: Person) => {
  const { page, main } = person
  // Two documents have the same heading; a page in between shows when the next one is there.
  await person.goTo('category').goTo(screen)
  const contents = person.control('navigation', 'common:legal.contents', main)
  if (!(await contents.isVisible())) await main.locator('summary').first().click()
  const last = contents.getByRole('link').last()
  const name = (await last.textContent()) ?? ''
  await last.click()
  await expect(page).toHaveURL(/#./)
  await expect(page.locator(':focus')).toContainText(name)
  await expect(page.locator(':focus')).toBeInViewport()
}

/** Presses the first button whose name starts with a text, and confirms. The button, found by its full name, is gone then. */
const pressesFirst = (screen: Screen, key: string, confirms?: string) => async (person: Person) => {
  await person.goTo(screen)
  const button = person.control('button', key, person.main).first()
  await expect(button).toBeVisible()
  const sameName = person.main.getByRole('button', { name: (await button.getAttribute('aria-label')) ?? '', exact: true })
  await button.click()
  if (confirms) await person.confirm(confirms)
  await person.gone(sameName)
}

export const shopPages = {
  home: loadsMore('home'),
  productMissing: loadsMore('productMissing'),
  nowhere: loadsMore('nowhere'),
  arrivalNotices: pressesFirst('arrivalNotices', 'notice:row.stop'),
  refundSettings: pressesFirst('refundSettings', 'wallet:makeDefault…'),
  paymentOption: pressesFirst('paymentOption', 'wallet:remove…', 'wallet:remove'),

  async search(person: Person) {
    const { page, main } = person
    const name = found((await person.member.call('search.recommend'))[0], 'Nothing is recommended')
    await person.goTo('search')
    await main.getByRole('button', { name, exact: true }).first().click()
    await person.arrivesAt('productList').shows(productLinks(person)).goTo('search')
    const history = main.locator('section').filter({ has: page.getByRole('heading', { name: person.t('search:history.title') }) })
    await person.shows(history.getByRole('button', { name, exact: true }))
  },

  async favourites(person: Person) {
    const { list } = await person.member.call('favourite.list', PAGE)
    const first = found(list[0], 'The member has no favourites').product.product_name
    await person.goTo('favourites').reads(first).press('favourite:edit', person.main)
    await tick(person.main.getByRole('checkbox', { name: first }).first())
    await person.press('favourite:remove.confirm…').confirm('favourite:remove.confirm').gone(person.main.getByText(first))
  },

  async viewed(person: Person) {
    const { product_no } = (await findProduct(person.member, { like: 'teh' })).product
    await person.member.call('product.visitViews', { product_no })
    await person.goTo('viewed')
    await expect.poll(async () => (await productNosShown(person))[0], POLL).toBe(product_no)
    await person.press('viewed:clear.action').confirm('viewed:clear.confirm').reads(person.t('viewed:empty.title'))
  },

  async voucherTerms(person: Person) {
    const { coupon_no, coupon_name } = found((await person.member.call('promotion.offers', {})).list[0], 'Nothing is offered')
    await person.goTo('voucherTerms', { coupon_no }).reads(coupon_name)
    await person.follow('promotion:strip.open', person.main).arrivesAt('coupons').reads(coupon_name)
    await person.page.goBack()
    await person.arrivesAt('voucherTerms')
  },

  async cart(person: Person) {
    const { product, sku } = await findProduct(person.member, { like: 'kopi', variants: false })
    await person.member.call('cart.add', { sku_no: sku.sku_no, quantity: 1 })
    await person.goTo('cart').reads(product.product_name)
    await typePieces(person.items(product.product_name), 2)
    const counted = async () => (await person.member.call('cart.detail')).lines.find(({ sku_no }) => sku_no === sku.sku_no)?.quantity
    await expect.poll(counted, POLL).toBe(2)
  },

  async points(person: Person) {
    const { list } = await person.member.call('points.record', { ...PAGE, direction: 'out' })
    const { reason, record_no } = found(list[0], 'The member has spent no coins')
    const dialog = person.dialog('points:detail.title')
    await person.goTo('points').reads(person.t(`points:reason.${reason}`))
    await person.control('tab', 'points:tabs.out').click()
    await person.control('button', `points:reason.${reason}…`, person.main).first().click()
    await expect(dialog).toContainText(record_no)
    await person.page.keyboard.press('Escape')
    await person.gone(dialog)
  },

  async messages(person: Person) {
    const ask = () => person.member.call('message.page', PAGE)
    const { list, total } = await ask()
    const { title } = found(list[0], 'The member has no message')
    await person.goTo('messages').reads(title)
    const remove = person.main.getByRole('button', { name: person.t('message:remove.action', { title }) })
    await remove.first().click()
    await person.confirm('message:remove.confirm').sees('message:remove.done')
    expect((await ask()).total).toBe(total - 1)
  },

  async setLanguage(person: Person) {
    const { page, language } = person
    await person.goTo('setLanguage')
    for (const next of [LANGUAGES.find((each) => each !== language) ?? language, language]) {
      await page.locator(`label:has([lang="${next}"])`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', next)
    }
  },
}
