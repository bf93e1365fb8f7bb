import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { textPattern } from './assert-failure.ts'
import { typeCard } from './payment.ts'
import type { Person } from './person.ts'

/** A number in the notation of any language. */
const countPattern = (count: number) => new RegExp(String(count).replace(/\B(?=(\d{3})+$)/g, '[.,]?'))

/** Vouchers, coins and saved cards. */
export const walletActions = {
  /** In the open voucher wallet. */
  async redeems({ page, t }: Person, { code }: Verbs['redeems'], goesThrough: boolean): Promise<void> {
    const field = page.getByLabel(t('promotion:code.label'))
    await field.fill(code)
    await page.getByRole('button', { name: t('promotion:code.action') }).click()
    if (goesThrough) await expect(field).toHaveValue('')
  },

  async seesVoucher({ page, t, api, language }: Person, { coupon: coupon_no, state }: Verbs['seesVoucher']): Promise<void> {
    api.language = language
    const { coupon_name } = await api.call('promotion.terms', { coupon_no })
    if (!page.url().includes('/couponsList')) await goTo(page, '/couponsList')
    // In English one tab's name contains another's.
    await page.getByRole('tab', { name: new RegExp(`^${t(`promotion:wallet.tabs.${state}`)}`) }).click()
    await expect(page.getByRole('main').getByText(coupon_name).first()).toBeVisible()
  },

  async seesCoins({ page, t }: Person, { reason, coins }: Verbs['seesCoins']): Promise<void> {
    await goTo(page, '/points')
    const lines = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
    const said = lines.filter({ hasText: t(`points:reason.${reason}`) }).first()
    await expect(said).toBeVisible()
    if (coins !== undefined) await expect(said).toContainText(countPattern(Math.abs(coins)))
  },

  /** Opens the form if needed. */
  async savesCard(person: Person, { card }: Verbs['savesCard'], goesThrough: boolean): Promise<void> {
    const { page, t } = person
    const sheet = page.getByRole('dialog', { name: t('wallet:cards.add') })
    if (!page.url().includes('/payment-option')) await goTo(page, '/payment-option')
    if (!(await sheet.isVisible()))
      await page
        .getByRole('main')
        .getByRole('button', { name: t('wallet:cards.add') })
        .click()
    await typeCard(person, sheet, card)
    await sheet.getByRole('button', { name: t('wallet:cards.save') }).click()
    if (goesThrough) await page.waitForURL((url) => url.pathname.startsWith('/gateway'))
  },

  /** The page shows the verification after the gateway. */
  async seesCard({ page, t }: Person, { proven }: Verbs['seesCard']): Promise<void> {
    const text = t(`wallet:proof.${proven ? 'verified' : 'open'}`, { skipInterpolation: true })
    await expect(page.getByText(new RegExp(textPattern(text))).first()).toBeVisible()
  },
}
