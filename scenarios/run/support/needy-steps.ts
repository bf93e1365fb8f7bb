import type { Declarations, VerbDeclaration } from '@nusaria/scenarios/dsl/declare'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { Step } from '@nusaria/scenarios/dsl/scenario'
import { VERBS } from '@nusaria/scenarios/dsl/verbs/index'

/** Every verb with a need that acts in a driver, as a step on its own, with the sentence that refuses it. */
export function needySteps(acts: (declared: VerbDeclaration) => boolean) {
  return Object.entries(VERBS).flatMap(([by, verbs]) =>
    Object.entries(verbs as Declarations).flatMap(([verb, declared]) => {
      const [need] = declared.needs
      if (!need || !acts(declared)) return []
      return [{ name: `${by}.${verb}`, step: { by, verb, args: {} } as unknown as Step, why: missingNeed(need) }]
    }),
  )
}
