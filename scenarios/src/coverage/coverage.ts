import { LANGUAGES } from '@nusaria/contracts/headers'
import { LIFECYCLES } from '@nusaria/contracts/lifecycle'
import type { Scenario } from '../dsl/scenario.ts'
import { SCREENS, type Screen } from '../dsl/screens.ts'
import { errorsIn, HANDLER_ERRORS, UNREACHABLE_ON_SCREEN } from './codes.ts'
import { allRuns } from './daily-plan.ts'
import { describeTransition, makesTransition, screensIn } from './record.ts'
import { LAYOUTS, type StoryRun } from './run-plan.ts'

export type CoverageKind = 'code' | 'state' | 'route'

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
  /** Every run in a browser: story, layout, language. */
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
  const runs = allRuns(stories)
  const lines = [...codeLines(stories, runs), ...transitionLines(runs), ...routeLines(stories, runs)]
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

function codeLines(stories: Stories, inBrowser: readonly StoryRun[]): CoverageLine[] {
  const refused = new Map(Object.entries(stories).map(([name, story]) => [name, new Set(errorsIn(story))]))
  return HANDLER_ERRORS.map(({ code, name }) => {
    const runs = inBrowser.filter(({ story }) => refused.get(story)?.has(name))
    const note = UNREACHABLE_ON_SCREEN[name]
    const called = [...refused.values()].some((names) => names.has(name))
    const missing = note ? (called ? null : 'no story reaches it by a call') : runs.length > 0 ? null : 'no story meets it on a screen'
    return { kind: 'code', what: `${code} ${name}`, runs, missing, ...(note && { note: `by calls: ${note}` }) }
  })
}

const LEGAL_TRANSITIONS = Object.entries(LIFECYCLES).flatMap(([machine, { events }]) =>
  Object.entries(events).flatMap(([event, { transitions }]) =>
    Object.keys(transitions).map((from) => describeTransition(machine, event, from)),
  ),
)

function transitionLines(inBrowser: readonly StoryRun[]): CoverageLine[] {
  return LEGAL_TRANSITIONS.map((what) => {
    const runs = inBrowser.filter(({ story }) => makesTransition(story, what))
    return { kind: 'state', what, runs, missing: runs.length > 0 ? null : 'no story makes this transition' }
  })
}

function routeLines(stories: Stories, inBrowser: readonly StoryRun[]): CoverageLine[] {
  const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => !EXTERNAL_SCREENS.includes(screen))
  const visits = inBrowser.map((run) => ({ run, ...screensIn(run.story, stories[run.story] as Scenario, run.layout) }))
  return screens.map((screen) => {
    const missing = !visits.some(({ seen }) => seen.has(screen)) ? 'no story comes here' : 'no story does anything here'
    const runs = visits.filter(({ used }) => used.has(screen)).map(({ run }) => run)
    return { kind: 'route', what: SCREENS[screen], runs, missing: runs.length > 0 ? null : missing }
  })
}
