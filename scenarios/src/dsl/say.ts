import type { Actor, Said, Step } from './scenario.ts'
import type { Verb, Verbs } from './verbs.ts'

/** A step as an actor's word makes it. */
export function say<V extends Verb>(by: Actor, verb: V, args: Verbs[V]): Said {
  const step = { by, verb, args } as Step
  return {
    step,
    fails: (error) => ({ ...say(by, verb, args), step: { ...step, fails: error } }),
    isLost: (how) => ({ ...say(by, verb, args), step: { ...step, lost: how } }),
  }
}
