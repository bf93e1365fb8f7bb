import type { Declarations } from './declare.ts'
import { buildStep, type StepBuilder } from './scenario.ts'
import { type Actor, VERBS } from './verbs/index.ts'

export { MEMBERS } from '../members.ts'
export { amountOf, paidFor, sumOf } from './amounts.ts'
export { ref, voucherOf } from './calls.ts'
export { scenario, times } from './scenario.ts'

type StepsOf<D> = {
  readonly [V in keyof D]: D[V] extends { args: (...params: infer P) => unknown } ? (...params: P) => StepBuilder : never
}

/** An actor's verbs as functions that start a step. */
function actor<B extends Actor>(by: B): StepsOf<(typeof VERBS)[B]> {
  const entries = Object.entries<Declarations[string]>(VERBS[by]).map(([name, { args }]) => [
    name,
    (...params: never[]) => buildStep(by, name, args(...params)),
  ])
  return Object.fromEntries(entries)
}

/** What the person at the screen does. */
export const shopper = actor('shopper')
/** What the same member does on another device, by calls. */
export const elsewhere = actor('elsewhere')
/** What the shop does, through the control API. */
export const merchant = actor('merchant')
/** The payment gateway, about the last payment. */
export const gateway = actor('gateway')
/** The clock, faults and sessions of the world. */
export const world = actor('world')
