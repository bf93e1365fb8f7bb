import { PageToShellMessage } from '@nusaria/contracts/shell'
import { CLIENT_STATE_KEY } from '@nusaria/storefront/platform/state/client-state'
import { expect } from '@playwright/test'
import type { ShellTab } from './shell-tab.ts'

const READY = JSON.stringify({ type: 'webViewReady' })

/** The page shows its loading screen. */
export async function assertLoading({ page, t }: ShellTab): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: t('common:loading') })).toBeVisible()
  await expect(page.locator('main#content')).toBeHidden()
}

/** The page shows content. */
export async function assertOpen({ page }: ShellTab): Promise<void> {
  await expect(page.locator('main#content').getByRole('link').first()).toBeVisible()
}

/** The page reported ready once. */
export async function assertReady({ shell }: ShellTab): Promise<void> {
  await expect.poll(async () => (await shell.posted()).filter((text) => text === READY).length, { message: 'webViewReady posts' }).toBe(1)
}

/** What was posted, after checking that it matches the contract. */
export async function postedMessages({ shell }: ShellTab): Promise<PageToShellMessage[]> {
  return (await shell.posted()).map((text) => PageToShellMessage.parse(JSON.parse(text)))
}

/** The posted titles. */
export async function postedTitles(tab: ShellTab): Promise<string[]> {
  return (await postedMessages(tab)).flatMap((note) => (note.type === 'pageTitle' ? [note.title] : []))
}

export interface StoredState {
  readonly appInfo: Readonly<Record<string, unknown>>
  readonly auth_token: string | null
}

/** The stored state of shell and session. It is written shortly after a change. */
export async function storedState({ page }: ShellTab): Promise<StoredState> {
  const root = await page.evaluate((key) => localStorage.getItem(key) ?? '{}', CLIENT_STATE_KEY)
  const { appInfo = '{}', userInfo = '{}' } = JSON.parse(root) as Readonly<Record<string, string>>
  return { appInfo: JSON.parse(appInfo).appInfo ?? {}, auth_token: JSON.parse(userInfo).userInfo?.auth_token ?? null }
}

/** Navigates inside the shop, like a link. */
export async function goToPath({ page }: ShellTab, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}
