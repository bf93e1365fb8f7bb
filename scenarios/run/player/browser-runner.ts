import type { ConditionName } from '@nusaria/scenarios/conditions'
import { screenAt } from '@nusaria/scenarios/coverage/record'
import type { Layout } from '@nusaria/scenarios/coverage/run-plan'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { type BrowserContext, chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../../scripts/lib/browser.ts'
import type { BrowserDriver } from '../drivers/browser/browser-driver.ts'
import { type BrowserOptions, openInNewContext } from '../drivers/browser/session.ts'
import { checkStep } from '../support/check-step.ts'
import { startServer } from '../support/server.ts'
import { explainFailure } from './explain-failure.ts'
import type { StepTracer, StoryRunner } from './run-story.ts'

/** Each step is a chunk of one trace, with snapshots of the page. */
function stepTracer(context: () => BrowserContext): StepTracer {
  return {
    async start() {
      await context().tracing.start({ screenshots: true, snapshots: true })
      await context().tracing.startChunk()
    },
    async save(file) {
      await context().tracing.stopChunk({ path: file })
      await context().tracing.startChunk()
    },
    stop: () => context().tracing.stop(),
  }
}

/** JPEG quality in percent: readable, at a tenth of a PNG's size. */
const QUALITY = 60

/** ms: an address that stays for so long is where the step ends */
const STEADY = 200

/** The screen where a step ends; null outside the shop. Waits for redirects. */
async function steadyScreen({ person }: BrowserDriver): Promise<Screen | null> {
  const { page } = person
  for (let url = ''; url !== page.url(); ) {
    url = page.url()
    await new Promise((resolve) => setTimeout(resolve, STEADY))
  }
  return screenAt(new URL(page.url()).pathname)
}

interface Story {
  readonly name: string
  readonly layout: Layout
  /** Records the screen after each step in place of checking it. */
  readonly record?: boolean | undefined
  readonly trace?: boolean | undefined
  readonly under?: ConditionName | undefined
}

/** Runs a story in a browser: of this process, or of Playwright's runner. */
export function browserRunner(driver: BrowserDriver, { name, layout, record, trace, under }: Story): StoryRunner {
  const page = () => driver.person.page
  return {
    driver,
    world: () => driver.person.world,
    ...(record ? { screen: () => steadyScreen(driver) } : { afterStep: checkStep(driver, { name, layout, under }) }),
    takeScreenshot: async (path, fullPage) => {
      await page().screenshot({ path, fullPage, type: 'jpeg', quality: QUALITY, scale: 'css', animations: 'disabled', timeout: 15_000 })
    },
    explain: (why) => explainFailure(driver.person, why),
    ...(trace && { tracer: stepTracer(() => driver.person.context) }),
  }
}

/** For the command line: a browser, and a server unless one runs at `at`. */
export async function openBrowser({ at, ...options }: BrowserOptions & { readonly at?: string | undefined }) {
  const server = at === undefined ? await startServer('checked') : { origin: at, stop: async () => undefined }
  const executablePath = requireBrowser({ headed: options.headed === true })
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, headless: !options.headed, slowMo: options.headed ? 250 : 0 })
  return {
    open: openInNewContext(browser, server.origin, options),
    close: () => browser.close().then(server.stop),
  }
}
