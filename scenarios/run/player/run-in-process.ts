import type { Layout } from '@nusaria/scenarios/coverage/run-plan'
import { describeStep } from '@nusaria/scenarios/dsl/describe-step'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import type { Options } from '../command-line/options.ts'
import { repeatRounds, shardOf } from '../command-line/select-stories.ts'
import type { Outcome, RunEvent } from '../report/outcome.ts'
import { runInfoOf, runStory } from './run-story.ts'
import { browserRunners, callRunners, notApplicableFor, type RunnerFactory } from './runners.ts'

type Stories = readonly (readonly [string, Scenario])[]

/** Reports a story that is not applicable. */
export function notApplicableOutcome(
  name: string,
  story: Scenario,
  how: Parameters<typeof runInfoOf>[2],
  why: string,
  onEvent: (event: RunEvent) => void,
): Outcome {
  const info = runInfoOf(name, story, how)
  const steps = story.steps.map((step) => ({ said: describeStep(step), verdict: 'not applicable' as const }))
  const end = { ...info, verdict: 'not applicable' as const, why, ms: 0 }
  onEvent({ event: 'begin', ...info, steps: steps.map(({ said }) => said) })
  onEvent({ event: 'end', ...end })
  return { ...end, steps }
}

/** Runs stories one after the other in this process. */
export async function runInProcess(
  stories: Stories,
  options: Options,
  folder: string | undefined,
  onEvent: (event: RunEvent) => void,
): Promise<Outcome[]> {
  const layouts: readonly (Layout | undefined)[] = options.driver === 'browser' ? options.layouts : [undefined]
  const outcomes: Outcome[] = []
  for (const [layout, under] of layouts.flatMap((one) => options.under.map((condition) => [one, condition] as const))) {
    const language = layout && (options.language ?? 'id')
    let runners: RunnerFactory | undefined
    try {
      for (const { item, repeat } of repeatRounds(shardOf(stories, options.shard), options)) {
        const [name, story] = item
        const how = { driver: options.driver, repeat, ...(layout && { layout }), ...(language && { language }), ...(under && { under }) }
        const why = notApplicableFor(item, layout, under)
        if (why) {
          outcomes.push(notApplicableOutcome(name, story, how, why, onEvent))
          continue
        }
        runners ??= layout && language ? await browserRunners(options, { layout, language, under }) : await callRunners(options)
        const { until, keep } = options
        outcomes.push(
          await runStory(runInfoOf(name, story, how), story, runners.open(name), {
            keep,
            onEvent,
            ...(until && { until }),
            ...(folder && { folder }),
          }),
        )
      }
    } finally {
      await runners?.close()
    }
  }
  return outcomes
}
