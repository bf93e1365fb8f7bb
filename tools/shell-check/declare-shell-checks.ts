import { LIMITS } from '@nusaria/contracts/limits'
import { SHELL_MESSAGE_MAX } from '@nusaria/contracts/shell'
import { createWorld } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { plainTest } from '@nusaria/scenario-runner/support/plain-test'
import { memberToken } from '@nusaria/scenario-runner/support/sign-in'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { MEMBERS } from '@nusaria/scenarios/members'
import { outsideCheck } from './outside-check.ts'
import { phoneCheck } from './phone-check.ts'
import { assertLoading, assertOpen, assertReady, goToPath, postedTitles, storedState } from './shell-assertions.ts'
import type { Check } from './shell-check.ts'
import { openTab, type ShellCheckOptions, type ShellTab } from './shell-tab.ts'

/** The shop that `npm run check shell` names; without an address, this one. */
const { url, token: given = null, language = 'en' } = JSON.parse(process.env.NUSARIA_SHELL_SHOP ?? '{}')

interface Fixtures {
  around: ShellCheckOptions
  /** Checks one thing in a visit, which goes on after a failure. */
  say: Check
}

const check = plainTest.extend<Fixtures>({
  around: async ({ browser, baseURL: origin = '' }, use) => {
    if (url) return use({ browser, origin: url, token: given, language })
    const host = httpHost(origin)
    const world = await createWorld(host.control)
    const token = given ?? (await memberToken(host, world, MEMBERS.sari.phone))
    const cookie = { name: 'mock_world', value: world.id, url: origin }
    await use({ browser, origin, token, language, prepare: (context) => context.addCookies([cookie]) })
    await world.remove()
  },
  say: async ({ browserName: _ }, use) => {
    const failed: string[] = []
    await use((name, look) => test.step(name, look).catch((error) => void failed.push(`${name}: ${error.message}`)))
    if (failed.length > 0) throw new Error(failed.join('\n\n'))
  },
})

/** What needs a member, where no token is given. */
const leaveOut: Check = (name) => test.step(`${name} (needs a member: --token=…)`, (step) => step.skip())

const APP_INFO = { appVersion: '9.8.7', device: { model: 'check' } }

/** Texts that are no message of a shell. */
const INVALID_MESSAGES = ['', '   ', 'hello', '{"Token":', '[]', 'null', '{"Token":7}', `{"Language":"${'x'.repeat(SHELL_MESSAGE_MAX)}"}`]

const speaks = async ({ page }: ShellTab) => expect(page.locator('html')).toHaveAttribute('lang', language)

