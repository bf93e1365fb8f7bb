import { accountActions } from '@nusaria/scenario-runner/drivers/browser/account'
import { expect, test } from '@nusaria/scenario-runner/support/test'

test.use({ member: 'sari' })

test('a logout in one tab makes the other a guest, which must log in', { tag: '@desktop' }, async ({ person, context, watch }) => {
  // The account page may still load its orders when the session ends.
  watch.allow(/401 \(Unauthorized\) .*\/order\/trade\/list/)
  const { t } = person
  const other = await context.newPage()
  await other.goto('/faqs')
  await expect(other.locator('h1').first()).toBeAttached()
  await accountActions.logsOut(person)
  await expect(other.getByRole('dialog', { name: t('auth:dialog.title') }).getByLabel(t('auth:phone.label'))).toBeVisible()
  await other.goto('/me')
  await expect(other.getByRole('button', { name: t('account:guest.action') })).toBeVisible()
  await expect(other.getByText('Sari Wulandari')).toHaveCount(0)
})
