import type { ErrorName } from '@nusaria/contracts/errors'
import type { NoReplyReason } from '../dsl/fault-verbs.ts'
import type { Screen } from '../dsl/screens.ts'
import type { Verb, Verbs } from '../dsl/verbs.ts'

export const LAYOUTS = ['mobile', 'desktop'] as const
/** The two layouts on which every story runs. */
export type Layout = (typeof LAYOUTS)[number]

/** One screen, or several candidates when the story alone doesn't tell which. */
export type Screens = readonly Screen[]

/** What the last code was requested for. */
export type CodePurpose = 'login' | 'phone' | 'email' | 'link' | 'reset'

/** The shopper's position before a step. */
export interface Position {
  readonly layout: Layout
  /** Empty before the first page. */
  readonly at: Screens
  /** The screens before `at`. */
  readonly before: Screens
  /** Where the login returns to. */
  readonly returnTo: Screens
  readonly purpose: CodePurpose
  /** Phone or e-mail that the code was requested for; empty for the linked one. */
  readonly account: string
  /** Screens on which the story did something. */
  readonly acted: ReadonlySet<Screen>
  /** Someone has changed the world. */
  readonly changed: boolean
  /** The expected error, or the reason for no reply. */
  readonly fails: ErrorName | NoReplyReason | undefined
}

/** The screens that one step reaches in the browser. */
export interface Reach {
  /** Screens on which it acts. */
  readonly acts?: Screens
  /** Screens on which it finds data that the world began with, or that another device made. */
  readonly seeded?: Screens
  /** Screens on which it finds the effect of an act of the story, a refusal included. */
  readonly effect?: Screens
  /** Where the shopper is afterwards, if elsewhere. */
  readonly ends?: Screens
  /** Where the login returns to from now on. */
  readonly returnTo?: Screens
  readonly purpose?: CodePurpose
  readonly account?: string
}

/** A verb's reach; null for a verb of another device, the merchant, the gateway or the world. */
export type ReachOf<V extends Verb> = ((args: Verbs[V], now: Position) => Reach) | null

/** The reach of some verbs. A missing verb doesn't compile. */
export type Reaches<V extends Verb = Verb> = { readonly [N in V]: ReachOf<N> }

/** Acts on these screens and sees the effect. */
export const actsAndSees = (at: Screens): Reach => ({ acts: at, effect: at, ends: at })

/** Acts on these screens without looking at the effect. */
export const actsOnly = (at: Screens): Reach => ({ acts: at, ends: at })
