import type { ProductCriteria } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { findProduct } from '../calls/shopping.ts'
import { textPattern } from './assert-failure.ts'
import { tick } from './controls.ts'
import { type Person, rememberAddress } from './person.ts'

/** Number and name of a product. */
interface ProductText {
  readonly product_no: string
  readonly product_name: string
}

export const shoppingActions = {
  /** Searches with the search box of this layout. */
  async searches(person: Person, keyword: string): Promise<void> {
    const { page, layout, t } = person
    if (layout === 'mobile') await goTo(page, '/search')
    else if (page.url() === 'about:blank') await page.goto('/')
    const box = page.getByRole('combobox', { name: t('common:header.searchLabel') })
    await box.fill(keyword)
    await expect(box).toHaveValue(keyword)
    await box.press('Enter')
    await page.waitForURL((url) => url.pathname === '/commodityList' && url.searchParams.get('keyword') === keyword)
    // The address changes before the page: wait for the new heading.
    await expect(page.getByRole('heading', { level: 1, name: keyword, exact: true })).toBeAttached()
  },

  /** Finds a product by searching and opens it: in place on mobile, in a new tab on desktop. As a story's first step it opens the product's address. */
  async looksAt(person: Person, wish: ProductCriteria): Promise<void> {
    const { product, sku } = await findProduct(person.api, wish)
    if (person.page.url() === 'about:blank') {
      await loadPage(person.page, `/commodDetail?product_no=${product.product_no}`)
      await shoppingActions.atProduct(person, product)
    } else {
      await shoppingActions.searches(person, wish.like)
      await shoppingActions.opensProduct(person, product)
    }
    person.sku_no = sku.sku_no
  },

  /** Opens a product of the list. */
  async opensProduct(person: Person, product: ProductText): Promise<void> {
    const links = person.page.getByRole('main').getByRole('link', { name: product.product_name })
    const card = links.filter({ hasText: 'Rp' }).first()
    await openProductWith(person, () => card.click())
    await person.page.waitForURL(`**/commodDetail?product_no=${product.product_no}`)
    await shoppingActions.atProduct(person, product)
  },

  /** Waits for the product's page. */
  async atProduct(person: Person, { product_no, product_name }: ProductText): Promise<void> {
    await expect(person.page.getByRole('heading', { level: 1, name: product_name })).toBeVisible()
    person.product_no = product_no
    person.viewedProducts = [product_no, ...person.viewedProducts.filter((other) => other !== product_no)]
  },

  /** Adds pieces of the variant with these values, or of the selected one. */
  async addsToCart(person: Person, quantity: number, goesThrough = true, values: readonly string[] = []): Promise<void> {
    const { page, t } = person
    await chooseAndPress(person, quantity, 'add', values)
    if (!goesThrough) return
    await expect(page.getByText(t('product:buy.added'))).toBeVisible()
    await expect(choiceSheet(person)).toBeHidden()
  },

  async buysNow(person: Person, quantity: number, goesThrough = true): Promise<void> {
    await chooseAndPress(person, quantity, 'now')
    if (!goesThrough) return
    await waitForConfirm(person)
  },

  async goesToCart({ page, layout, t }: Person): Promise<void> {
    if (layout === 'desktop')
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('common:header.cart') })
        .click()
    else await goTo(page, '/cart')
    await page.waitForURL('**/cart')
  },

  /** The cart page shows this number of pieces. */
  async hasInCart(person: Person, pieces: number): Promise<void> {
    const { page, t } = person
    await shoppingActions.goesToCart(person)
    await expect(page.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: pieces }) })).toBeVisible()
  },

  /** Claims a shown voucher. */
  claims: ({ page }: Person, coupon_no: string): Promise<void> =>
    page.locator(`[data-coupon="${coupon_no}"]`).getByRole('button').first().click(),

  /** From the cart; a guest must log in first. */
  async goesToConfirm(person: Person, goesThrough = true): Promise<void> {
    const { page, t } = person
    if (!page.url().endsWith('/cart')) await shoppingActions.goesToCart(person)
    // The name includes the count, because the product page has a similar button.
    await page.getByRole('button', { name: new RegExp(`^${textPattern(t('cart:checkout', { skipInterpolation: true }))}`) }).click()
    if (!goesThrough) return
    await waitForConfirm(person)
  },
}

/** Waits for the confirm page with its amounts. */
async function waitForConfirm(person: Person): Promise<void> {
  const { page, t } = person
  await page.waitForURL('**/orderConfirm**')
  await expect(page.getByRole('button', { name: t('checkout:confirm.place') })).toBeVisible()
  rememberAddress(person)
}

const choiceSheet = ({ page, t }: Person) => page.getByRole('dialog', { name: t('product:choice.title') })

/** The name of an option's value, sold out or not. */
function optionNamed({ t }: Person, value: string): RegExp {
  const soldOut = t('product:choice.valueOut', { value: '|' }).split('|')[1] ?? ''
  return new RegExp(`^${textPattern(value)}(${textPattern(soldOut)})?$`)
}

/** Chooses a variant, sets the quantity and presses. On a phone this is a sheet. */
async function chooseAndPress(person: Person, quantity: number, button: 'add' | 'now', values: readonly string[] = []): Promise<void> {
  const { page, layout, t } = person
  const name = t(`product:buy.${button}`)
  const main = page.getByRole('main')
  const sheet = choiceSheet(person)
  if (layout === 'mobile' && !(await sheet.isVisible())) await main.getByRole('button', { name }).click()
  const place = layout === 'mobile' ? sheet : main
  for (const value of values) await tick(place.getByRole('radio', { name: optionNamed(person, value) }))
  const pieces = place.getByRole('spinbutton')
  await pieces.fill(String(quantity))
  await pieces.press('Tab')
  await place.getByRole('button', { name }).click()
}

/** Does an act that opens a product, and follows it into the new tab on desktop. */
export async function openProductWith(person: Person, act: () => Promise<void>): Promise<void> {
  if (person.layout === 'mobile') return act()
  const [tab] = await Promise.all([person.context.waitForEvent('page'), act()])
  await tab.waitForLoadState()
  person.page = tab
}
