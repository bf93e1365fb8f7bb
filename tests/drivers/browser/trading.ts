import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { assertStep } from '../driver.ts'
import { textPattern } from './assert-failure.ts'
import type { Person } from './person.ts'
import { tick } from './press.ts'

/** The shopper's choices on the confirm page, and what stands around an order, at a browser. */
export const checkoutActions = {
  /** The new total is asked for and shown. */
  async refreshesPrice({ page, t }: Person): Promise<void> {
    await page.getByRole('button', { name: t('checkout:confirm.priceChanged.action') }).click()
    await expect(page.getByText(t('checkout:confirm.priceChanged.done'))).toBeVisible()
  },

  async usesCoins({ page, t }: Person): Promise<void> {
    const text = t('checkout:confirm.coins.use', { skipInterpolation: true, count: 3 })
    await tick(page.getByRole('checkbox', { name: new RegExp(textPattern(text)) }))
  },

  async reopensCash({ page, t }: Person): Promise<void> {
    const ways = page.getByRole('list', { name: t('checkout:confirm.pay.open') })
    const cash = ways.getByText(t('checkout:cashier.group.cod'))
    await expect(cash).toHaveCount(0)
    const text = t('checkout:confirm.pay.without', { skipInterpolation: true, count: 1 })
    await page.getByRole('button', { name: new RegExp(`^${textPattern(text)}`) }).click()
    await expect(cash).toBeVisible()
  },

  seesFreeShipping: ({ page, t }: Person, { free }: Verbs['seesFreeShipping']): Promise<void> =>
    expect(page.getByText(t('checkout:confirm.firstOrder'))).toHaveCount(free ? 1 : 0),

  choosesDelivery: ({ page, t }: Person, { method }: Verbs['choosesDelivery']): Promise<void> =>
    tick(page.getByRole('radio', { name: t(`order:delivery.${method}`) })),

  /** One of the cards beside each other on desktop, on a page of its own on a phone. */
  async choosesAddress({ page, layout, t }: Person, { like }: Verbs['choosesAddress']): Promise<void> {
    const words = new RegExp(textPattern(like))
    if (layout === 'desktop') return tick(page.getByRole('radio', { name: words }))
    await page.getByRole('main').locator('a[href="/addressManage"]').first().click()
    await page.getByRole('main').getByRole('button', { name: words }).first().click()
    await page.waitForURL('**/orderConfirm**')
    await expect(page.getByText(t('checkout:confirm.title')).first()).toBeVisible()
  },

  async opensOtherOrder(person: Person, goesThrough: boolean): Promise<void> {
    const { page, other, t } = person
    assertStep(other?.order_no, 'The other device has placed no order')
    const path = `/orderDetail/${other.order_no}`
    if (!goesThrough) return loadPage(page, path)
    await goTo(page, path)
    person.order_no = other.order_no
    await expect(page.getByText(t('order:headline.pending_payment')).first()).toBeVisible()
  },

  /** On the order's page, which is open; not taken yet. */
  async picksOrderAddress({ page, t }: Person, { like }: Verbs['picksOrderAddress']): Promise<void> {
    await page.getByRole('button', { name: t('order:action.changeAddress') }).click()
    await tick(changeAddressDialog({ page, t }).getByRole('radio', { name: new RegExp(textPattern(like)) }))
  },

  async changesOrderAddress({ page, t }: Person, _args: unknown, goesThrough: boolean): Promise<void> {
    const sheet = changeAddressDialog({ page, t })
    await sheet.getByRole('button', { name: t('order:move.take') }).click()
    if (goesThrough) await expect(sheet).toBeHidden()
  },

  async buysAgain({ page, t, order_no }: Person): Promise<void> {
    await goTo(page, `/orderDetail/${order_no}`)
    await page.getByRole('button', { name: t('order:action.buyAgain') }).click()
    await page.waitForURL('**/cart')
  },

  /** Each parcel of several has its tab. */
  async tracks({ page, order_no }: Person, { parcels }: Verbs['tracks']): Promise<void> {
    await goTo(page, `/shipmentTracking?order_no=${order_no}`)
    await expect(page.getByRole('tab')).toHaveCount(parcels)
    await page.getByRole('tab').last().click()
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
  },
}

const changeAddressDialog = ({ page, t }: Pick<Person, 'page' | 't'>) => page.getByRole('dialog', { name: t('order:move.title') })
