import type { Scenario } from '../dsl/scenario.ts'
import layoutVerbs from './layout-verbs.json' with { type: 'json' }
import { screensIn } from './record.ts'
import { allRuns, type StoryRun } from './run-plan.ts'

/** The verbs of the shopper that act differently on a phone and on a desktop. The browser driver fails when another one asks for the layout. */
export const LAYOUT_VERBS: ReadonlySet<string> = new Set(layoutVerbs)

/** What a run shows: each verb of the shopper, on its layout where it differs by that, and each screen in use. */
function shownBy({ story, layout }: StoryRun, scenario: Scenario): string[] {
  const verbs = scenario.steps.flatMap(({ by, verb }) => (by === 'shopper' ? `${LAYOUT_VERBS.has(verb) ? layout : ''} ${verb}` : []))
  return [...new Set([...verbs, ...[...screensIn(story, scenario, layout).used].map((screen) => `the screen ${screen}`)])]
}

/**
 * The runs of each `npm test`: a story runs on a layout where it shows something there that no other run shows. The engine runs every story.
 * Runs that show nothing that the rest doesn't are left out: the one with the most steps first, and on a desktop before a phone, which most shoppers have.
 */
export function dailyRuns(stories: Readonly<Record<string, Scenario>>): StoryRun[] {
  const shows = new Map(allRuns(stories).map((run) => [run, shownBy(run, stories[run.story] as Scenario)]))
  const costOf = ({ story, layout }: StoryRun) => (stories[story]?.steps.length ?? 0) + (layout === 'desktop' ? 0.5 : 0)
  const shownTimes = new Map<string, number>()
  for (const one of [...shows.values()].flat()) shownTimes.set(one, (shownTimes.get(one) ?? 0) + 1)
  for (const [run, shown] of [...shows].toSorted(([one], [other]) => costOf(other) - costOf(one))) {
    if (shown.some((one) => shownTimes.get(one) === 1)) continue
    for (const one of shown) shownTimes.set(one, (shownTimes.get(one) ?? 0) - 1)
    shows.delete(run)
  }
  return [...shows.keys()]
}
