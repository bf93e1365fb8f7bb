import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { cartVerbs } from '@nusaria/scenarios/dsl/verbs/cart'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { assertStep } from '../driver.ts'
import { textPattern, tick } from './controls.ts'
import { type PageActs, type Person, rememberAddress } from './person.ts'

/** The line of the SKU viewed last, or else the first. */
export async function cartLineOf({ page, sku_no }: Person): Promise<Locator> {
  const lines = page.getByRole('main').locator('li[data-sku]')
  await expect(lines.first()).toBeVisible()
  const own = page.getByRole('main').locator(`li[data-sku="${sku_no}"]`)
  return (await own.count()) > 0 ? own : lines.first()
}

/** The name of a button, with any product name in it. */
const buttonName = ({ t }: Person, key: string) => new RegExp(textPattern(t(key, { skipInterpolation: true })))

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

/** Opens the cart, on desktop from the header. */
export async function goToCart({ page, layout, t }: Person): Promise<void> {
  if (layout === 'desktop')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.cart') })
      .click()
  else await goTo(page, '/cart')
  await page.waitForURL('**/cart')
}

/** The page says that the product was added. */
async function assertAdded(person: Person): Promise<void> {
  await expect(person.page.getByText(person.t('product:buy.added'))).toBeVisible()
  await expect(choiceSheet(person)).toBeHidden()
}

/** Adds pieces of the variant with these values to the cart. */
export async function addVariant(person: Person, quantity: number, values: readonly string[]): Promise<void> {
  await chooseAndPress(person, quantity, 'add', values)
  await assertAdded(person)
}

/** Pages that may show a voucher to claim. */
const VOUCHER_PAGES: readonly string[] = [SCREENS.coupons, SCREENS.activities, SCREENS.product, SCREENS.home]

/** Product page and cart. */
export const cartActions: PageActs<typeof cartVerbs> = {
  async addsToCart(person, { quantity }, goesThrough = true) {
    await chooseAndPress(person, quantity, 'add')
    if (goesThrough) await assertAdded(person)
  },

  async buysNow(person, { quantity }, goesThrough = true) {
    await chooseAndPress(person, quantity, 'now')
    if (goesThrough) await waitForConfirm(person)
  },

  async hasInCart(person, { pieces }) {
    const { page, t } = person
    await goToCart(person)
    await expect(page.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: pieces }) })).toBeVisible()
  },

  /** A guest must log in first. */
  async goesToConfirm(person, _args, goesThrough = true) {
    const { page, t } = person
    if (!page.url().endsWith('/cart')) await goToCart(person)
    // The name includes the count, because the product page has a similar button.
    await page.getByRole('button', { name: new RegExp(`^${textPattern(t('cart:checkout', { skipInterpolation: true }))}`) }).click()
    if (goesThrough) await waitForConfirm(person)
  },

  async claims({ page }, { coupon }) {
    const ticket = page.locator(`[data-coupon="${coupon}"]`).getByRole('button').first()
    if (!VOUCHER_PAGES.includes(new URL(page.url()).pathname)) await goTo(page, SCREENS.coupons)
    await ticket.click()
  },

  async setsPieces(person, { pieces }) {
    const field = (await cartLineOf(person)).getByRole('spinbutton')
    await field.fill(String(pieces))
    await field.press('Tab')
  },

  /** Switches to the other of two variants. */
  async changesVariant(person) {
    const { page, t, client, product_no } = person
    const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
    const other = sku_list.find(({ sku_no }) => sku_no !== person.sku_no)
    assertStep(other && other.spec_values.length === 1, 'The product has not one choice of two')
    await (await cartLineOf(person)).getByRole('button', { name: t('cart:variant.change') }).click()
    const sheet = page.getByRole('dialog', { name: t('cart:variant.change') })
    await tick(sheet.getByRole('radio', { name: other.spec_values[0] ?? '', exact: true }))
    await sheet.getByRole('button', { name: t('cart:variant.take') }).click()
    await expect(page.getByText(t('cart:variant.done'))).toBeVisible()
    person.sku_no = other.sku_no
  },

  async acceptsPrice(person) {
    const button = (await cartLineOf(person)).getByRole('button', { name: buttonName(person, 'cart:price.acceptLine') })
    await button.click()
    await expect(button).toBeHidden()
  },

  /** The button is on the line on desktop, in the line's menu on a phone. */
  async movesToFavourites(person) {
    const { page, layout, t } = person
    const line = await cartLineOf(person)
    const button = (key: string) => line.getByRole('button', { name: buttonName(person, key) })
    if (layout === 'desktop') await button('cart:moveLine').click()
    else {
      await button('cart:menu.open').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('cart:move') })
        .click()
    }
    await expect(page.getByText(t('cart:moved', { count: 1 })).first()).toBeVisible()
  },

  async clearsUnavailable({ page, t }) {
    const gone = page.getByRole('heading', { name: t('cart:unavailable.title', { count: 1 }) })
    await expect(gone).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart:clear.action'), exact: true })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('cart:clear.confirm'), exact: true })
      .click()
    await expect(gone).toBeHidden()
  },
}
