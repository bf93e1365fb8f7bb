import { LANGUAGES } from '@nusaria/contracts/headers'
import type { Scenario } from '../dsl/scenario.ts'
import { SCREENS, type Screen } from '../dsl/screens.ts'
import { errorsIn, HANDLER_ERRORS, UNREACHABLE_ON_SCREEN } from './codes.ts'
import { LAYOUTS } from './reach.ts'
import { type PlannedRun, runPlanOf } from './run-plan.ts'
import { screensOf } from './screen-path.ts'
import { describeTransition, legalTransitions, type Transition } from './story-state.ts'
import { transitionsIn } from './transitions.ts'

export type CoverageKind = 'code' | 'state' | 'route'

/** One run of a story. */
export interface StoryRun extends PlannedRun {
  readonly story: string
}

/** One thing that the stories must cover. */
export interface CoverageLine {
  readonly kind: CoverageKind
  /** `1101047 VOUCHER_APP_EXCLUSIVE`, `order: pay at pending_payment`, `/cart` */
  readonly what: string
  /** The runs that cover it. */
  readonly runs: readonly StoryRun[]
  /** What is missing; null when it is covered. */
  readonly missing: string | null
  /** Why no screen lets it happen, where calls cover it instead. */
  readonly note?: string
}

export interface Coverage {
  readonly stories: number
  readonly lines: readonly CoverageLine[]
  /** Every planned run: story, layout, language. */
  readonly runs: readonly StoryRun[]
  /** Everything that is missing, one line each. */
  readonly missing: readonly string[]
}

type Stories = Readonly<Record<string, Scenario>>

/** Pages that are not the shop's own. */
const EXTERNAL_SCREENS: readonly Screen[] = ['gateway', 'google']
const MIN_STORIES = 80

/** What the stories cover: error codes, transitions and routes, by layout and language. */
export function coverageOf(stories: Stories): Coverage {
  const runs = Object.entries(stories).flatMap(([story, scenario]) =>
    runPlanOf(story, scenario).map((run): StoryRun => ({ story, ...run })),
  )
  const lines = [...codeLines(stories, runs), ...transitionLines(stories, runs), ...routeLines(stories, runs)]
  const missingLanguages = LAYOUTS.flatMap((layout) =>
    LANGUAGES.filter((language) => !runs.some((run) => run.layout === layout && run.language === language)).map(
      (language) => `${layout} in ${language}: no story`,
    ),
  )
  const count = Object.keys(stories).length
  const few = count < MIN_STORIES ? [`${MIN_STORIES - count} more stories`] : []
  const missing = lines.flatMap((line) => (line.missing ? [`${line.what}: ${line.missing}`] : []))
  return { stories: count, lines, runs, missing: [...missing, ...missingLanguages, ...few] }
}

const runsOf = (runs: readonly StoryRun[], covers: (story: string) => boolean) => runs.filter(({ story }) => covers(story))

function codeLines(stories: Stories, allRuns: readonly StoryRun[]): CoverageLine[] {
  const refused = new Map(Object.entries(stories).map(([name, story]) => [name, new Set(errorsIn(story))]))
  return HANDLER_ERRORS.map(({ code, name }) => {
    const runs = runsOf(allRuns, (story) => refused.get(story)?.has(name) === true)
    const note = UNREACHABLE_ON_SCREEN[name]
    const called = [...refused.values()].some((names) => names.has(name))
    const missing = note ? (called ? null : 'no story reaches it by a call') : runs.length > 0 ? null : 'no story meets it on a screen'
    return { kind: 'code', what: `${code} ${name}`, runs, missing, ...(note && { note: `by calls: ${note}` }) }
  })
}

function transitionLines(stories: Stories, allRuns: readonly StoryRun[]): CoverageLine[] {
  const made = new Map(Object.entries(stories).map(([name, story]) => [name, new Set(transitionsIn(story).map(describeTransition))]))
  return legalTransitions().map((transition: Transition) => {
    const what = describeTransition(transition)
    const runs = runsOf(allRuns, (story) => made.get(story)?.has(what) === true)
    return { kind: 'state', what, runs, missing: runs.length > 0 ? null : 'no story makes this transition' }
  })
}

function routeLines(stories: Stories, allRuns: readonly StoryRun[]): CoverageLine[] {
  const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => !EXTERNAL_SCREENS.includes(screen))
  const seen = allRuns.map((run) => ({ run, ...screensOf(stories[run.story] as Scenario, run.layout) }))
  return screens.map((screen) => {
    const both = seen.filter(({ seeded, effect }) => seeded.has(screen) && effect.has(screen))
    const missingHalf = seen.some(({ seeded }) => seeded.has(screen))
      ? 'the effect of an act beside the data'
      : seen.some(({ effect }) => effect.has(screen))
        ? 'the data of the shop'
        : 'the data of the shop and the effect of an act'
    return {
      kind: 'route',
      what: SCREENS[screen],
      runs: both.map(({ run }) => run),
      missing: both.length > 0 ? null : `no story finds ${missingHalf}`,
    }
  })
}
