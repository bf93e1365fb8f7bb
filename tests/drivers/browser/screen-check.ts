import { recordedScreens, screenAt } from '@nusaria/scenarios/coverage/record'
import type { Layout } from '@nusaria/scenarios/coverage/run-plan'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { StepFailedError } from '../driver.ts'
import type { BrowserDriver } from './browser-driver.ts'

/** ms: how long a redirect may take */
const TIMEOUT = 15_000
/** ms: an address that stays for so long is where the step ends */
const STEADY = 200

/** After each step, the page must be at the recorded screen. A story without a record passes. */
export function screenCheck(driver: BrowserDriver, name: string, layout: Layout): (index: number) => Promise<void> {
  const screens = recordedScreens(name, layout)
  return async (index) => {
    const screen = screens[index]
    if (!screen) return
    const { page } = driver.person
    await page
      .waitForURL(({ pathname }) => screenAt(pathname) === screen, { timeout: TIMEOUT, waitUntil: 'commit' })
      .catch(() => {
        const { pathname } = new URL(page.url())
        throw new StepFailedError(
          `This step ended at ${screen} when it was recorded, and now at ${pathname}; \`--record\` records it again`,
        )
      })
  }
}

/** The screen where a step ends; null outside the shop. Waits for redirects. */
export async function steadyScreen({ person }: BrowserDriver): Promise<Screen | null> {
  const { page } = person
  for (let url = ''; url !== page.url(); ) {
    url = page.url()
    await new Promise((resolve) => setTimeout(resolve, STEADY))
  }
  return screenAt(new URL(page.url()).pathname)
}
