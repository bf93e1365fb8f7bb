import type { Language } from '@nusaria/contracts/headers'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld, type WorldControl } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import type { Layout } from '@nusaria/scenario-runner/support/layouts'
import { OFFLINE_ORIGIN, SHOP_ORIGIN } from '@nusaria/scenario-runner/support/playwright-config'
import { storedState } from '@nusaria/scenario-runner/support/seed-session'
import { signIn } from '@nusaria/scenario-runner/support/sign-in'
import { type Texts, textsOf } from '@nusaria/scenario-runner/support/texts'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/members'
import { CLIENT_STATE_KEY } from '@nusaria/storefront/platform/state/client-state'
import { test as base, expect } from '@playwright/test'
import { BROWSERS, type BrowserName, type StartedBrowser } from './browsers.ts'
import { Tab } from './tab.ts'

export interface Options {
  layout: Layout
  /** Logged in when the first page opens; null for a guest. */
  member: MemberName | null
  language: Language
}

export interface WorkerOptions {
  program: BrowserName
}

interface Fixtures {
  t: Texts
  world: WorldControl
  /** What a tester does by calls; the member when the test has one. */
  api: ShopClient
  /** A blank tab of the browser. */
  tab: Tab
  /** Origin of the offline build. */
  offlineBuild: string
}

/** Runs in the page: what a failed test needs to be understood. */
function describePage(): string {
  const hidden = document.querySelectorAll('body > [aria-hidden=true], body > [inert]').length
  return [
    `${location.href}, ${innerWidth} × ${innerHeight} px, ${document.visibilityState}, ${document.readyState}`,
    `shows: ${document.querySelector('main')?.textContent.slice(0, 300)}; ${hidden} parts are hidden from assistive technology`,
  ].join('\n')
}

/** The origin of a build for one world, with empty storage. */
const originIn = (origin: string, { id }: WorldControl) => origin.replace('127.0.0.1', `${id}.localhost`)

/** A test in a browser of the system, in its own world. */
export const test = base.extend<Options & Fixtures, WorkerOptions & { started: StartedBrowser }>({
  program: ['firefox', { option: true, scope: 'worker' }],
  layout: ['mobile', { option: true }],
  member: [null, { option: true }],
  language: ['id', { option: true }],
  started: [
    async ({ program }, use, { parallelIndex }) => {
      const browser = await BROWSERS[program].start(parallelIndex)
      await use(browser)
      await browser.stop()
    },
    { scope: 'worker' },
  ],
  t: ({ language }, use) => use(textsOf(language)),
  world: async ({ program: _ }, use) => {
    const world = await createWorld(httpHost(SHOP_ORIGIN).control)
    await use(world)
    await world.remove()
  },
  offlineBuild: ({ world }, use) => use(originIn(OFFLINE_ORIGIN, world)),
  api: async ({ world, member, language }, use) => {
    const host = httpHost(SHOP_ORIGIN)
    const client = member ? await signIn(host, world, MEMBERS[member].phone) : new ShopClient(host, world.id, 'device-tester')
    await use(Object.assign(client, { language }))
  },
  tab: async ({ started, layout, language, world, member, offlineBuild, api }, use, info) => {
    const opened = await started.openWindow(layout)
    const tab = new Tab(opened, originIn(SHOP_ORIGIN, world))
    // Any file of an origin, for its storage.
    for (const address of [`${offlineBuild}/favicon.svg`, '/favicon.svg']) {
      await tab.goTo(address)
      await tab.read((chosen) => localStorage.setItem('language', chosen), language)
    }
    if (member) await tab.read((key, value) => localStorage.setItem(key, value), CLIENT_STATE_KEY, await storedState(api))
    await use(tab)
    if (info.status === info.expectedStatus) expect(await tab.read(() => window.__contractViolations ?? [])).toEqual([])
    else {
      await info.attach('the page', { body: await tab.read(describePage), contentType: 'text/plain' })
      await info.attach('where it failed', { body: await tab.screenshot(), contentType: 'image/png' })
    }
    await opened.close()
  },
})

export { expect }
