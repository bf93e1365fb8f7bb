import type { Layout } from '@nusaria/scenarios/coverage/run-plan'
import type { BrowserContext } from '@playwright/test'
import { type BrowserDriver, screenCheck, steadyScreen } from '../drivers/browser/browser-driver.ts'
import { describeFailure } from '../report/describe-failure.ts'
import { failedPage } from './page-facts.ts'
import { takeScreenshot } from './picture.ts'
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

interface Story {
  readonly name: string
  readonly layout: Layout
  /** Records the screen after each step in place of checking it. */
  readonly record?: boolean | undefined
  readonly trace?: boolean | undefined
}

/** Runs a story in a browser: of this process, or of Playwright's runner. */
export function browserRunner(driver: BrowserDriver, { name, layout, record, trace }: Story): StoryRunner {
  const page = () => driver.person.page
  return {
    driver,
    world: () => driver.person.world,
    ...(record ? { screen: () => steadyScreen(driver) } : { afterStep: screenCheck(driver, name, layout) }),
    takeScreenshot: (file, whole) => takeScreenshot(page(), file, whole),
    explain: async (why) => describeFailure(why, await failedPage(page)),
    ...(trace && { tracer: stepTracer(() => driver.person.context) }),
  }
}
