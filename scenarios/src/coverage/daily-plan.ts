import type { Scenario } from '../dsl/scenario.ts'
import { screensIn } from './record.ts'
import { runPlanOf, type StoryRun } from './run-plan.ts'

type Stories = Readonly<Record<string, Scenario>>

/** What a run shows: its story, and on its layout each verb of the shopper, with the form or page it is about, and each screen in use. */
function shownBy({ story, layout }: StoryRun, scenario: Scenario): string[] {
  const verbs = scenario.steps.flatMap(({ by, verb, args = {} }) => {
    const about = 'form' in args ? args.form : verb === 'uses' && 'screen' in args ? args.screen : ''
    return by === 'shopper' ? [`${layout} ${verb} ${about}`] : []
  })
  return [...new Set([story, ...verbs, ...[...screensIn(story, scenario, layout).used].map((screen) => `${layout} ${screen}`)])]
}

/** All runs, on every layout a story has a meaning for: by night. */
export function allRuns(stories: Stories): StoryRun[] {
  return Object.entries(stories).flatMap(([story, scenario]) => runPlanOf(story, scenario).map((run) => ({ story, ...run })))
}

/**
 * The runs of each `npm test`. Every story runs once; on a second layout it runs where it shows something there that no other run shows.
 * Stories planned in another language run as planned. Chosen step by step: the run that shows most for its length comes first.
 */
export function dailyRuns(stories: Stories): StoryRun[] {
  const rest = new Map(allRuns(stories).map((run) => [run, shownBy(run, stories[run.story] as Scenario)]))
  const unseen = new Set([...rest.values()].flat())
  const chosen = new Set<StoryRun>()
  const take = (run: StoryRun) => {
    chosen.add(run)
    for (const one of rest.get(run) ?? []) unseen.delete(one)
    rest.delete(run)
  }
  for (const run of [...rest.keys()]) if (run.language !== 'id') take(run)
  while (unseen.size > 0) {
    const gain = ([run, shows]: [StoryRun, readonly string[]]) =>
      shows.filter((one) => unseen.has(one)).length / (stories[run.story]?.steps.length ?? 1)
    const [best] = [...rest].reduce((one, other) => (gain(other) > gain(one) ? other : one))
    take(best)
  }
  return allRuns(stories).filter(({ story, layout }) => [...chosen].some((one) => one.story === story && one.layout === layout))
}
