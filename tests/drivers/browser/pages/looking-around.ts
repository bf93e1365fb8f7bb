import { SCREENS } from '@nusaria/scenarios/dsl/places'
import { expect } from '@playwright/test'
import { goesTo } from '../../../support/steps-inside.ts'
import { findWished } from '../../calls/shopping.ts'
import { productLinks, productOf } from '../discovering.ts'
import type { Person } from '../person.ts'
import { tick } from '../press.ts'
import { agrees, finds, main, seesMore, shopOf } from './at-page.ts'

/** What is to be had, and what is kept in sight. */
export const lookingAround = {
  home: (person: Person) => seesMore(person, SCREENS.home),
  productMissing: (person: Person) => seesMore(person, SCREENS.productMissing),
  nowhere: (person: Person) => seesMore(person, SCREENS.nowhere),

  async search(person: Person): Promise<void> {
    const { page, t } = person
    const [keyword = 'nothing is recommended'] = await shopOf(person).call('search.recommend')
    await goesTo(page, SCREENS.search)
    await main(person).getByRole('button', { name: keyword, exact: true }).first().click()
    await page.waitForURL('**/commodityList**')
    await expect(productLinks(person).first()).toBeVisible()
    await goesTo(page, SCREENS.search)
    const history = main(person)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('search:history.title') }) })
    await expect(history.getByRole('button', { name: keyword, exact: true })).toBeVisible()
  },

  async favourites(person: Person): Promise<void> {
    const { page, t } = person
    const { list } = await shopOf(person).call('favourite.list', { page_num: 1, page_size: 10 })
    const first = list[0]?.product.product_name ?? 'nothing was put aside'
    await goesTo(page, SCREENS.favourites)
    await finds(person, first)
    await main(person)
      .getByRole('button', { name: t('favourite:edit') })
      .click()
    await tick(main(person).getByRole('checkbox', { name: first }).first())
    await page.getByRole('button', { name: t('favourite:remove.confirm') }).click()
    await agrees(person, t('favourite:remove.confirm'))
    await expect(main(person).getByText(first)).toHaveCount(0)
  },

  async viewed(person: Person): Promise<void> {
    const { page, t } = person
    const { product } = await findWished(shopOf(person), { like: 'teh' })
    await shopOf(person).call('product.visitViews', { product_no: product.product_no })
    await goesTo(page, SCREENS.viewed)
    await expect(async () => {
      expect(productOf(await productLinks(person).first().getAttribute('href'))).toBe(product.product_no)
    }).toPass()
    await page.getByRole('button', { name: t('viewed:clear.action') }).click()
    await agrees(person, t('viewed:clear.confirm'))
    await finds(person, t('viewed:empty.title'))
  },

  async voucherTerms(person: Person): Promise<void> {
    const { page, t } = person
    const [offer] = (await shopOf(person).call('promotion.offers', {})).list
    await goesTo(page, `${SCREENS.voucherTerms}?coupon_no=${offer?.coupon_no}`)
    await finds(person, offer?.coupon_name ?? 'nothing is offered')
    await main(person)
      .getByRole('link', { name: t('promotion:strip.open') })
      .click()
    await page.waitForURL('**/coupons**')
    await finds(person, offer?.coupon_name ?? 'nothing is offered')
    await page.goBack()
    await page.waitForURL('**/vouchertcs**')
  },

  async cart(person: Person): Promise<void> {
    const { page } = person
    const shop = shopOf(person)
    const { product, sku } = await findWished(shop, { like: 'kopi', variants: false })
    await shop.call('cart.add', { sku_no: sku.sku_no, quantity: 1 })
    await goesTo(page, SCREENS.cart)
    await finds(person, product.product_name)
    const line = main(person).getByRole('listitem').filter({ hasText: product.product_name })
    await line.getByRole('spinbutton').fill('2')
    await line.getByRole('spinbutton').press('Tab')
    await expect.poll(async () => (await shop.call('cart.detail')).lines.find(({ sku_no }) => sku_no === sku.sku_no)?.quantity).toBe(2)
  },
}
