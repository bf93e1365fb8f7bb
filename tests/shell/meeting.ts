import { SHELL_MESSAGE_MAX } from '@nusaria/contracts/shell'
import { expect } from '@playwright/test'
import { goesTo, isOpen, kept, saidReady, titles, waits } from './looks.ts'
import { openTab, type Surroundings, type Tab } from './surroundings.ts'
import { type Journey, NotChecked, type Say } from './verdicts.ts'

const KEPT = { appVersion: '9.8.7', device: { model: 'check' } }

/** None of these is what a shell says. */
const RUBBISH = ['', '   ', 'hello', '{"Token":', '[]', 'null', '{"Token":7}', `{"Language":"${'x'.repeat(SHELL_MESSAGE_MAX)}"}`]

async function rubbishChangesNothing(tab: Tab): Promise<void> {
  for (const text of RUBBISH) await tab.shell.deliver(text)
  await tab.shell.deliverForeign(JSON.stringify({ Language: 'zh-CN' }))
  await waits(tab)
}

async function memberIsIn(tab: Tab, token: string | null): Promise<void> {
  if (token === null) throw new NotChecked('needs a member: --token=…')
  expect(tab.asked, 'user info asked').toEqual([`Bearer ${token}`])
  await expect.poll(async () => (await kept(tab)).auth_token === token, { message: 'the session is the Token’s' }).toBe(true)
}

async function nothingShowsTheToken(tab: Tab, token: string | null): Promise<void> {
  if (token === null) throw new NotChecked('needs a member: --token=…')
  const { appInfo } = await kept(tab)
  expect(JSON.stringify(appInfo).includes(token), 'in appInfo').toBe(false)
  expect(tab.page.url().includes(token), 'in the address').toBe(false)
  expect(
    tab.said.some((line) => line.includes(token)),
    'in the console',
  ).toBe(false)
}

async function speaks(tab: Tab, { language }: Surroundings): Promise<void> {
  await expect(tab.page.locator('html')).toHaveAttribute('lang', language)
  await expect.poll(() => tab.told.at(-1), { message: 'language told to the server' }).toBe(language)
}

async function walk(around: Surroundings, say: Say): Promise<void> {
  const { token, language } = around
  const tab = await openTab(around, { bridge: 'React Native' })
  const message = JSON.stringify({ ...(token !== null && { Token: token }), Language: language, ...KEPT })
  await tab.page.goto('/')
  await say('React Native: webViewReady once', () => saidReady(tab))
  await say('the loading screen stands until the message comes', () => waits(tab))
  await say('malformed, empty, oversized and foreign messages are ignored', () => rubbishChangesNothing(tab))
  await tab.shell.deliver(message)
  await say('React Native: the message ends the loading screen', () => isOpen(tab))
  await say('Token: user info is asked for with the bearer header', () => memberIsIn(tab, token))
  await say('Language: the shop switches and tells the server', () => speaks(tab, around))
  await say('further fields are kept whole in appInfo', () =>
    expect.poll(async () => (await kept(tab)).appInfo, { message: 'appInfo' }).toEqual({ Language: language, ...KEPT }),
  )
  await say('the Token is in no appInfo, address bar or console', () => nothingShowsTheToken(tab, token))
  await say('the same message again asks for nothing', async () => {
    const before = tab.asked.length
    await tab.shell.deliver(message)
    await isOpen(tab)
    expect(tab.asked.length, 'user info calls').toBe(before)
  })
  await say('pageTitle for each page', async () => {
    await goesTo(tab, '/faqs')
    await expect.poll(async () => new Set(await titles(tab)).size, { message: 'titles posted' }).toBeGreaterThan(1)
    await expect.poll(() => titles(tab).then((all) => all.at(-1))).toBe(await tab.page.title().then((title) => title.split(' · ')[0]))
  })
  await say('webViewReady was said no second time', () => saidReady(tab))
  await tab.close()
}

/** A shell that tells all it has, and what else may come along. */
export const meeting: Journey = { name: 'a shell with a member', walk }
