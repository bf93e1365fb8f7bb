import type { Language } from '@nusaria/contracts/headers'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld, type WorldControl } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import type { Layout } from '@nusaria/scenario-runner/support/layouts'
import { storedState } from '@nusaria/scenario-runner/support/seed-session'
import { signIn } from '@nusaria/scenario-runner/support/sign-in'
import { type Texts, textsOf } from '@nusaria/scenario-runner/support/texts'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/members'
import { CLIENT_STATE_KEY } from '@nusaria/storefront/platform/state/client-state'
import { test as base, expect } from '@playwright/test'
import type { Send } from './commands.ts'
import { ENGINES, type EngineName } from './engines.ts'
import { Tab } from './tab.ts'
import { closeWindows, openWindow } from './windows.ts'

export interface Options {
  layout: Layout
  /** Logged in when the first page opens; null for a guest. */
  member: MemberName | null
  language: Language
}

export interface WorkerOptions {
  engine: EngineName
}

interface Fixtures {
  t: Texts
  world: WorldControl
  /** What a tester does by calls; the member when the test has one. */
  api: ShopClient
  /** A blank tab of the engine. */
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
const originOf = (build: 'SHOP' | 'OFFLINE', { id }: WorldControl) =>
  String(process.env[`NUSARIA_ENGINES_${build}`]).replace('127.0.0.1', `${id}.localhost`)

/** A test in an engine of the system, in its own world. */
export const test = base.extend<Options & Fixtures, WorkerOptions & { send: Send }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  layout: ['mobile', { option: true }],
  member: [null, { option: true }],
  language: ['id', { option: true }],
  send: [
    async ({ engine }, use) => {
      const { send, stop } = await ENGINES[engine].start()
      await use(send)
      await stop()
    },
    { scope: 'worker' },
  ],
  t: ({ language }, use) => use(textsOf(language)),
  world: async ({ engine: _ }, use) => {
    const world = await createWorld(httpHost(String(process.env.NUSARIA_ENGINES_SHOP)).control)
    await use(world)
    await world.remove()
  },
  offlineBuild: ({ world }, use) => use(originOf('OFFLINE', world)),
  api: async ({ world, member, language }, use) => {
    const host = httpHost(String(process.env.NUSARIA_ENGINES_SHOP))
    const client = member ? await signIn(host, world, MEMBERS[member].phone) : new ShopClient(host, world.id, 'device-engine')
    await use(Object.assign(client, { language }))
  },
  tab: async ({ send, layout, language, world, member, offlineBuild, api }, use, info) => {
    await openWindow(send, layout)
    const tab = new Tab(send, originOf('SHOP', world))
    // Any file of an origin, for its storage.
    for (const address of [`${offlineBuild}/favicon.svg`, '/favicon.svg']) {
      await tab.open(address)
      await tab.read((chosen) => localStorage.setItem('language', chosen), language)
    }
    if (member) await tab.read((key, value) => localStorage.setItem(key, value), CLIENT_STATE_KEY, await storedState(api))
    await use(tab)
    if (info.status === info.expectedStatus) expect(await tab.read(() => window.__contractViolations ?? [])).toEqual([])
    else {
      await info.attach('the page', { body: await tab.read(describePage), contentType: 'text/plain' })
      await info.attach('where it failed', { body: await tab.screenshot(), contentType: 'image/png' })
    }
    await closeWindows(send)
  },
})

export { expect }
