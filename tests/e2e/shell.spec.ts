import { PageToShellMessage, SHELL_CAPABILITIES, SHELL_VERSION } from '@nusaria/contracts/shell'
import { paymentActions } from '@nusaria/scenario-runner/drivers/browser/payment'
import { checkPage, violationsOf } from '@nusaria/scenario-runner/support/check-page'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { pathIn } from '@nusaria/scenario-runner/support/screens'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import { declareShellChecks } from '@nusaria/tools/shell-check/declare-shell-checks'
import { installBridge, type PageBridge } from '@nusaria/tools/shell-check/page-bridge'

declareShellChecks()

test.describe('in an app', { tag: '@mobile' }, () => {
  test.use({ member: 'sari' })

  const ALL = JSON.stringify({ capabilities: SHELL_CAPABILITIES })
  const NONE = JSON.stringify({ capabilities: [] })
  const last = async (shell: PageBridge) => PageToShellMessage.parse(JSON.parse((await shell.posted()).at(-1) ?? ''))

  test('an invoice is printed by the app; where it can’t, its address can be copied', async ({ person }) => {
    const { page, t } = person
    const shell = await installBridge(page, 'Android', ALL)
    await page.goto(await pathIn(person.client, '/invoice/:shipped'))
    const print = page.getByRole('button', { name: t('order:invoice.print') })
    await print.click()
    await expect.poll(async () => (await last(shell)).type).toBe('print')
    await shell.deliver(NONE)
    await print.click()
    await expect(page.getByRole('dialog', { name: t('openApp:unable.print.title') }).getByText(page.url())).toBeVisible()
    await checkPage(page)
  })

  test('the picture of a QRIS code is saved when the app says so; else it is shown', async ({ person }) => {
    const { page, t } = person
    const shell = await installBridge(page, 'iOS with reply', ALL)
    await prepare.unpaidOrder(person)
    await person.ensureAt('checkout')
    await paymentActions.pays(person, { method: 'qris' })
    const save = page.getByRole('button', { name: t('cashier:qris.save') })
    const saved = person.seen.getByText(t('cashier:qris.saved'))
    await save.click()
    await expect.poll(async () => (await last(shell)).type).toBe('download')
    const message = await last(shell)
    if (message.type !== 'download') throw new Error('No download was asked for')
    const picture = Buffer.from(message.data, 'base64')
    expect([message.name, message.mime, picture.subarray(1, 4).toString()]).toEqual([`qris-${person.order_no}.png`, 'image/png', 'PNG'])
    await expect(saved).toHaveCount(0)
    await shell.deliver(JSON.stringify({ type: 'result', version: SHELL_VERSION, id: message.id, ok: true }))
    await expect(saved).toBeVisible()
    await shell.deliver(NONE)
    await save.click()
    const sheet = page.getByRole('dialog', { name: t('cashier:qris.hold.title') })
    await expect(sheet.getByRole('img', { name: t('cashier:qris.label') })).toHaveAttribute('src', /^data:image\/png;base64,/)
    await checkPage(page)
  })
})

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
