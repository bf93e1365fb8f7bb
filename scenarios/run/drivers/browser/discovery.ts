import { priceRange } from '@nusaria/contracts/product-price'
import type { ListChoice } from '@nusaria/scenarios/dsl/verbs/discovery'
import { expect, type Locator } from '@playwright/test'
import { findProduct } from '../../support/find-product.ts'
import { likePattern } from '../../support/is-like.ts'
import { trafficOf } from '../../support/traffic.ts'
import { assertVisible } from './controls.ts'
import { afterReply } from './login.ts'
import type { PageActs, Person } from './person.ts'
import { pressInPage } from './product.ts'

export const productLinks = ({ page, main }: Person): Locator => main.getByRole('link').and(page.locator('[href^="/commodDetail?"]'))

export const productNoOf = (href: string | null): string => new URLSearchParams(href?.split('?')[1]).get('product_no') ?? ''

export async function productNosShown(person: Person): Promise<string[]> {
  return (await productLinks(person).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).map(productNoOf)
}

type ProductText = Readonly<Record<'product_no' | 'product_name', string>>

/** Does an act that opens a product, and follows it into the new tab on desktop. */
export async function openProductWith(person: Person, act: () => Promise<void>): Promise<void> {
  if (person.layout === 'mobile') return act()
  const [tab] = await Promise.all([person.context.waitForEvent('page'), act()])
  await tab.waitForLoadState()
  person.page = tab
}

async function atProduct(person: Person, { product_no, product_name }: ProductText): Promise<void> {
  await person.page.waitForURL(`**${person.addressOf('product', { product_no })}`)
  await assertVisible(person.page.getByRole('heading', { level: 1, name: product_name }))
  person.remembersProduct(product_no)
}

/** Of a card: the button to put the product into the cart lies over its middle. */
const CORNER = { x: 16, y: 16 } as const

async function openProduct(person: Person, product: ProductText): Promise<void> {
  const links = person.main.getByRole('link', { name: product.product_name })
  const link = links.filter({ hasText: 'Rp' }).first()
  // In a low window, where a card doesn't fit, its corner may lie under the header.
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
    window.scrollBy({ top: -window.innerHeight / 3, behavior: 'instant' })
  })
  await openProductWith(person, () => link.click({ position: CORNER }))
  await atProduct(person, product)
}

/** The name of each choice that is no brand, and what it writes into the address. */
const CHOICES = {
  'in stock': ['filter:inStock…', 'in_stock=1'],
  'free shipping': ['filter:freeShipping…', 'free_shipping=1'],
  'on sale': ['filter:discounted…', 'discounted=1'],
  'well rated': [/4[.,]5/, 'rating_min=4.5'],
} as const satisfies Readonly<Record<Extract<ListChoice, string>, readonly [string | RegExp, string]>>

const searchBox = (person: Person): Locator => person.control('combobox', 'common:header.searchLabel')

/** The cards of a list whose products match `like`. */
const cards = (person: Person, like: string): Locator =>
  productLinks(person)
    .filter({ hasText: 'Rp' })
    .filter({ hasText: likePattern(like) })

const productOf = async ({ client }: Person, card: Locator) =>
  client.call('product.minSkuDetail', { id: productNoOf(await card.getAttribute('href')) })

