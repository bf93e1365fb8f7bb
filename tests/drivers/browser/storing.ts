import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goesTo } from '../../support/steps-inside.ts'
import { typesCard } from './paying.ts'
import type { Person } from './person.ts'

/** What is kept for the next time, at a browser: vouchers, coins, cards. */
export const storing = {
  /** In the wallet, which is open. */
  async redeems({ page, t }: Person, { code }: Verbs['redeems'], goesThrough: boolean): Promise<void> {
    const field = page.getByLabel(t('promotion:code.label'))
    await field.fill(code)
    await page.getByRole('button', { name: t('promotion:code.action') }).click()
    if (goesThrough) await expect(field).toHaveValue('')
  },

  async findsVoucher({ page, t, api, language }: Person, { coupon: coupon_no, state }: Verbs['findsVoucher']): Promise<void> {
    api.language = language
    const { coupon_name } = await api.call('promotion.terms', { coupon_no })
    if (!page.url().includes('/couponsList')) await goesTo(page, '/couponsList')
    await page.getByRole('tab', { name: t(`promotion:wallet.tabs.${state}`) }).click()
    await expect(page.getByRole('main').getByText(coupon_name).first()).toBeVisible()
  },

  async seesCoins({ page, t }: Person, { reason }: Verbs['seesCoins']): Promise<void> {
    await goesTo(page, '/points')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(t(`points:reason.${reason}`))
  },

  async keepsCard(person: Person, { card }: Verbs['keepsCard'], goesThrough: boolean): Promise<void> {
    const { page, t } = person
    if (!page.url().includes('/payment-option')) await goesTo(page, '/payment-option')
    await page.getByRole('button', { name: t('wallet:card.add') }).click()
    const form = page.getByRole('dialog')
    await typesCard(person, form, card)
    await form.getByRole('button', { name: t('wallet:card.save') }).click()
    if (goesThrough) await page.waitForURL((url) => url.pathname.startsWith('/gateway'))
  },

  async seesCard({ page, t }: Person, { proven }: Verbs['seesCard']): Promise<void> {
    await expect(page.getByText(/1111/).first()).toBeVisible()
    await expect(page.getByText(t(`wallet:verification.${proven ? 'verified' : 'open'}`)).first()).toBeVisible()
  },
}
