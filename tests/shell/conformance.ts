import { inHand } from './in-hand.ts'
import { meeting } from './meeting.ts'
import { others } from './others.ts'
import type { Surroundings } from './surroundings.ts'
import { type Journey, travel, type Verdict } from './verdicts.ts'

/** All that is looked at. */
export const JOURNEYS: readonly Journey[] = [meeting, ...others, inHand]

/** Holds a storefront against what a native shell may expect of it. Answers all verdicts; `told` hears each as it falls. */
export async function shellConformance(around: Surroundings, told: (verdict: Verdict) => void): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const journey of JOURNEYS) {
    await travel(journey, around, (verdict) => {
      verdicts.push(verdict)
      told(verdict)
    })
  }
  return verdicts
}