export const discoveryActions: PageActs<'discovery'> = {
  async searches(person, { keyword }) {
    const { page } = person
    if (person.layout === 'mobile') await person.goTo('search')
    else if (page.url() === 'about:blank') await page.goto('/')
    const box = searchBox(person)
    await box.fill(keyword)
    await expect(box).toHaveValue(keyword)
    await box.press('Enter')
    await page.waitForURL((url) => url.pathname === '/commodityList' && url.searchParams.get('keyword') === keyword)
    // The address changes before the page: wait for the new heading.
    await expect(page.getByRole('heading', { level: 1, name: keyword, exact: true })).toBeAttached()
    // A search that is left before its reply may not reach the search history.
    await person.shows(productLinks(person).or(person.text('search:list.emptyKeyword', { keyword })))
  },

  /** As a story's first step it opens the product's address. */
  async looksAt(person, { wish }) {
    const { product, sku } = await findProduct(person.client, wish)
    if (person.page.url() === 'about:blank') {
      await person.load('product', { product_no: product.product_no })
      await atProduct(person, product)
    } else {
      await discoveryActions.searches(person, { keyword: wish.like })
      await openProduct(person, product)
    }
    person.sku_no = sku.sku_no
  },

  async filtersList(person, { only }) {
    const [name, param] = typeof only === 'string' ? CHOICES[only] : [new RegExp(`^${only.brand}`), 'brand=']
    if (person.layout === 'desktop') await person.press(name, person.main)
    else {
      await person.press('filter:title…', person.main)
      const sheet = person.dialog('filter:title')
      const choice = person.control('checkbox', name, sheet)
      await choice.or(person.control('button', name, sheet)).click()
      const showAll = person.control('button', 'filter:showAll', sheet)
      await showAll.or(person.control('button', 'filter:show', sheet)).click()
    }
    await person.page.waitForURL((url) => url.search.includes(param))
  },

  /** A product with options asks for them first. */
  async addsFromList(person, { like = '' }) {
    const card = cards(person, like)
      .filter({ hasNotText: person.t('common:card.soldOut') })
      .first()
    const { product_no, product_name, sku_list } = await productOf(person, card)
    await card.hover({ position: CORNER })
    await person.main.getByRole('button', { name: person.t('common:card.add', { product: product_name }) }).click()
    if (sku_list.length > 1) await person.press('product:buy.add', person.page.getByRole('dialog'))
    await person.sees('product:buy.added')
    person.remembersProduct(product_no, priceRange(sku_list)?.lowest.sku_no)
  },

  async opensListedProduct(person, { like = '' }) {
    const product = await productOf(person, cards(person, like).first())
    await openProduct(person, product)
    person.sku_no = product.sku_list.find(({ stock }) => stock > 0)?.sku_no ?? ''
  },

  /** On desktop the product is in a tab of its own. */
  async goesBack(person) {
    const before = person.context.pages().at(-2)
    if (person.layout === 'mobile' || !before) return void (await person.page.goBack())
    await person.page.close()
    person.page = before
  },

  async retries(person) {
    const retries = person.control('button', 'common:action.retry', person.main)
    const traffic = trafficOf(person.page)
    await assertVisible(retries)
    await traffic.settled()
    const failed = await retries.count()
    await retries.first().click()
    await traffic.settled()
    await person.ends(() => expect.poll(() => retries.count()).toBeLessThan(failed))
  },

  async removesSearch(person, { keyword }) {
    const removal = (name: string) => person.main.getByRole('button', { name, exact: true })
    const own = person.t('search:history.remove', { keyword })
    await assertVisible(removal(own))
    // More may still be loading, so these are named and not counted.
    const all = person.control('button', 'search:history.remove', person.main)
    const names = await all.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
    await removal(own).click()
    await person.gone(removal(own)).ends(async () => {
      for (const name of names) if (name !== own) await assertVisible(removal(name))
    })
  },

  clearsHistory: (person) =>
    person.press('search:history.clear', person.main).confirm('search:history.clearConfirm').sees('search:history.cleared'),

  async choosesCity(person, { province, city, cash }) {
    const dialog = person.dialog('product:delivery.choose')
    await person.press('product:delivery.change', person.main)
    await person.field('address:form.province', dialog).selectOption({ label: province })
    await person.field('address:form.city', dialog).selectOption({ label: city })
    await person.press('product:delivery.apply', dialog).sees('product:delivery.to', { city })
    await person.sees(cash ? 'product:delivery.cash' : 'product:delivery.noCash')
  },

  async addsFavourite(person, { like }) {
    const address = person.page.url()
    if (like !== undefined) {
      const { product_no, sku_list } = await productOf(person, cards(person, like).first())
      Object.assign(person, { product_no, sku_no: sku_list[0]?.sku_no })
    }
    const { product_name: product } = await person.client.call('product.minSkuDetail', { id: person.product_no })
    const heart = person.main.getByRole('button', { name: person.t('common:card.favourite', { product }) }).first()
    await heart.click()
    await person.ends(() => expect(heart).toHaveAttribute('aria-pressed', 'true')).ends(() => expect(person.page.url()).toBe(address))
  },

  async requestsRestockAlert(person) {
    await pressInPage(person, 'common:card.remind')
    await person.sees('notice:waiting')
  },

  async seesProductAt(person, { screen }) {
    await person.goTo(screen)
    const expected = screen === 'viewed' ? person.viewedProducts : [person.product_no]
    const shown = async () => [...new Set(await productNosShown(person))].slice(0, expected.length)
    await expect.poll(shown).toEqual(expected)
  },

  /** The tab "all" shows the number of unread ones. The page shows none before the reply, so the shop is asked too. */
  readsAllMessages: (person) =>
    person
      .does(() => afterReply(person, 'read_all', () => person.press('message:readAll')))
      .ends(async () => expect((await person.member.call('message.count')).total).toBe(0))
      .ends(() => expect(person.page.getByRole('tab').first()).toHaveText(person.t('message:kinds.all'))),

  async searchesFaqs(person, { question }) {
    await person.control('searchbox', 'faqs:search').fill(person.t(question))
    await expect(person.main.getByRole('heading', { level: 3 })).toHaveText([person.t(question)])
  },
}
