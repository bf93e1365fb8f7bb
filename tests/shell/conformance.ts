import { inHand } from './in-hand.ts'
import { meeting } from './meeting.ts'
import { others } from './others.ts'
import type { Surroundings } from './surroundings.ts'
import { travel, type Verdict } from './verdicts.ts'

/** Holds a storefront against what a native shell may expect of it. Answers all verdicts; `told` hears each as it falls. */
export async function shellConformance(around: Surroundings, told: (verdict: Verdict) => void = () => {}): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const journey of [meeting, ...others, inHand]) {
    await travel(journey, around, (verdict) => {
      verdicts.push(verdict)
      told(verdict)
    })
  }
  return verdicts
}
