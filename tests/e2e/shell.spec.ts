import { PageToShellMessage } from '@nusaria/contracts/shell'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { storyContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { checkPage, violationsOf } from '@nusaria/scenario-runner/support/check-page'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import { MEMBERS } from '@nusaria/scenarios/members'
import { declareShellChecks } from '@nusaria/tools/shell-check/declare-shell-checks'
import type { Page } from '@playwright/test'

/** Installs the bridge of React Native. */
async function putBridge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told, ReactNativeWebView: { postMessage: (text: string) => told.push(text) } })
  })
}

const told = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { told: string[] }).told)).map((text) => PageToShellMessage.parse(JSON.parse(text)))
const says = (page: Page, message: object) =>
  page.evaluate((data) => void window.dispatchEvent(new MessageEvent('message', { data })), JSON.stringify(message))

declareShellChecks()

test('in the app the shop waits for the first message, uses its member and language, and the back key closes a sheet first', {
  tag: '@mobile',
}, async ({ person, baseURL }) => {
  const { page, t, world } = person
  const host = httpHost(baseURL ?? '')
  const story = Object.assign(storyContext(host, world), { client: new ShopClient(host, world.id, 'device-app') })
  await loginActions.logsIn(story, { account: MEMBERS.sari.phone })
  await prepare.finds(person)
  await putBridge(page)
  await page.goto('/me')
  const loading = page.getByRole('status').filter({ hasText: t('common:loading') })
  await expect(loading).toBeVisible()
  await expect.poll(() => told(page)).toEqual([{ type: 'webViewReady' }])
  await says(page, { Token: story.client.token, Language: 'id', AppVersion: '4.2' })
  await expect(loading).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Sari')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '{}') as { appInfo?: string })
  expect(JSON.parse(stored.appInfo ?? '{}')).toMatchObject({ appInfo: { Language: 'id', AppVersion: '4.2' } })
  expect(stored.appInfo).not.toContain(story.client.token)

  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `/commodDetail?product_no=${person.product_no}`)
  await page.getByRole('button', { name: t('product:buy.now') }).click()
  const sheet = page.getByRole('dialog', { name: t('product:choice.title') })
  await expect(sheet).toBeVisible()
  const name = await page.title()
  expect((await told(page)).at(-1)).toEqual({ type: 'pageTitle', title: name.replace(/ · Nusaria$/, '') })
  await page.evaluate(() => {
    for (const [side, px] of Object.entries({ top: 47, bottom: 34 }))
      document.documentElement.style.setProperty(`--safe-${side}`, `${px}px`)
  })
  const buy = sheet.getByRole('button', { name: t('product:buy.now') })
  await expect.poll(() => buy.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(812 - 34)
  await checkPage(page)
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/commodDetail')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/me')
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
