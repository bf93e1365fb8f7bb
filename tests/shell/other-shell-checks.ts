import { LIMITS } from '@nusaria/contracts/limits'
import { expect } from '@playwright/test'
import { assertLoading, assertOpen, assertReady, storedState } from './shell-assertions.ts'
import type { ShellCheck } from './shell-check.ts'
import { openTab } from './shell-tab.ts'

/** Answers synchronously: a page that reports ready before it listens would miss the message. */
const synchronousShell: ShellCheck = {
  name: 'iOS: a shell that answers at once',
  async run(around, say) {
    const tab = await openTab(around, { bridge: 'iOS', atOnce: JSON.stringify({ Language: around.language }) })
    await tab.page.goto('/')
    await say('iOS: webViewReady once, when the page listens already', async () => {
      await assertReady(tab)
      await assertOpen(tab)
      await expect(tab.page.locator('html')).toHaveAttribute('lang', around.language)
    })
    await tab.close()
  },
}

const refusedToken: ShellCheck = {
  name: 'Android: a shell with a Token that is refused',
  async run(around, say) {
    const tab = await openTab(around, { bridge: 'Android' })
    await tab.page.goto('/')
    await say('Android: webViewReady once', () => assertReady(tab))
    await tab.shell.deliver(JSON.stringify({ Token: 'no-login-gave-this' }))
    await say('a refused Token leaves a guest at the page, with no word about it', async () => {
      await assertOpen(tab)
      expect(tab.userInfoTokens, 'user info requests').toEqual(['Bearer no-login-gave-this'])
      expect(new URL(tab.page.url()).pathname).toBe('/')
      expect((await storedState(tab)).auth_token, 'session').toBeNull()
      await expect(tab.page.getByText(tab.t('errors:401'))).toHaveCount(0)
    })
    await tab.close()
  },
}

const silentShell: ShellCheck = {
  name: 'a shell that says nothing',
  async run(around, say) {
    const tab = await openTab(around, { bridge: 'React Native', clock: true })
    await tab.page.goto('/')
    await assertReady(tab)
    await assertLoading(tab)
    await say(`without a message the shop goes on after ${LIMITS.shellWait / 1_000} s`, async () => {
      await tab.page.clock.fastForward(LIMITS.shellWait)
      await assertOpen(tab)
    })
    await say('a message that comes late counts, without a loading screen', async () => {
      await tab.shell.deliver(JSON.stringify({ Language: around.language }))
      await expect(tab.page.locator('main#content')).toBeVisible()
      await expect(tab.page.locator('html')).toHaveAttribute('lang', around.language)
    })
    await say('no open-in-app prompt in the shell', async () => {
      await tab.page.evaluate(() => scrollBy(0, 40))
      await tab.page.clock.fastForward(30_000)
      // The prompt's link opens the app.
      await expect(tab.page.locator('a[href^="intent://"], section a[href*="://shop/"]')).toHaveCount(0)
    })
    await tab.close()
  },
}

export const otherShellChecks: readonly ShellCheck[] = [synchronousShell, refusedToken, silentShell]
