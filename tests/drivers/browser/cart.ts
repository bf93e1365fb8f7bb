import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { assertStep } from '../driver.ts'
import { textPattern } from './assert-failure.ts'
import { tick } from './controls.ts'
import type { Person } from './person.ts'

/** The line of the SKU viewed last, or else the first. */
export async function cartLineOf({ page, sku_no }: Person): Promise<Locator> {
  const lines = page.getByRole('main').locator('li[data-sku]')
  await expect(lines.first()).toBeVisible()
  const own = page.getByRole('main').locator(`li[data-sku="${sku_no}"]`)
  return (await own.count()) > 0 ? own : lines.first()
}

/** The name of a button, with any product name in it. */
const buttonName = ({ t }: Person, key: string) => new RegExp(textPattern(t(key, { skipInterpolation: true })))

/** The cart. */
export const cartActions = {
  async setsPieces(person: Person, { pieces }: Verbs['setsPieces']): Promise<void> {
    const field = (await cartLineOf(person)).getByRole('spinbutton')
    await field.fill(String(pieces))
    await field.press('Tab')
  },

  /** Switches to the other of two variants. */
  async changesVariant(person: Person): Promise<void> {
    const { page, t, api, product_no } = person
    const { sku_list } = await api.call('product.minSkuDetail', { id: product_no })
    const other = sku_list.find(({ sku_no }) => sku_no !== person.sku_no)
    assertStep(other && other.spec_values.length === 1, 'The product has not one choice of two')
    await (await cartLineOf(person)).getByRole('button', { name: t('cart:variant.change') }).click()
    const sheet = page.getByRole('dialog', { name: t('cart:variant.change') })
    await tick(sheet.getByRole('radio', { name: other.spec_values[0] ?? '', exact: true }))
    await sheet.getByRole('button', { name: t('cart:variant.take') }).click()
    await expect(page.getByText(t('cart:variant.done'))).toBeVisible()
    person.sku_no = other.sku_no
  },

  async acceptsPrice(person: Person): Promise<void> {
    const button = (await cartLineOf(person)).getByRole('button', { name: buttonName(person, 'cart:price.acceptLine') })
    await button.click()
    await expect(button).toBeHidden()
  },

  /** The button is on the line on desktop, in the line's menu on a phone. */
  async movesToFavourites(person: Person): Promise<void> {
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

  async clearsUnavailable({ page, t }: Person): Promise<void> {
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
