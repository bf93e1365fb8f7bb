import type { ErrorName } from '@nusaria/contracts/errors'
import type { Scenario, Step } from '../dsl/scenario.ts'
import type { Screen } from '../dsl/screens.ts'
import type { Layout, Position, Reach, ReachOf, Screens } from './reach.ts'
import { REACH } from './reach-shop.ts'

/** One step of a story, with the screens it reaches. */
export interface ScreenStep {
  readonly step: Step
  readonly acts: Screens
  readonly seeded: Screens
  readonly effect: Screens
  /** Where the shopper may be afterwards; unchanged for a step beside the screen. */
  readonly ends: Screens
  /** The person at the screen does the step. */
  readonly atScreen: boolean
}

/** Errors that open the login. */
const LOGIN_ERRORS: readonly ErrorName[] = ['SESSION_EXPIRED', 'PRODUCT_NOT_LOGGED_IN']

/** The reach of a step that ends at the login; on desktop, a guest's login dialog opens over the page. */
function redirectedToLogin({ acts = [], ends = [] }: Reach, { at, layout, fails }: Position): Reach {
  const stays = fails === 'PRODUCT_NOT_LOGGED_IN' && layout === 'desktop'
  return { acts, effect: acts, ends: stays ? at : ['login'], returnTo: ends }
}

/** Before the shop is opened. */
const INITIAL_POSITION: Omit<Position, 'layout'> = {
  at: [],
  before: [],
  returnTo: ['home'],
  purpose: 'login',
  account: '',
  acted: new Set(),
  changed: false,
  fails: undefined,
}

const reachOf = (step: Step, now: Position): Reach | undefined => (REACH[step.verb] as ReachOf<typeof step.verb>)?.(step.args as never, now)

/** Follows the shopper through the screens of a story, from its steps alone. */
export function screenPath({ steps }: Scenario, layout: Layout): ScreenStep[] {
  let now: Position = { ...INITIAL_POSITION, layout }
  return steps.map((step) => {
    const before = { ...now, fails: step.fails ?? step.noReply }
    const own = step.by === 'shopper' ? reachOf(step, before) : undefined
    const reach = own && step.fails && LOGIN_ERRORS.includes(step.fails) ? redirectedToLogin(own, before) : own
    const { acts = [], seeded = [], effect = [], ends = now.at } = reach ?? {}
    const moved = ends.join() !== now.at.join()
    now = {
      ...now,
      at: ends,
      before: moved ? now.at : now.before,
      returnTo: reach?.returnTo ?? now.returnTo,
      purpose: reach?.purpose ?? now.purpose,
      account: reach?.account ?? now.account,
      acted: new Set([...now.acted, ...acts]),
      changed: now.changed || reach === undefined || acts.length > 0,
    }
    return { step, acts, seeded, effect, ends, atScreen: reach !== undefined }
  })
}

/** Screens on which a story finds data of the shop, and those on which it finds the effect of an act. */
export function screensOf(story: Scenario, layout: Layout): { readonly seeded: ReadonlySet<Screen>; readonly effect: ReadonlySet<Screen> } {
  const path = screenPath(story, layout)
  return { seeded: new Set(path.flatMap(({ seeded }) => seeded)), effect: new Set(path.flatMap(({ effect }) => effect)) }
}
