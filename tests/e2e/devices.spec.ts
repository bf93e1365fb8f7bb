import { controlClient } from '@nusaria/mock-api/control/control-client'
import { checkDark, checkPage } from '../support/check-page.ts'
import { httpControl } from '../support/control.ts'
import { expect, test } from '../support/test.ts'

test.use({ member: 'sari' })

test('a member sees all logged-in devices, logs out one, then all', async ({ person, baseURL }) => {
  const { page, t } = person
  await page.goto('/setting')
  await page.getByRole('button', { name: `${t('profile:action.see')}: ${t('profile:devices.label')}` }).click()
  const devices = page.getByRole('dialog', { name: t('profile:devices.label') })
  await expect(devices.getByText(t('profile:devices.current'))).toBeVisible()
  await expect(devices.getByText('Bandung')).toBeVisible()
  await checkPage(page)
  await devices.getByRole('button', { name: `${t('profile:devices.out')}: Chrome, Windows` }).click()
  await expect(devices.getByText('Bandung')).toBeHidden()
  await expect(devices.getByText(t('profile:devices.alone'))).toBeVisible()
  await controlClient(httpControl(baseURL ?? ''))('signIn', { params: { id: person.world.id }, body: { member: 'sari' } })
  await page.reload()
  await devices.getByRole('button', { name: t('profile:devices.all') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText(t('profile:devices.thisToo')).click()
  await checkDark(page)
  await question.getByRole('button', { name: t('profile:devices.out') }).click()
  await expect(page.getByText(t('auth:logout.done'))).toBeVisible()
  await page.goto('/me')
  await expect(page.getByRole('button', { name: t('account:guest.action') })).toBeVisible()
  await expect(person.client.call('member.info')).rejects.toMatchObject({ error: 'SESSION_EXPIRED' })
})
