import { pageActions } from '../drivers/browser/navigation.ts'
import { checkPage } from '../support/check-page.ts'
import { expect, test } from '../support/test.ts'

test.describe('a phone in landscape', () => {
  test.use({ member: 'sari' })

  test('shows a cover; back in portrait, the form is unchanged', async ({ person }) => {
    const { page, t } = person
    await page.goto('/addressDetail')
    const street = page.getByLabel(t('address:form.street'))
    await street.fill('Jl. Teuku Umar No. 12')
    await pageActions.turnsPhone(person, { to: 'landscape' })
    const cover = page.getByRole('alertdialog', { name: t('common:landscape.title') })
    await expect(cover).toBeVisible()
    await expect(street).not.toBeFocused()
    await checkPage(page)
    await pageActions.turnsPhone(person, { to: 'portrait' })
    await expect(cover).toBeHidden()
    await expect(street).toHaveValue('Jl. Teuku Umar No. 12')
    await expect(street).toBeFocused()
    await checkPage(page)
  })

  test('shows the cover on the first load', async ({ person }) => {
    const { page, t } = person
    await pageActions.turnsPhone(person, { to: 'landscape' })
    await page.goto('/cart')
    const cover = page.getByRole('alertdialog', { name: t('common:landscape.title') })
    await expect(cover).toBeVisible()
    await pageActions.turnsPhone(person, { to: 'portrait' })
    await expect(cover).toBeHidden()
    await expect(page.getByRole('navigation', { name: t('common:tabs.label') })).toBeVisible()
  })
})
