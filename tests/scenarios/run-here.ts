import type { Layout } from '@nusaria/scenarios/coverage/reach'
import { inWords } from '@nusaria/scenarios/dsl/in-words'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import type { Outcome, RunEvent } from '../report/outcome.ts'
import { rounds, sharded } from './choose.ts'
import type { Options } from './options.ts'
import { tell, tellingOf } from './tell.ts'
import { browserTellers, callTellers, type Tellers, whyNot } from './tellers.ts'

type Stories = readonly (readonly [string, Scenario])[]

/** A story that has no meaning so: said, and not told. */
export function notTold(
  name: string,
  story: Scenario,
  how: Parameters<typeof tellingOf>[2],
  why: string,
  told: (event: RunEvent) => void,
): Outcome {
  const telling = tellingOf(name, story, how)
  const steps = story.steps.map((step) => ({ said: inWords(step), verdict: 'not applicable' as const }))
  const end = { ...telling, verdict: 'not applicable' as const, why, ms: 0 }
  told({ event: 'begin', ...telling, steps: steps.map(({ said }) => said) })
  told({ event: 'end', ...end })
  return { ...end, steps }
}

/** Tells stories one after the other in this process. */
export async function runHere(
  stories: Stories,
  options: Options,
  folder: string | undefined,
  told: (event: RunEvent) => void,
): Promise<Outcome[]> {
  const layouts: readonly (Layout | undefined)[] = options.driver === 'browser' ? options.layouts : [undefined]
  const outcomes: Outcome[] = []
  for (const layout of layouts) {
    const language = layout && (options.language ?? 'id')
    let tellers: Tellers | undefined
    try {
      for (const { item, repeat } of rounds(sharded(stories, options.shard), options)) {
        const [name, story] = item
        const how = { driver: options.driver, repeat, ...(layout && { layout }), ...(language && { language }) }
        const why = whyNot(options, story, layout)
        if (why) {
          outcomes.push(notTold(name, story, how, why, told))
          continue
        }
        tellers ??= layout && language ? await browserTellers(options, layout, language) : await callTellers(options)
        const { until, keep } = options
        outcomes.push(
          await tell(tellingOf(name, story, how), story, tellers.open(story), {
            keep,
            told,
            ...(until && { until }),
            ...(folder && { folder }),
          }),
        )
      }
    } finally {
      await tellers?.close()
    }
  }
  return outcomes
}
