import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { expect } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { findProduct } from '../../calls/discovery.ts'
import { tick } from '../controls.ts'
import { productLinks, productNoOf } from '../discovery.ts'
import { main, memberClient, type Person } from '../person.ts'
import { assertLoadsMore, assertText, confirmDialog } from './helpers.ts'

/** Products, favourites, viewed products, offers and the cart. */
export const discoveryPages = {
  home: (person: Person) => assertLoadsMore(person, SCREENS.home),
  productMissing: (person: Person) => assertLoadsMore(person, SCREENS.productMissing),
  nowhere: (person: Person) => assertLoadsMore(person, SCREENS.nowhere),

  async search(person: Person): Promise<void> {
    const { page, t } = person
    const [keyword = 'nothing is recommended'] = await memberClient(person).call('search.recommend')
    await goTo(page, SCREENS.search)
    await main(person).getByRole('button', { name: keyword, exact: true }).first().click()
    await page.waitForURL('**/commodityList**')
    await expect(productLinks(person).first()).toBeVisible()
    await goTo(page, SCREENS.search)
    const history = main(person)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('search:history.title') }) })
    await expect(history.getByRole('button', { name: keyword, exact: true })).toBeVisible()
  },

  async favourites(person: Person): Promise<void> {
    const { page, t } = person
    const { list } = await memberClient(person).call('favourite.list', { page_num: 1, page_size: 10 })
    const first = list[0]?.product.product_name ?? 'nothing was put aside'
    await goTo(page, SCREENS.favourites)
    await assertText(person, first)
    await main(person)
      .getByRole('button', { name: t('favourite:edit') })
      .click()
    await tick(main(person).getByRole('checkbox', { name: first }).first())
    await page.getByRole('button', { name: t('favourite:remove.confirm') }).click()
    await confirmDialog(person, t('favourite:remove.confirm'))
    await expect(main(person).getByText(first)).toHaveCount(0)
  },

  async viewed(person: Person): Promise<void> {
    const { page, t } = person
    const { product } = await findProduct(memberClient(person), { like: 'teh' })
    await memberClient(person).call('product.visitViews', { product_no: product.product_no })
    await goTo(page, SCREENS.viewed)
    await expect(async () => {
      expect(productNoOf(await productLinks(person).first().getAttribute('href'))).toBe(product.product_no)
    }).toPass()
    await page.getByRole('button', { name: t('viewed:clear.action') }).click()
    await confirmDialog(person, t('viewed:clear.confirm'))
    await assertText(person, t('viewed:empty.title'))
  },

  async voucherTerms(person: Person): Promise<void> {
    const { page, t } = person
    const [offer] = (await memberClient(person).call('promotion.offers', {})).list
    await goTo(page, `${SCREENS.voucherTerms}?coupon_no=${offer?.coupon_no}`)
    await assertText(person, offer?.coupon_name ?? 'nothing is offered')
    await main(person)
      .getByRole('link', { name: t('promotion:strip.open') })
      .click()
    await page.waitForURL('**/coupons**')
    await assertText(person, offer?.coupon_name ?? 'nothing is offered')
    await page.goBack()
    await page.waitForURL('**/vouchertcs**')
  },

  async cart(person: Person): Promise<void> {
    const { page } = person
    const shop = memberClient(person)
    const { product, sku } = await findProduct(shop, { like: 'kopi', variants: false })
    await shop.call('cart.add', { sku_no: sku.sku_no, quantity: 1 })
    await goTo(page, SCREENS.cart)
    await assertText(person, product.product_name)
    const line = main(person).getByRole('listitem').filter({ hasText: product.product_name })
    await line.getByRole('spinbutton').fill('2')
    await line.getByRole('spinbutton').press('Tab')
    await expect.poll(async () => (await shop.call('cart.detail')).lines.find(({ sku_no }) => sku_no === sku.sku_no)?.quantity).toBe(2)
  },
}
