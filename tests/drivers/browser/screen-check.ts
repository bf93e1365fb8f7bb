import type { Layout } from '@nusaria/scenarios/coverage/reach'
import { screenPath } from '@nusaria/scenarios/coverage/screen-path'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { StepFailedError } from '../driver.ts'
import type { BrowserDriver } from './browser-driver.ts'

/** ms: how long a redirect may take */
const TIMEOUT = 15_000

/** Whether a path matches a screen's pattern. */
function isAt(pathname: string, path: string): boolean {
  if (path.endsWith('/') && path !== '/') return pathname.startsWith(path)
  const [start, rest] = path.split(/:\w+/)
  return rest === undefined ? pathname === path : pathname.startsWith(start ?? '')
}

/** After each step, the page must be a screen that the coverage table names. */
export function screenCheck(driver: BrowserDriver, story: Scenario, layout: Layout): (index: number) => Promise<void> {
  const path = screenPath(story, layout)
  return async (index) => {
    const { atScreen, ends, step } = path[index] ?? {}
    if (!atScreen || !ends || ends.length === 0) return
    const paths = ends.map((screen) => SCREENS[screen])
    const fits = ({ pathname }: URL) => paths.some((path) => isAt(pathname, path))
    await driver.person.page.waitForURL(fits, { timeout: TIMEOUT, waitUntil: 'commit' }).catch(() => {
      const { pathname } = new URL(driver.person.page.url())
      throw new StepFailedError(`The table of verbs says that "${step?.verb}" ends at ${paths.join(' or ')}; the page is ${pathname}`)
    })
  }
}
