import type { ErrorName } from '@nusaria/contracts/errors'
import type { NoReplyReason } from '../dsl/fault-verbs.ts'
import type { Screen } from '../dsl/screens.ts'
import type { Verb, Verbs } from '../dsl/verbs.ts'

export const LAYOUTS = ['mobile', 'desktop'] as const
/** The two screens every story is replayed on. */
export type Layout = (typeof LAYOUTS)[number]

/** Where somebody is: one screen, or those among which the story alone doesn't tell. */
export type Screens = readonly Screen[]

/** What a code was asked for last. */
export type CodePurpose = 'login' | 'phone' | 'email' | 'link' | 'reset'

/** How things stand for the shopper before a step. */
export interface Position {
  readonly layout: Layout
  /** Empty before the first page. */
  readonly at: Screens
  /** Where they were before. */
  readonly before: Screens
  /** Where signing in leads back to. */
  readonly returnTo: Screens
  readonly purpose: CodePurpose
  /** Phone or e-mail that the code was asked for; empty: the linked one. */
  readonly account: string
  /** Screens on which they did something in this story. */
  readonly acted: ReadonlySet<Screen>
  /** The world is no longer as it began: somebody did something. */
  readonly changed: boolean
  /** An error of the shop, or no answer at all. */
  readonly fails: ErrorName | NoReplyReason | undefined
}

/** What one step does at the screen, as the browser driver does it. */
export interface Reach {
  /** Screens it does something on. */
  readonly acts?: Screens
  /** Screens on which it finds data that the world began with, or that came from somewhere else. */
  readonly seeded?: Screens
  /** Screens on which it finds what an act of the story made of it, a refusal included. */
  readonly effect?: Screens
  /** Where the shopper is then, where that isn't the screen before. */
  readonly ends?: Screens
  /** From now on signing in leads back here. */
  readonly returnTo?: Screens
  readonly purpose?: CodePurpose
  readonly account?: string
}

/** A verb's reach; null: it is nobody's at a screen, but another device's, the shop's, the gateway's or the world's. */
export type ReachOf<V extends Verb> = ((args: Verbs[V], now: Position) => Reach) | null

/** The reach of some verbs. One that is missing doesn't compile. */
export type Reaches<V extends Verb = Verb> = { readonly [N in V]: ReachOf<N> }

/** Does something here, and sees what came of it. */
export const actsAndSees = (at: Screens): Reach => ({ acts: at, effect: at, ends: at })

/** Does something here, nothing is looked at yet. */
export const actsOnly = (at: Screens): Reach => ({ acts: at, ends: at })
