import type { Language } from '@nusaria/contracts/headers'
import type { ConditionName } from '@nusaria/scenarios/conditions'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { Browser, Page } from '@playwright/test'
import { EFFECTS } from '../../support/conditions.ts'
import { createWorld } from '../../support/control.ts'
import { watchFocus } from '../../support/focus-watch.ts'
import { httpHost } from '../../support/hosts.ts'
import { DESKTOP, type Layout, MOBILE, REDUCED_MOTION } from '../../support/layouts.ts'
import { loadPage } from '../../support/navigation.ts'
import { GUEST_STATE, seedKnownDevice, signInContext, storedState } from '../../support/seed-session.ts'
import { LOCALES } from '../../support/texts.ts'
import { type OpenPerson, Person } from './person.ts'

export interface BrowserOptions {
  readonly layout: Layout
  readonly language: Language
  readonly headed?: boolean
  readonly under?: ConditionName | undefined
}

/** Opens a world, a context and a tab for each scenario. */
export function openInNewContext(browser: Browser, origin: string, options: BrowserOptions): OpenPerson {
  const { layout, language, headed = false } = options
  return async (given) => {
    const context = await browser.newContext({
      ...(layout === 'mobile' ? MOBILE : DESKTOP),
      reducedMotion: headed ? 'no-preference' : REDUCED_MOTION,
      locale: LOCALES[language],
      timezoneId: 'Asia/Jakarta',
      baseURL: origin,
    })
    // tsx wraps named functions in this helper, also those that `page.evaluate` sends to the page.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
    context.setDefaultTimeout(10_000)
    const opened = await openInPage(await context.newPage(), origin, options)(given)
    const close = async () => {
      await context.close()
      await opened.close()
    }
    return { ...opened, close }
  }
}

/** Opens a world for an existing blank tab. */
export function openInPage(page: Page, origin: string, { layout, language, under }: BrowserOptions): OpenPerson {
  return async ({ member, now, clockFrozen = false }) => {
    const context = page.context()
    const host = httpHost(origin)
    const world = await createWorld(host.control, { now, frozen: clockFrozen })
    await context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
    // Other tests cover a device that is new to the shop.
    const session = member && (await signInContext(context, host, world, MEMBERS[member].phone))
    if (!session) await seedKnownDevice(context)
    await watchFocus(context)
    if (under) await EFFECTS[under].begin(context, { session: session ? await storedState(session) : GUEST_STATE })
    const person = new Person(page, { layout, language, world, host })
    person.session = session
    const close = async () => {
      // A page without its world would log errors.
      for (const tab of context.pages()) await loadPage(tab, 'about:blank')
      if (under) await EFFECTS[under].end?.(context)
      await world.remove()
    }
    return { person, close, interrupted: () => (under && EFFECTS[under].interrupted?.(person.page)) === true }
  }
}
