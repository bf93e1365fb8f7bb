import type { ErrorName } from '@nusaria/contracts/errors'
import type { NoReplyReason } from './fault-verbs.ts'
import type { MemberName } from './members.ts'
import type { Verb, Verbs } from './verbs.ts'

/** `elsewhere`: another device, of the same member unless told. */
export type Actor = 'shopper' | 'elsewhere' | 'merchant' | 'gateway' | 'world'

/** One step as data: who does what, and which error answers, if one should; or how no answer comes. */
export type Step = {
  readonly [V in Verb]: {
    readonly by: Actor
    readonly verb: V
    readonly args: Verbs[V]
    readonly fails?: ErrorName
    readonly lost?: NoReplyReason
  }
}[Verb]

/** A step as it is written; it may be meant to fail: `shopper.claims('APP20').fails('VOUCHER_APP_EXCLUSIVE')`. */
export interface StepBuilder {
  readonly step: Step
  fails(error: ErrorName): StepBuilder
  /** No answer comes, or none that can be read; what was asked may be done all the same. */
  isLost(how: NoReplyReason): StepBuilder
}

/** How the world stands before the first step. */
export interface Given {
  /** Who is signed in; null for a guest. */
  readonly member: MemberName | null
  /** ISO 8601 with offset; the seed's own moment unless told. */
  readonly now?: string
  readonly seed?: number
  /** The world's clock moves only where the scenario says so. */
  readonly standsStill?: true
  /** Vouchers the scenario relies on, with what must be true of them. */
  readonly vouchers: readonly { readonly coupon_no: string; readonly appExclusive?: boolean; readonly newUser?: boolean }[]
}

/** Words for `given`: `(world) => world.loggedIn('sari').at('2026-03-01T10:00:00+07:00')`. */
export interface GivenBuilder {
  readonly given: Given
  loggedIn(member: MemberName): GivenBuilder
  at(now: string): GivenBuilder
  seeded(seed: number): GivenBuilder
  standsStill(): GivenBuilder
  voucher(coupon_no: string, terms?: { readonly appExclusive?: boolean; readonly newUser?: boolean }): GivenBuilder
}

function givenBuilder(given: Given): GivenBuilder {
  return {
    given,
    loggedIn: (member) => givenBuilder({ ...given, member }),
    at: (now) => givenBuilder({ ...given, now }),
    seeded: (seed) => givenBuilder({ ...given, seed }),
    standsStill: () => givenBuilder({ ...given, standsStill: true }),
    voucher: (coupon_no, terms = {}) => givenBuilder({ ...given, vouchers: [...given.vouchers, { coupon_no, ...terms }] }),
  }
}

export interface Scenario {
  readonly title: string
  readonly given: Given
  readonly steps: readonly Step[]
  /** The errors its steps reach. */
  readonly covers: readonly ErrorName[]
}

/** One story of the shop, as data: what is given, then step by step who does what. */
export function scenario(
  title: string,
  story: { readonly given?: (world: GivenBuilder) => GivenBuilder; readonly steps: readonly StepBuilder[] },
): Scenario {
  const steps = story.steps.map((said) => said.step)
  const { given } = (story.given ?? ((world) => world))(givenBuilder({ member: null, vouchers: [] }))
  return { title, given, steps, covers: [...new Set(steps.flatMap((step) => step.fails ?? []))] }
}
