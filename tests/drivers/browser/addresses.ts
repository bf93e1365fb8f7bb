import { expect } from '@playwright/test'
import { goesTo } from '../../support/steps-inside.ts'
import type { Person } from './person.ts'

/** The member's addresses, at a browser. */
export const addresses = {
  async opensAddress({ page, t }: Person): Promise<void> {
    await goesTo(page, '/addressManage')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('address:editShort'), exact: true })
      .first()
      .click()
    await expect(page.getByLabel(t('address:form.street'))).not.toHaveValue('')
  },

  async savesAddress({ page, t }: Person, street: string, goesThrough: boolean): Promise<void> {
    await page.getByLabel(t('address:form.street')).fill(street)
    await page.getByRole('button', { name: t('common:action.save') }).click()
    if (goesThrough) await page.waitForURL('**/addressManage')
  },
}
