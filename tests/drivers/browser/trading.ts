import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { must } from '../driver.ts'
import type { Person } from './person.ts'
import { tick } from './press.ts'
import { pattern } from './refusal.ts'

/** The shopper's choices on the confirm page, and what stands around an order, at a browser. */
export const trading = {
  /** The new total is asked for and shown. */
  async refreshesPrice({ page, t }: Person): Promise<void> {
    await page.getByRole('button', { name: t('checkout:confirm.priceChanged.action') }).click()
    await expect(page.getByText(t('checkout:confirm.priceChanged.done'))).toBeVisible()
  },

  async usesCoins({ page, t }: Person): Promise<void> {
    const text = t('checkout:confirm.coins.use', { skipInterpolation: true, count: 3 })
    await tick(page.getByRole('checkbox', { name: new RegExp(pattern(text)) }))
  },

  choosesDelivery: ({ page, t }: Person, { method }: Verbs['choosesDelivery']): Promise<void> =>
    tick(page.getByRole('radio', { name: t(`order:delivery.${method}`) })),

  /** One of the cards beside each other on desktop, on a page of its own on a phone. */
  async choosesAddress({ page, layout, t }: Person, { like }: Verbs['choosesAddress']): Promise<void> {
    const words = new RegExp(pattern(like))
    if (layout === 'desktop') return tick(page.getByRole('radio', { name: words }))
    await page.getByRole('main').locator('a[href="/addressManage"]').first().click()
    await page.getByRole('main').getByRole('button', { name: words }).first().click()
    await page.waitForURL('**/orderConfirm**')
    await expect(page.getByText(t('checkout:confirm.title')).first()).toBeVisible()
  },

  async opensForeignOrder({ page, other }: Person): Promise<void> {
    must(other?.order_no, 'Nobody else has placed an order')
    await page.goto(`/orderDetail/${other.order_no}`)
  },
}
