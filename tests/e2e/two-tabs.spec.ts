import { accountActions } from '@nusaria/scenario-runner/drivers/browser/account'
import { loginActions, loginForm } from '@nusaria/scenario-runner/drivers/browser/login'
import { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { expect, test } from '@nusaria/scenario-runner/support/test'

const SARI = '81200000001'

test.use({ member: 'sari' })

test('after a logout in another tab, this one asks to log in, returns and keeps the typed text', async ({
  person,
  context,
  world,
  watch,
  baseURL,
  layout,
  language,
}) => {
  const { t } = person
  // The account page asks for orders: a call that the server reads after the logout is refused.
  watch.allow(/401 \(Unauthorized\) .*\/order\/trade\/list/)
  const other = new Person(await context.newPage(), { layout, language, world, host: httpHost(baseURL ?? '') })
  await other.page.goto('/addressDetail')
  const name = other.page.getByLabel(t('address:form.name'), { exact: true })
  await name.fill('Sari Draft')
  await accountActions.logsOut(person)
  await expect(loginForm(other).getByLabel(t('auth:phone.label'))).toBeVisible()
  await loginActions.logsIn(other, { account: SARI })
  await other.page.waitForURL((url) => url.pathname === '/addressDetail')
  await expect(name).toHaveValue('Sari Draft')
})

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
