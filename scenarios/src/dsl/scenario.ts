import type { ErrorName } from '@nusaria/contracts/errors'
import type { MemberName } from '../members.ts'
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
  /** The world's clock moves only by `world.advances`. */
  readonly clockFrozen?: true
}

/** Builds `given`: `(world) => world.loggedIn('sari').at('2026-03-01T10:00:00+07:00')`. */
class GivenBuilder {
  given: Given = { member: null }

  #with(fact: Partial<Given>): this {
    this.given = { ...this.given, ...fact }
    return this
  }

  loggedIn = (member: MemberName) => this.#with({ member })
  at = (now: string) => this.#with({ now })
  clockFrozen = () => this.#with({ clockFrozen: true })
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
  const world = new GivenBuilder()
  story.given?.(world)
  return { title, given: world.given, steps, covers: [...new Set(steps.flatMap((step) => step.fails ?? []))] }
}

export function buildStep(by: Actor, verb: string, args: unknown, ending: Pick<Step, 'fails' | 'noReply'> = {}): StepBuilder {
  return {
    step: { by, verb, args, ...ending } as Step,
    fails: (error) => buildStep(by, verb, args, { fails: error }),
    getsNoReply: (noReply) => buildStep(by, verb, args, { noReply }),
  }
}

/** The same step `count` times in a row. */
export const times = (count: number, step: StepBuilder): StepBuilder[] => Array.from({ length: count }, () => step)
