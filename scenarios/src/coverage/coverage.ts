import { BACKEND_ONLY_ERRORS, ERRORS, type ErrorEntry, type ErrorName } from '@nusaria/contracts/errors'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { LIFECYCLES } from '@nusaria/contracts/lifecycle'
import type { Scenario } from '../dsl/scenario.ts'
import { SCREENS, type Screen } from '../dsl/screens.ts'
import { describeTransition, makesTransition, recordProblems, screensIn } from './record.ts'
import { allRuns, LAYOUTS, type StoryRun } from './run-plan.ts'

/** Errors that no screen lets happen, with the reason. Stories reach them by calls. */
export const UNREACHABLE_ON_SCREEN: Readonly<Partial<Record<ErrorName, string>>> = {
  SEARCH_REQUEST_FAILED: 'the search box limits the keyword and sends no empty one',
  SEARCH_RESULT_FAILED: 'a list ends at the last page of a search',
  ORDER_PARAMETER_INVALID: 'screens follow the contract',
  ORDER_VOUCHER_NOT_STACKABLE: 'the picker deselects a voucher that another one excludes',
  REVIEW_NOT_ALLOWED: 'only lines of completed orders are offered for a review',
  AFTER_SALE_TYPE_UNSUPPORTED: 'the form offers only the types that an order allows',
  AFTER_SALE_REASON_REQUIRED: 'the form requires a reason, and a description for another reason',
  RETURN_SHIPMENT_INCOMPLETE: 'the form requires a courier and a number',
  PAYMENT_AMOUNT_WRONG: 'the total of a placed order is fixed, and the cashier pays that total',
  PAYMENT_INVALID: 'the cashier offers only valid channels and checks a card before sending it',
}

/** Errors that a handler of the mock can give. Tests of the router and the hosts cover the other transport errors. */
export const HANDLER_ERRORS = Object.values<ErrorEntry>(ERRORS).filter(
  ({ area, name }) => (area !== 'transport' || name === 'SESSION_EXPIRED') && !BACKEND_ONLY_ERRORS.includes(name),
)

/** Errors that a rule gives the shopper. Errors from injected faults don't count. */
export function errorsIn({ steps }: Scenario): ErrorName[] {
  const injected = new Set<string>(steps.flatMap((step) => (step.verb === 'injectsFault' ? [step.args.wire] : [])))
  return steps.flatMap(({ by, fails }) => (by === 'shopper' && fails && !injected.has(fails) ? [fails] : []))
}

export type CoverageKind = 'code' | 'state' | 'route'

export interface CoverageLine {
  readonly kind: CoverageKind
  /** `1101047 VOUCHER_APP_EXCLUSIVE`, `order: pay at pending_payment`, `/cart` */
  readonly what: string
  readonly runs: readonly StoryRun[]
  /** What is missing; null when it is covered. */
  readonly missing: string | null
  /** Why no screen lets it happen, where calls cover it instead. */
  readonly note?: string
}

type Stories = Readonly<Record<string, Scenario>>

/** Pages that are not the shop's own. */
const EXTERNAL_SCREENS: readonly string[] = ['gateway', 'google']
const MIN_STORIES = 80

/**
 * What the stories cover: error codes, transitions and routes, by layout and language; in `missing`, one line for each thing that they don't, and for each
 * story without a record.
 */
export function coverageOf(all: Stories) {
  const runs = allRuns(all)
  const lines = [...codeLines(all, runs), ...transitionLines(runs), ...routeLines(all, runs)]
  const ran = new Set(runs.map(({ layout, language }) => `${layout} in ${language}`))
  const wanted = LAYOUTS.flatMap((layout) => LANGUAGES.map((language) => `${layout} in ${language}`))
  const stories = Object.keys(all).length
  const missing = [
    ...recordProblems(all),
    ...lines.flatMap(({ what, missing }) => (missing ? [`${what}: ${missing}`] : [])),
    ...wanted.flatMap((one) => (ran.has(one) ? [] : [`${one}: no story`])),
    ...(stories < MIN_STORIES ? [`${MIN_STORIES - stories} more stories`] : []),
  ]
  return { stories, lines, runs, missing }
}

export type Coverage = ReturnType<typeof coverageOf>

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
    const runs = visits.filter(({ used }) => used.has(screen)).map(({ run }) => run)
    const missing = visits.some(({ seen }) => seen.has(screen)) ? 'no story does anything here' : 'no story comes here'
    return { kind: 'route', what: SCREENS[screen], runs, missing: runs.length > 0 ? null : missing }
  })
}
