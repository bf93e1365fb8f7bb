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

/** A story, told once. */
export interface StoryRun extends PlannedRun {
  readonly story: string
}

/** One thing that the stories have to tell of. */
export interface CoverageLine {
  readonly kind: CoverageKind
  /** `1101047 VOUCHER_APP_EXCLUSIVE`, `order: pay at pending_payment`, `/cart` */
  readonly what: string
  /** Where it is told: by which story, on which layout, in which language. */
  readonly runs: readonly StoryRun[]
  /** What is missing of it; null: nothing. */
  readonly missing: string | null
  /** What stands in place of a browser: why no screen lets it happen. */
  readonly note?: string
}

export interface Coverage {
  readonly stories: number
  readonly lines: readonly CoverageLine[]
  /** Stories by layout and language. */
  readonly runs: readonly StoryRun[]
  /** All that is missing, in words. */
  readonly missing: readonly string[]
}

type Stories = Readonly<Record<string, Scenario>>

/** Pages that are not the shop's own. */
const EXTERNAL_SCREENS: readonly Screen[] = ['gateway', 'google']
/** As many stories as there are to be at least. */
const MIN_STORIES = 80

/** What the stories tell of: every code, every legal move, every route; and in what language and layout. */
export function coverageOf(stories: Stories): Coverage {
  const runs = Object.entries(stories).flatMap(([story, scenario]) =>
    runPlanOf(story, scenario).map((telling): StoryRun => ({ story, ...telling })),
  )
  const lines = [...codeLines(stories, runs), ...transitionLines(stories, runs), ...routeLines(stories, runs)]
  const unheard = LAYOUTS.flatMap((layout) =>
    LANGUAGES.filter((language) => !runs.some((told) => told.layout === layout && told.language === language)).map(
      (language) => `${layout} in ${language}: no story`,
    ),
  )
  const count = Object.keys(stories).length
  const few = count < MIN_STORIES ? [`${MIN_STORIES - count} more stories`] : []
  const missing = lines.flatMap((line) => (line.missing ? [`${line.what}: ${line.missing}`] : []))
  return { stories: count, lines, runs, missing: [...missing, ...unheard, ...few] }
}

/** Tellings of the stories that a test picks. */
const runsOf = (tellings: readonly StoryRun[], isOne: (story: string) => boolean) => tellings.filter(({ story }) => isOne(story))

function codeLines(stories: Stories, tellings: readonly StoryRun[]): CoverageLine[] {
  const refused = new Map(Object.entries(stories).map(([name, story]) => [name, new Set(errorsIn(story))]))
  return HANDLER_ERRORS.map(({ code, name }) => {
    const runs = runsOf(tellings, (story) => refused.get(story)?.has(name) === true)
    const note = UNREACHABLE_ON_SCREEN[name]
    const called = [...refused.values()].some((names) => names.has(name))
    const missing = note ? (called ? null : 'no call of a story reaches it') : runs.length > 0 ? null : 'met at no screen'
    return { kind: 'code', what: `${code} ${name}`, runs, missing, ...(note && { note: `by calls: ${note}` }) }
  })
}

function transitionLines(stories: Stories, tellings: readonly StoryRun[]): CoverageLine[] {
  const made = new Map(Object.entries(stories).map(([name, story]) => [name, new Set(transitionsIn(story).map(describeTransition))]))
  return legalTransitions().map((move: Transition) => {
    const what = describeTransition(move)
    const runs = runsOf(tellings, (story) => made.get(story)?.has(what) === true)
    return { kind: 'state', what, runs, missing: runs.length > 0 ? null : 'no story makes this move' }
  })
}

function routeLines(stories: Stories, tellings: readonly StoryRun[]): CoverageLine[] {
  const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => !EXTERNAL_SCREENS.includes(screen))
  const seen = tellings.map((told) => ({ told, ...screensOf(stories[told.story] as Scenario, told.layout) }))
  return screens.map((screen) => {
    const both = seen.filter(({ seeded, effect }) => seeded.has(screen) && effect.has(screen))
    const half = seen.some(({ seeded }) => seeded.has(screen))
      ? 'what an act made of it beside its data'
      : seen.some(({ effect }) => effect.has(screen))
        ? 'the data of the shop there'
        : 'the data of the shop there, and what an act made of it'
    return {
      kind: 'route',
      what: SCREENS[screen],
      runs: both.map(({ told }) => told),
      missing: both.length > 0 ? null : `no story finds ${half}`,
    }
  })
}
