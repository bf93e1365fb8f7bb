import { CLIENT_STATE_KEY, clientState } from '@nusaria/contracts/client-state'
import type { Language } from '@nusaria/contracts/headers'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/members'
import { loginActions } from '../drivers/calls/login.ts'
import { storyContext } from '../drivers/calls/story-context.ts'
import { ShopClient } from '../support/client.ts'
import { createWorld, type WorldControl } from '../support/control.ts'
import { httpHost } from '../support/hosts.ts'
import type { Layout } from '../support/layouts.ts'
import { type Texts, textsOf } from '../support/texts.ts'
import type { Tab } from './tab.ts'

/** A person at a blank tab of an engine, in a world of their own. */
export interface Visit {
  readonly tab: Tab
  readonly layout: Layout
  readonly t: Texts
  readonly world: WorldControl
  /** What a tester does by calls; the member when the check has one. */
  readonly api: ShopClient
  /** Opens a path of the shop. */
  opens(path: string): Promise<void>
  /** Origin of the offline build. */
  readonly offline: string
}

/** One thing that holds in every engine. */
export interface Check {
  readonly title: string
  /** Both, if it isn't set. */
  readonly layout?: Layout
  /** Logged in when the first page opens; a guest, if it isn't set. */
  readonly member?: MemberName
  /** `id`, if it isn't set. */
  readonly language?: Language
  run(visit: Visit): Promise<void>
}

declare global {
  interface Window {
    __contractViolations?: readonly unknown[]
  }
}

/** Runs a check in a new world, which has an origin of its own, and so empty storage. */
export async function runCheck(check: Check, tab: Tab, layout: Layout, at: { shop: string; offline: string }): Promise<void> {
  const host = httpHost(at.shop)
  const world = await createWorld(host.control)
  const language = check.language ?? 'id'
  const api = Object.assign(new ShopClient(host, world.id, 'device-engine'), { language })
  const [origin, offline] = [at.shop, at.offline].map((address) => address.replace('127.0.0.1', `${world.id}.localhost`)) as [
    string,
    string,
  ]
  try {
    // Any file of this origin, for its storage.
    for (const one of [offline, origin]) {
      await tab.open(`${one}/favicon.svg`)
      await tab.read((chosen) => localStorage.setItem('language', chosen), language)
    }
    if (check.member) {
      await loginActions.logsIn(Object.assign(storyContext(host, world), { client: api }), { account: MEMBERS[check.member].phone })
      const { member_no, user_name, points } = await api.call('member.info')
      const state = clientState({ deviceId: api.device, fingerprint: api.device }, { auth_token: api.token, member_no, user_name, points })
      await tab.read((key, value) => localStorage.setItem(key, value), CLIENT_STATE_KEY, state)
    }
    const opens = (path: string) => tab.open(`${origin}${path}`)
    await check.run({ tab, layout, t: textsOf(language), world, api, opens, offline })
    const violations = await tab.read(() => window.__contractViolations ?? [])
    if (violations.length > 0) throw new Error(`contract violations: ${JSON.stringify(violations)}`)
  } finally {
    await world.remove()
  }
}
