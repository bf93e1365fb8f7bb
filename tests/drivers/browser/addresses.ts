import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { tick } from './controls.ts'
import { orderActions } from './orders.ts'
import type { Person } from './person.ts'

/** The member's addresses. */
export const addressActions = {
  async opensAddress({ page, t }: Person, { like = '' }: Verbs['opensAddress']): Promise<void> {
    await goTo(page, '/addressManage')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: like }).first()
    await card.getByRole('link', { name: t('address:editShort'), exact: true }).click()
    await expect(page.getByLabel(t('address:form.street'))).not.toHaveValue('')
  },

  async editsAddress({ page, t }: Person, { street }: Verbs['editsAddress'], goesThrough: boolean): Promise<void> {
    await page.getByLabel(t('address:form.street')).fill(street)
    await page.getByRole('button', { name: t('common:action.save') }).click()
    if (goesThrough) await page.waitForURL('**/addressManage')
  },

  async savesNewAddress(person: Person, { home, label }: Verbs['savesNewAddress']): Promise<void> {
    const { page, t } = person
    await goTo(page, '/addressManage')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('address:add') })
      .click()
    await orderActions.typesAddress(person, home)
    await page.getByRole('button', { name: t(`address:label.${label}`), exact: true }).click()
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await page.waitForURL('**/addressManage')
  },

  async makesAddressDefault(person: Person, { like }: Verbs['makesAddressDefault']): Promise<void> {
    const { page, t } = person
    await addressActions.opensAddress(person, { like })
    await tick(page.getByRole('checkbox', { name: t('address:form.isDefault') }))
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await page.waitForURL('**/addressManage')
  },

  async deletesAddress({ page, t }: Person, { like }: Verbs['deletesAddress']): Promise<void> {
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: like })
    await card.getByRole('button', { name: t('address:remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('address:remove') })
      .click()
    await expect(card).toHaveCount(0)
  },

  /** The default comes first. */
  async seesDefaultAddress({ page, t }: Person, { like, label }: Verbs['seesDefaultAddress']): Promise<void> {
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect(first).toContainText(like)
    await expect(first).toContainText(t(`address:label.${label}`))
    await expect(first).toContainText(t('address:default'))
  },
}
