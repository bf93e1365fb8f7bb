import { CATEGORIES } from '@nusaria/scenarios/dsl/screens'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { textPattern } from './assert-failure.ts'
import { tick } from './controls.ts'
import { type Person, rememberAddress } from './person.ts'
import { shoppingActions } from './shopping.ts'

/** Links to products, in their order. */
export function productLinks({ page }: Person): Locator {
  return page.getByRole('main').getByRole('link').and(page.locator('[href^="/commodDetail?"]'))
}

/** The product number in a link. */
export const productNoOf = (href: string | null) => new URLSearchParams(href?.split('?')[1]).get('product_no') ?? ''

/** Categories, lists and the search history. */
export const productListActions = {
  async choosesCategory(person: Person, { category }: Verbs['choosesCategory']): Promise<void> {
    const { page, api, layout, t } = person
    const id = CATEGORIES[category]
    const types = await api.call('nav.typeList')
    const type = types.find(({ child_list }) => child_list.some(({ nav_type_id }) => nav_type_id === id))
    const name = type?.child_list.find(({ nav_type_id }) => nav_type_id === id)?.nav_type_name ?? id
    if (layout === 'mobile') {
      await goTo(page, '/cate')
      await page.getByRole('button', { name: type?.nav_type_name }).click()
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    } else {
      const bar = page.getByRole('navigation', { name: t('common:header.categories') })
      await bar.getByRole('link', { name: type?.nav_type_name, exact: true }).hover()
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    }
    await page.waitForURL(`**/commodityList?typeId=${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
    rememberAddress(person)
  },

  /** The filter is a chip on desktop, in a sheet on a phone. */
  async filtersList(person: Person, { only }: Verbs['filtersList']): Promise<void> {
    const { page, layout, t } = person
    const name = new RegExp(`^${t(only === 'in stock' ? 'filter:inStock' : 'filter:freeShipping')}`)
    if (layout === 'desktop') await page.getByRole('main').getByRole('button', { name }).click()
    else {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${t('filter:title')}`) })
        .click()
      const sheet = page.getByRole('dialog', { name: t('filter:title') })
      await tick(sheet.getByRole('checkbox', { name }))
      const show = ['filter:showAll', 'filter:show'].map((key) => textPattern(t(key, { skipInterpolation: true, count: 3 })))
      await sheet.getByRole('button', { name: new RegExp(show.join('|')) }).click()
    }
    await page.waitForURL(only === 'in stock' ? /in_stock=1/ : /free_shipping=1/)
    rememberAddress(person)
  },

  async opensListedProduct(person: Person, { like = '' }: Verbs['opensListedProduct']): Promise<void> {
    const card = productLinks(person).filter({ hasText: 'Rp' }).filter({ hasText: like }).first()
    const product = await person.api.call('product.minSkuDetail', { id: productNoOf(await card.getAttribute('href')) })
    await shoppingActions.opensProduct(person, product)
    person.sku_no = product.sku_list.find(({ stock }) => stock > 0)?.sku_no ?? ''
  },

  /** On desktop the product is in a tab of its own. */
  async goesBack(person: Person): Promise<void> {
    const { page, context, layout } = person
    const before = context.pages().at(-2)
    if (layout === 'mobile' || !before) return void (await page.goBack())
    await page.close()
    person.page = before
  },

  retries: ({ page, t }: Person): Promise<void> =>
    page
      .getByRole('main')
      .getByRole('button', { name: t('common:action.retry') })
      .first()
      .click(),

  /** On the search page. */
  async clearsHistory({ page, t }: Person): Promise<void> {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('search:history.clear') })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('search:history.clearConfirm') })
      .click()
  },
}
