import { join } from 'node:path'
import type { Language } from '@nusaria/contracts/headers'
import type { ConditionName } from '@nusaria/scenarios/conditions'
import { languageOf } from '@nusaria/scenarios/coverage/run-plan'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import { scenarios } from '@nusaria/scenarios/index'
import type { TestInfo } from '@playwright/test'
import { repeatRounds } from '../../command-line/select-stories.ts'
import type { Outcome } from '../../report/outcome.ts'
import { layoutOf } from '../../support/layouts.ts'
import { test } from '../../support/test.ts'
import { allowFaultMessages, needsImages, sortByLanguage } from '../../support/test-scenario.ts'
import { browserRunner } from '../browser-runner.ts'
import { runInfoOf, runStory } from '../run-story.ts'
import { notApplicableFor } from '../runners.ts'

/** The plan that the command line passes to Playwright's runner. */
export interface Plan {
  readonly names: readonly string[]
  readonly repeat: number
  readonly seed?: number
  readonly until?: number
  /** One language for all; undefined for the language plan. */
  readonly language?: Language
  /** null: the browser as it is */
  readonly under: readonly (ConditionName | null)[]
  /** Records the screen after each step in place of checking it. */
  readonly record?: boolean
  readonly trace?: boolean
  /** Folder of screenshots and traces; nothing is collected without it. */
  readonly folder?: string
}

/** The environment variable with the plan. */
export const PLAN_VARIABLE = 'NUSARIA_STORIES'

/** The attachment with the outcome. */
export const OUTCOME_ATTACHMENT = 'outcome'

/** A run without screenshots needs no images, unless the story looks at them. */
export const runsWithoutImages = (plan: Plan, story: Scenario): boolean => plan.folder === undefined && !needsImages(story)

export function readPlan(): Plan {
  return JSON.parse(process.env[PLAN_VARIABLE] ?? '{"names":[],"repeat":1,"under":[null]}') as Plan
}

/** Shows the steps, and the page and the trace of a failed one, in Playwright's own report. */
async function showSteps({ steps }: Outcome, folder: string | undefined, info: TestInfo): Promise<void> {
  for (const { said, verdict, why, ms, picture, trace } of steps) {
    if (ms === undefined) continue
    const failed = verdict === 'failed'
    const show = () => {
      if (failed) throw new Error(why)
    }
    await test.step(said, show).catch(() => undefined)
    if (!failed || !folder) continue
    if (picture) await info.attach('the page', { path: join(folder, picture), contentType: 'image/jpeg' })
    if (trace) await info.attach('trace', { path: join(folder, trace), contentType: 'application/zip' })
  }
}

function defineStory(plan: Plan, [name, story]: readonly [string, Scenario], under: ConditionName | undefined, repeat: number): void {
  const { until, folder, language: only } = plan
  const title = [name, under, plan.repeat > 1 && `(${repeat})`].filter(Boolean).join(' ')
  test.describe(() => {
    test.use({ under, language: async ({ viewport }, use) => use(only ?? languageOf(name, layoutOf(viewport))) })
    // biome-ignore lint/suspicious/noSkippedTests: the story isn't applicable on this layout
    test.skip(({ viewport }) => notApplicableFor([name, story], layoutOf(viewport), under) !== null, 'the story is not applicable here')
    test(title, async ({ driver, watch, layout, language }, info) => {
      test.slow(story.steps.length > 10 || folder !== undefined)
      allowFaultMessages(watch, name, story, under)
      const runner = browserRunner(driver, { name, layout, record: plan.record, trace: plan.trace, under })
      const runInfo = runInfoOf(name, story, { driver: 'browser', layout, language, ...(under && { under }), repeat })
      const outcome = await runStory(runInfo, story, runner, {
        onEvent: () => undefined,
        ...(until && { until }),
        ...(folder && { folder }),
      })
      await info.attach(OUTCOME_ATTACHMENT, { body: JSON.stringify(outcome), contentType: 'application/json' })
      await showSteps(outcome, folder, info)
      if (outcome.verdict === 'failed') throw new Error(outcome.why ?? outcome.steps.find(({ verdict }) => verdict === 'failed')?.why)
    })
  })
}

/** Defines a test for each selected story and repeat. */
export function defineStories(isOne: (plan: Plan, story: Scenario) => boolean): void {
  const plan = readPlan()
  const selected = sortByLanguage(scenarios).filter(([name, story]) => plan.names.includes(name) && isOne(plan, story))
  for (const { item, repeat } of repeatRounds(selected, plan))
    for (const under of plan.under) defineStory(plan, item, under ?? undefined, repeat)
}
