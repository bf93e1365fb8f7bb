import type { Actor, Step, StepBuilder } from './scenario.ts'
import type { Verb, Verbs } from './verbs.ts'

/** A step as an actor's word makes it. */
export function buildStep<V extends Verb>(by: Actor, verb: V, args: Verbs[V]): StepBuilder {
  const step = { by, verb, args } as Step
  return {
    step,
    fails: (error) => ({ ...buildStep(by, verb, args), step: { ...step, fails: error } }),
    isLost: (how) => ({ ...buildStep(by, verb, args), step: { ...step, lost: how } }),
  }
}
