import { SHELL_MESSAGE_MAX } from '@nusaria/contracts/shell'
import { expect } from '@playwright/test'
import { assertLoading, assertOpen, assertReady, goToPath, postedTitles, storedState } from './shell-assertions.ts'
import { type Check, NotCheckedError, type ShellCheck } from './shell-check.ts'
import { openTab, type ShellCheckOptions, type ShellTab } from './shell-tab.ts'

const APP_INFO = { appVersion: '9.8.7', device: { model: 'check' } }

/** Texts that are no message of a shell. */
const INVALID_MESSAGES = ['', '   ', 'hello', '{"Token":', '[]', 'null', '{"Token":7}', `{"Language":"${'x'.repeat(SHELL_MESSAGE_MAX)}"}`]

async function rubbishChangesNothing(tab: ShellTab): Promise<void> {
  for (const text of INVALID_MESSAGES) await tab.shell.deliver(text)
  await tab.shell.deliverForeign(JSON.stringify({ Language: 'zh-CN' }))
  await assertLoading(tab)
}

async function memberIsIn(tab: ShellTab, token: string | null): Promise<void> {
  if (token === null) throw new NotCheckedError('needs a member: --token=…')
  expect(tab.userInfoTokens, 'user info requests').toEqual([`Bearer ${token}`])
  await expect.poll(async () => (await storedState(tab)).auth_token === token, { message: 'the session is the Token’s' }).toBe(true)
}

async function nothingShowsTheToken(tab: ShellTab, token: string | null): Promise<void> {
  if (token === null) throw new NotCheckedError('needs a member: --token=…')
  const { appInfo } = await storedState(tab)
  expect(JSON.stringify(appInfo).includes(token), 'in appInfo').toBe(false)
  expect(tab.page.url().includes(token), 'in the address').toBe(false)
  expect(
    tab.consoleMessages.some((line) => line.includes(token)),
    'in the console',
  ).toBe(false)
}

async function assertLanguage(tab: ShellTab, { language }: ShellCheckOptions): Promise<void> {
  await expect(tab.page.locator('html')).toHaveAttribute('lang', language)
  await expect.poll(() => tab.reportedLanguages.at(-1), { message: 'language reported to the server' }).toBe(language)
}

async function run(around: ShellCheckOptions, say: Check): Promise<void> {
  const { token, language } = around
  const tab = await openTab(around, { bridge: 'React Native' })
  const message = JSON.stringify({ ...(token !== null && { Token: token }), Language: language, ...APP_INFO })
  await tab.page.goto('/')
  await say('React Native: webViewReady once', () => assertReady(tab))
  await say('the loading screen stands until the message comes', () => assertLoading(tab))
  await say('malformed, empty, oversized and foreign messages are ignored', () => rubbishChangesNothing(tab))
  await tab.shell.deliver(message)
  await say('React Native: the message ends the loading screen', () => assertOpen(tab))
  await say('Token: user info is requested with the bearer header', () => memberIsIn(tab, token))
  await say('Language: the shop switches and tells the server', () => assertLanguage(tab, around))
  await say('further fields are kept whole in appInfo', () =>
    expect.poll(async () => (await storedState(tab)).appInfo, { message: 'appInfo' }).toEqual({ Language: language, ...APP_INFO }),
  )
  await say('the Token is in no appInfo, address bar or console', () => nothingShowsTheToken(tab, token))
  await say('the same message again asks for nothing', async () => {
    const before = tab.userInfoTokens.length
    await tab.shell.deliver(message)
    await assertOpen(tab)
    expect(tab.userInfoTokens.length, 'user info calls').toBe(before)
  })
  await say('pageTitle for each page', async () => {
    await goToPath(tab, '/faqs')
    await expect.poll(async () => new Set(await postedTitles(tab)).size, { message: 'titles posted' }).toBeGreaterThan(1)
    await expect.poll(() => postedTitles(tab).then((all) => all.at(-1))).toBe(await tab.page.title().then((title) => title.split(' · ')[0]))
  })
  await say('webViewReady was said no second time', () => assertReady(tab))
  await tab.close()
}

/** A shell that sends all fields, and invalid messages. */
export const memberCheck: ShellCheck = { name: 'a shell with a member', run }