/** Declares the checks as tests of Playwright. */
export function declareShellChecks(): void {
  check('shell check: a shell with a member', { tag: '@mobile' }, async ({ around, say }) => {
    const { token } = around
    const tab = await openTab(around, { bridge: 'React Native', clock: true })
    const message = JSON.stringify({ ...(token !== null && { Token: token }), Language: language, ...APP_INFO })
    const sayOfMember = token === null ? leaveOut : say
    await tab.page.goto('/')
    await say('React Native: webViewReady once', () => assertReady(tab))
    // On a busy machine the shop would stop waiting for the message meanwhile.
    await tab.page.clock.pauseAt(await tab.page.evaluate(() => Date.now() + 1_000))
    await say('the loading screen stays until the message arrives', () => assertLoading(tab))
    await say('malformed, empty, oversized and foreign messages are ignored', async () => {
      for (const text of INVALID_MESSAGES) await tab.shell.deliver(text)
      await tab.shell.deliverForeign(JSON.stringify({ Language: 'zh-CN' }))
      await assertLoading(tab)
    })
    await tab.page.clock.resume()
    await tab.shell.deliver(message)
    await say('React Native: the message ends the loading screen', () => assertOpen(tab))
    await sayOfMember('Token: user info is requested with the bearer header', async () => {
      const areTheMembers = () => tab.userInfoTokens.map((header) => header === `Bearer ${token}`)
      await expect.poll(areTheMembers, { message: 'user info requests with the Token' }).toEqual([true])
      await expect.poll(async () => (await storedState(tab)).auth_token === token, { message: 'the session is the Token’s' }).toBe(true)
    })
    await say('Language: the shop switches and tells the server', async () => {
      await speaks(tab)
      await expect.poll(() => tab.reportedLanguages.at(-1), { message: 'language reported to the server' }).toBe(language)
    })
    await say('further fields are kept whole in appInfo', () =>
      expect.poll(async () => (await storedState(tab)).appInfo, { message: 'appInfo' }).toEqual({ Language: language, ...APP_INFO }),
    )
    await sayOfMember('the Token is in no appInfo, address bar or console', async () => {
      const { appInfo } = await storedState(tab)
      const places = { appInfo: JSON.stringify(appInfo), address: tab.page.url(), console: tab.consoleMessages.join('\n') }
      for (const [place, text] of Object.entries(places)) expect(text.includes(String(token)), place).toBe(false)
    })
    await say('the same message again asks for nothing', async () => {
      const before = tab.userInfoTokens.length
      await tab.shell.deliver(message)
      await assertOpen(tab)
      expect(tab.userInfoTokens.length, 'user info calls').toBe(before)
    })
    await say('pageTitle for each page', async () => {
      await goToPath(tab, '/faqs')
      await expect.poll(async () => new Set(await postedTitles(tab)).size, { message: 'titles posted' }).toBeGreaterThan(1)
      await expect
        .poll(() => postedTitles(tab).then((all) => all.at(-1)))
        .toBe(await tab.page.title().then((title) => title.split(' · ')[0]))
    })
    await say('webViewReady was said no second time', () => assertReady(tab))
    await tab.close()
  })

  // A page that reports ready before it listens would miss the message.
  for (const bridge of ['iOS', 'iOS with reply', 'Android listener'] as const)
    check(`shell check: ${bridge}: a shell that answers at once`, { tag: '@mobile' }, async ({ around, say }) => {
      const tab = await openTab(around, { bridge, atOnce: JSON.stringify({ Language: language }) })
      await tab.page.goto('/')
      await say(`${bridge}: webViewReady once, when the page listens already`, async () => {
        await assertReady(tab)
        await assertOpen(tab)
        await speaks(tab)
      })
      await tab.close()
    })

  check('shell check: Android: a shell with a Token that is refused', { tag: '@mobile' }, async ({ around, say }) => {
    const tab = await openTab(around, { bridge: 'Android' })
    await tab.page.goto('/')
    await say('Android: webViewReady once', () => assertReady(tab))
    await tab.shell.deliver(JSON.stringify({ Token: 'no-login-gave-this' }))
    await say('a refused Token leaves a guest at the page, with no word about it', async () => {
      await assertOpen(tab)
      await expect.poll(() => tab.userInfoTokens, { message: 'user info requests' }).toEqual(['Bearer no-login-gave-this'])
      expect(new URL(tab.page.url()).pathname).toBe('/')
      await expect.poll(async () => (await storedState(tab)).auth_token, { message: 'session' }).toBeNull()
      await expect(tab.page.getByText(tab.t('errors:401'))).toHaveCount(0)
    })
    await tab.close()
  })

  check('shell check: a shell that says nothing', { tag: '@mobile' }, async ({ around, say }) => {
    const tab = await openTab(around, { bridge: 'React Native', clock: true })
    await tab.page.goto('/')
    await assertReady(tab)
    await assertLoading(tab)
    await say(`without a message the shop goes on after ${LIMITS.shellWait / 1_000} s`, async () => {
      await tab.page.clock.fastForward(LIMITS.shellWait)
      await assertOpen(tab)
    })
    await say('a message that comes late counts, without a loading screen', async () => {
      await tab.shell.deliver(JSON.stringify({ Language: language }))
      await expect(tab.page.locator('main#content')).toBeVisible()
      await speaks(tab)
    })
    await say('no open-in-app prompt in the shell', async () => {
      await tab.page.evaluate(() => scrollBy(0, 40))
      await tab.page.clock.fastForward(30_000)
      // The prompt's link opens the app.
      await expect(tab.page.locator('a[href^="intent://"], section a[href*="://shop/"]')).toHaveCount(0)
    })
    await tab.close()
  })

  for (const each of [phoneCheck, outsideCheck])
    check(`shell check: ${each.name}`, { tag: '@mobile' }, ({ around, say }) => each.run(around, say))
}
