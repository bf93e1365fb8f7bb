import type { addressVerbs, HomeAddress } from '@nusaria/scenarios/dsl/verbs/addresses'
import { expect } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { tick } from './controls.ts'
import type { PageActs, Person } from './person.ts'

/** Fills all fields without saving. */
export async function typeAddress({ page, t }: Person, home: HomeAddress): Promise<void> {
  await page.getByLabel(t('address:form.name')).fill(home.name)
  await page.getByLabel(t('address:form.surname')).fill(home.surname)
  await page.getByLabel(t('address:form.phone')).fill(home.phone)
  await page.getByLabel(t('address:form.province')).selectOption({ label: home.province })
  await page.getByLabel(t('address:form.city')).selectOption({ label: home.city })
  await page.getByLabel(t('address:form.district')).selectOption({ label: home.district })
  await page.getByLabel(t('address:form.postalCode')).fill(home.postal_code)
  await page.getByLabel(t('address:form.street')).fill(home.street)
}

/** The member's addresses. */
export const addressActions: PageActs<typeof addressVerbs> = {
  async opensAddress({ page, t }, { like = '' }) {
    await goTo(page, '/addressManage')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: like }).first()
    await card.getByRole('link', { name: t('address:editShort'), exact: true }).click()
    await expect(page.getByLabel(t('address:form.street'))).not.toHaveValue('')
  },

  async editsAddress({ page, t }, { street }, goesThrough = true) {
    await page.getByLabel(t('address:form.street')).fill(street)
    await page.getByRole('button', { name: t('common:action.save') }).click()
    if (goesThrough) await page.waitForURL('**/addressManage')
  },

  async savesNewAddress(person, { home, label }) {
    const { page, t } = person
    await goTo(page, '/addressManage')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('address:add') })
      .click()
    await typeAddress(person, home)
    await page.getByRole('button', { name: t(`address:label.${label}`), exact: true }).click()
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await page.waitForURL('**/addressManage')
  },

  async makesAddressDefault(person, { like }) {
    const { page, t } = person
    await addressActions.opensAddress(person, { like })
    await tick(page.getByRole('checkbox', { name: t('address:form.isDefault') }))
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await page.waitForURL('**/addressManage')
  },

  async deletesAddress({ page, t }, { like }) {
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: like })
    await card.getByRole('button', { name: t('address:remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('address:remove') })
      .click()
    await expect(card).toHaveCount(0)
  },

  /** The default comes first. */
  async seesDefaultAddress({ page, t }, { like, label }) {
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect(first).toContainText(like)
    await expect(first).toContainText(t(`address:label.${label}`))
    await expect(first).toContainText(t('address:default'))
  },
}
