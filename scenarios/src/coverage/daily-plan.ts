import type { Scenario } from '../dsl/scenario.ts'
import layoutVerbs from './layout-verbs.json' with { type: 'json' }
import { screensIn } from './record.ts'
import { allRuns, type StoryRun } from './run-plan.ts'

/** The verbs of the shopper that act differently on a phone and on a desktop. The browser driver fails when another one asks for the layout. */
export const LAYOUT_VERBS: ReadonlySet<string> = new Set(layoutVerbs)

/** What a run shows: each verb of the shopper with the form it is about; and on its layout each screen in use and each verb that differs by layout. */
function shownBy({ story, layout }: StoryRun, scenario: Scenario): string[] {
  const verbs = scenario.steps.flatMap(({ by, verb, args = {} }) => {
    return by === 'shopper' ? [`${LAYOUT_VERBS.has(verb) ? layout : ''} ${verb} ${'form' in args ? args.form : ''}`] : []
  })
  return [...new Set([...verbs, ...[...screensIn(story, scenario, layout).used].map((screen) => `${layout} ${screen}`)])]
}

/**
 * The runs of each `npm test`: a story runs on a layout where it shows something there that no other run shows. The engine runs every story.
 * Stories planned in another language run as planned. Chosen step by step: the run that shows most for its length comes first,
 * among equals one on the layout with fewer runs. In the end, runs leave that show nothing that the others don't show too.
 */
export function dailyRuns(stories: Readonly<Record<string, Scenario>>): StoryRun[] {
  const shows = new Map(allRuns(stories).map((run) => [run, shownBy(run, stories[run.story] as Scenario)]))
  const length = ({ story }: StoryRun) => stories[story]?.steps.length ?? 1
  const unseen = new Set([...shows.values()].flat())
  const chosen = new Set<StoryRun>()
  const take = (run: StoryRun) => {
    chosen.add(run)
    for (const one of shows.get(run) ?? []) unseen.delete(one)
  }
  const gain = (run: StoryRun) => (shows.get(run) ?? []).filter((one) => unseen.has(one)).length / length(run)
  const onSameLayout = ({ layout }: StoryRun) => [...chosen].filter((run) => run.layout === layout).length
  const better = (one: StoryRun, other: StoryRun) => gain(other) - gain(one) || onSameLayout(one) - onSameLayout(other)
  for (const run of shows.keys()) if (run.language !== 'id') take(run)
  while (unseen.size > 0) take([...shows.keys()].reduce((one, other) => (better(one, other) > 0 ? other : one)))
  for (const run of [...chosen].filter(({ language }) => language === 'id').sort((one, other) => length(other) - length(one))) {
    const others = new Set([...chosen].flatMap((other) => (other === run ? [] : (shows.get(other) ?? []))))
    if (shows.get(run)?.every((one) => others.has(one))) chosen.delete(run)
  }
  return [...shows.keys()].filter((run) => chosen.has(run))
}
