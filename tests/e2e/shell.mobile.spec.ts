import { PageToShellMessage } from '@nusaria/contracts/shell'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { Page } from '@playwright/test'
import { loginActions } from '../drivers/calls/login.ts'
import { storyContext } from '../drivers/calls/story-context.ts'
import { checkPage } from '../support/check-page.ts'
import { ShopClient } from '../support/client.ts'
import { httpHost } from '../support/hosts.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

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

test('in the app the shop waits for the first message, uses its member and language, and the back key closes a sheet first', async ({
  person,
  baseURL,
}) => {
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
