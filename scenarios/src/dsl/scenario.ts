import type { ErrorName } from '@nusaria/contracts/errors'
import type { MemberName } from './members.ts'
import type { NoReplyReason } from './verbs/faults.ts'
import type { Actor, VerbArgs, VerbOf } from './verbs/index.ts'

/** One step as data: who does what, and the expected error or lost reply, if any. */
export type Step = {
  readonly [B in Actor]: {
    readonly [V in VerbOf<B>]: {
      readonly by: B
      readonly verb: V
      readonly args: VerbArgs<B, V>
      readonly fails?: ErrorName
      readonly noReply?: NoReplyReason
    }
  }[VerbOf<B>]
}[Actor]

/** A step in a story. It may be expected to fail: `shopper.claims('APP20').fails('VOUCHER_APP_EXCLUSIVE')`. */
export interface StepBuilder {
  readonly step: Step
  fails(error: ErrorName): StepBuilder
  /** No readable reply comes, although the shop may have done the work. */
  getsNoReply(reason: NoReplyReason): StepBuilder
}

/** The world before the first step. */
export interface Given {
  /** The logged-in member; null for a guest. */
  readonly member: MemberName | null
  /** ISO 8601 with offset; the start time of the seed by default. */
  readonly now?: string
  readonly seed?: number
  /** The world's clock moves only by `world.advances`. */
  readonly clockFrozen?: true
  /** Vouchers that the scenario needs, with their required terms. */
  readonly vouchers: readonly { readonly coupon_no: string; readonly appExclusive?: boolean; readonly newUser?: boolean }[]
}

/** Builds `given`: `(world) => world.loggedIn('sari').at('2026-03-01T10:00:00+07:00')`. */
export interface GivenBuilder {
  readonly given: Given
  loggedIn(member: MemberName): GivenBuilder
  at(now: string): GivenBuilder
  seeded(seed: number): GivenBuilder
  clockFrozen(): GivenBuilder
  voucher(coupon_no: string, terms?: { readonly appExclusive?: boolean; readonly newUser?: boolean }): GivenBuilder
}

function givenBuilder(given: Given): GivenBuilder {
  return {
    given,
    loggedIn: (member) => givenBuilder({ ...given, member }),
    at: (now) => givenBuilder({ ...given, now }),
    seeded: (seed) => givenBuilder({ ...given, seed }),
    clockFrozen: () => givenBuilder({ ...given, clockFrozen: true }),
    voucher: (coupon_no, terms = {}) => givenBuilder({ ...given, vouchers: [...given.vouchers, { coupon_no, ...terms }] }),
  }
}

export interface Scenario {
  readonly title: string
  readonly given: Given
  readonly steps: readonly Step[]
  /** The expected errors of its steps. */
  readonly covers: readonly ErrorName[]
}

/** A story as data: the world it needs, then its steps. */
export function scenario(
  title: string,
  story: { readonly given?: (world: GivenBuilder) => GivenBuilder; readonly steps: readonly StepBuilder[] },
): Scenario {
  const steps = story.steps.map(({ step }) => step)
  const { given } = (story.given ?? ((world) => world))(givenBuilder({ member: null, vouchers: [] }))
  return { title, given, steps, covers: [...new Set(steps.flatMap((step) => step.fails ?? []))] }
}

/** Starts a step: who does what. */
export function buildStep(by: Actor, verb: string, args: unknown): StepBuilder {
  const step = { by, verb, args } as Step
  return {
    step,
    fails: (error) => ({ ...buildStep(by, verb, args), step: { ...step, fails: error } }),
    getsNoReply: (reason) => ({ ...buildStep(by, verb, args), step: { ...step, noReply: reason } }),
  }
}

/** The same step `count` times in a row. */
export function times(count: number, step: StepBuilder): StepBuilder[] {
  return Array.from({ length: count }, () => step)
}
