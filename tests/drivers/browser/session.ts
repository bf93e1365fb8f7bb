import type { Language } from '@nusaria/contracts/headers'
import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../../scripts/lib/browser.mjs'
import { createWorld } from '../../support/control.ts'
import { httpHost } from '../../support/hosts.ts'
import { DESKTOP, type Layout, MOBILE, MOTION } from '../../support/layouts.ts'
import { startServer } from '../../support/server.ts'
import { knowDevice, signInContext } from '../../support/session.ts'
import { LOCALES, textsOf } from '../../support/texts.ts'
import type { Driver } from '../driver.ts'
import { BrowserDriver, type OpenPerson, phoneOf } from './browser-driver.ts'
import { personAt } from './person.ts'

export interface BrowserOptions {
  readonly layout: Layout
  readonly language: Language
  readonly headed?: boolean
}

/** Opens a world, a context in it and a tab, for each scenario anew. */
export function openIn(browser: Browser, origin: string, { layout, language, headed = false }: BrowserOptions): OpenPerson {
  return async (given: Given) => {
    const host = httpHost(origin)
    const world = await createWorld(host.control, { now: given.now, seed: given.seed })
    const screen = layout === 'mobile' ? MOBILE : DESKTOP
    const reducedMotion = headed ? 'no-preference' : MOTION
    const context = await browser.newContext({
      ...screen,
      reducedMotion,
      locale: LOCALES[language],
      timezoneId: 'Asia/Jakarta',
      baseURL: origin,
    })
    context.setDefaultTimeout(10_000)
    await context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
    if (given.knownDevice) await knowDevice(context)
    if (given.member) await signInContext(context, host, world, phoneOf(given.member))
    const person = personAt(await context.newPage(), { layout, language, t: textsOf(language), world, host })
    if (given.member) person.own = { ...MEMBERS[given.member] }
    const close = async () => {
      await context.close()
      await world.remove()
    }
    return { person, close }
  }
}

/** A server, a browser and a driver for each scenario: what the command line needs. */
export async function openBrowserSession(options: BrowserOptions): Promise<{ driver: () => Promise<Driver>; close: () => Promise<void> }> {
  const server = await startServer('checked')
  const executablePath = requireBrowser({ headed: options.headed === true })
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, headless: !options.headed, slowMo: options.headed ? 250 : 0 })
  return {
    driver: async () =>
      new BrowserDriver(`browser, ${options.layout}`, options.layout === 'mobile', openIn(browser, server.origin, options)),
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}
