import { checkPage, violationsOf } from '@nusaria/scenario-runner/support/check-page'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import { declareShellChecks } from '@nusaria/tools/shell-check/declare-shell-checks'

declareShellChecks()

test('the shell simulator exchanges messages with the shop', { tag: '@desktop' }, async ({ page, world, baseURL, watch }) => {
  const t = textsOf('en')
  // Each world's simulator has its own origin.
  const origin = `http://${world.id}.localhost:${new URL(baseURL ?? '').port}`
  watch.allow(new RegExp(`^outside request: ${origin}/`))
  await page.goto(`${baseURL}/__mock/shell?world=${world.id}`)
  await page.waitForURL(`${origin}/__mock/shell`)
  const log = page.getByRole('log')
  const phone = page.frameLocator('iframe')
  const tabs = phone.getByRole('navigation', { name: t('common:tabs.label') })
  await expect(log).toContainText('{"type":"webViewReady"}')

  await page.getByLabel('Token').selectOption('sari')
  await page.getByLabel('Language').selectOption('en')
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(log).toContainText('"Token": "***"')
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en')
  await tabs.getByRole('link', { name: t('common:tabs.cart') }).click()
  await expect(log).toContainText('At /cart')

  await page.getByLabel('Message, sent as typed').fill('{"Language":')
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(log).toContainText('breaks the contract')
  await expect(log).toContainText('The page ignored a message: not-json')

  await page.getByRole('button', { name: 'Turn' }).click()
  await expect(phone.getByRole('alertdialog', { name: t('common:landscape.title') })).toBeVisible()
  await page.getByRole('button', { name: 'Turn' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(tabs.getByRole('link', { name: t('common:tabs.home') })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(log).toContainText('The phone would leave the app')
  await checkPage(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page, { type: 'rule', values: ['color-contrast'] }), 'in the dark').toEqual([])
})
