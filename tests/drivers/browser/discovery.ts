import { CATEGORIES, SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { discoveryVerbs } from '@nusaria/scenarios/dsl/verbs/discovery'
import { expect, type Locator } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { findProduct } from '../calls/discovery.ts'
import { textPattern, tick } from './controls.ts'
import { type PageActs, type Person, rememberAddress } from './person.ts'
import { requestPath } from './request-page.ts'

/** Links to products, in their order. */
export function productLinks({ page }: Person): Locator {
  return page.getByRole('main').getByRole('link').and(page.locator('[href^="/commodDetail?"]'))
}

/** The product number in a link. */
export const productNoOf = (href: string | null) => new URLSearchParams(href?.split('?')[1]).get('product_no') ?? ''

/** Number and name of a product. */
interface ProductText {
  readonly product_no: string
  readonly product_name: string
}

/** Does an act that opens a product, and follows it into the new tab on desktop. */
export async function openProductWith(person: Person, act: () => Promise<void>): Promise<void> {
  if (person.layout === 'mobile') return act()
  const [tab] = await Promise.all([person.context.waitForEvent('page'), act()])
  await tab.waitForLoadState()
  person.page = tab
}

/** Waits for the product's page. */
export async function atProduct(person: Person, { product_no, product_name }: ProductText): Promise<void> {
  await expect(person.page.getByRole('heading', { level: 1, name: product_name })).toBeVisible()
  person.product_no = product_no
  person.viewedProducts = [product_no, ...person.viewedProducts.filter((other) => other !== product_no)]
}

/** Opens a product of the list. */
export async function openProduct(person: Person, product: ProductText): Promise<void> {
  const links = person.page.getByRole('main').getByRole('link', { name: product.product_name })
  const card = links.filter({ hasText: 'Rp' }).first()
  await openProductWith(person, () => card.click())
  await person.page.waitForURL(`**/commodDetail?product_no=${product.product_no}`)
  await atProduct(person, product)
}

type About = 'product' | 'order' | 'request'

/** What a message links to: its link text, path and page heading. */
interface MessageTarget {
  readonly see: 'product' | 'order' | 'after_sale'
  readonly path: (person: Person) => string
  readonly heading?: string
}

const MESSAGE_TARGETS: Readonly<Record<About, MessageTarget>> = {
  product: { see: 'product', path: ({ product_no }) => `${SCREENS.product}?product_no=${product_no}` },
  order: { see: 'order', path: (person) => SCREENS.orderDetail.replace(':no', person.order_no), heading: 'order:detailTitle' },
  request: { see: 'after_sale', path: requestPath, heading: 'afterSale:title' },
}

function searchBox({ page, t }: Person): Locator {
  return page.getByRole('combobox', { name: t('common:header.searchLabel') })
}

/** Finding products, favourites, restock alerts and messages. */
export const discoveryActions: PageActs<typeof discoveryVerbs> = {
  /** Searches with the search box of this layout. */
  async searches(person, { keyword }) {
    const { page, layout } = person
    if (layout === 'mobile') await goTo(page, '/search')
    else if (page.url() === 'about:blank') await page.goto('/')
    const box = searchBox(person)
    await box.fill(keyword)
    await expect(box).toHaveValue(keyword)
    await box.press('Enter')
    await page.waitForURL((url) => url.pathname === '/commodityList' && url.searchParams.get('keyword') === keyword)
    // The address changes before the page: wait for the new heading.
    await expect(page.getByRole('heading', { level: 1, name: keyword, exact: true })).toBeAttached()
  },

  /** Finds a product by searching and opens it: in place on mobile, in a new tab on desktop. As a story's first step it opens the product's address. */
  async looksAt(person, { wish }) {
    const { product, sku } = await findProduct(person.client, wish)
    if (person.page.url() === 'about:blank') {
      await loadPage(person.page, `/commodDetail?product_no=${product.product_no}`)
      await atProduct(person, product)
    } else {
      await discoveryActions.searches(person, { keyword: wish.like })
      await openProduct(person, product)
    }
    person.sku_no = sku.sku_no
  },

  typesSearch: (person, { text }) => searchBox(person).fill(text),

  seesTypedSearch: (person, { text }) => expect(searchBox(person)).toHaveValue(text),

  async choosesCategory(person, { category }) {
    const { page, client, layout, t } = person
    const id = CATEGORIES[category]
    const types = await client.call('nav.typeList')
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
  async filtersList(person, { only }) {
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

  async opensListedProduct(person, { like = '' }) {
    const card = productLinks(person).filter({ hasText: 'Rp' }).filter({ hasText: like }).first()
    const product = await person.client.call('product.minSkuDetail', { id: productNoOf(await card.getAttribute('href')) })
    await openProduct(person, product)
    person.sku_no = product.sku_list.find(({ stock }) => stock > 0)?.sku_no ?? ''
  },

  /** On desktop the product is in a tab of its own. */
  async goesBack(person) {
    const { page, context, layout } = person
    const before = context.pages().at(-2)
    if (layout === 'mobile' || !before) return void (await page.goBack())
    await page.close()
    person.page = before
  },

  retries: ({ page, t }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: t('common:action.retry') })
      .first()
      .click(),

  /** On the search page. */
  async clearsHistory({ page, t }) {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('search:history.clear') })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('search:history.clearConfirm') })
      .click()
  },

  async addsFavourite({ page, t }, _args, goesThrough = true) {
    const heart = page.getByRole('button', { name: t('favourite:heart.name'), exact: true })
    await heart.click()
    if (goesThrough) await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },

  requestsRestockAlert: ({ page, t }) => page.getByRole('button', { name: t('common:card.remind'), exact: true }).click(),

  seesRestockAlert: ({ page, t }) => expect(page.getByText(t('notice:waiting')).first()).toBeVisible(),

  async seesProductAt(person, { screen }) {
    await goTo(person.page, SCREENS[screen])
    const expected = screen === 'viewed' ? person.viewedProducts : [person.product_no]
    await expect(async () => {
      const links = await productLinks(person).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect([...new Set(links.map(productNoOf))].slice(0, expected.length)).toEqual(expected)
    }).toPass()
  },

  /** A product opens in a new tab on desktop. */
  async opensMessage(person, { about = 'product' }) {
    const { page, t } = person
    const { see, path, heading } = MESSAGE_TARGETS[about]
    await goTo(page, SCREENS.messages)
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t(`message:see.${see}`) })
    const opens = () => rows.first().getByRole('link').click()
    await (about === 'product' ? openProductWith(person, opens) : opens())
    await person.page.waitForURL(`**${path(person)}`)
    if (heading) await expect(person.page.getByRole('heading', { level: 1, name: t(heading) })).toBeAttached()
  },

  /** The tab "all" shows the number. */
  async hasUnread({ page, t }, { messages }) {
    if (new URL(page.url()).pathname !== SCREENS.messages) await goTo(page, SCREENS.messages)
    await expect(page.getByRole('tab').first()).toHaveText(t('message:kinds.all') + (messages || ''))
  },

  async readsAllMessages({ page, t }) {
    if (new URL(page.url()).pathname !== SCREENS.messages) await goTo(page, SCREENS.messages)
    await page.getByRole('button', { name: t('message:readAll') }).click()
  },

  /** Only the question is left. */
  async searchesFaqs({ page, t }, { question }) {
    await page.getByRole('searchbox', { name: t('faqs:search') }).fill(t(question))
    const found = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(found).toHaveCount(1)
    await expect(found).toHaveText(t(question))
  },
}
