import { memberCheck } from './member-check.ts'
import { otherShellChecks } from './other-shell-checks.ts'
import { phoneCheck } from './phone-check.ts'
import { runCheck, type ShellCheck, type Verdict } from './shell-check.ts'
import type { ShellCheckOptions } from './shell-tab.ts'

/** All checks. */
export const CHECKS: readonly ShellCheck[] = [memberCheck, ...otherShellChecks, phoneCheck]

/** Runs all checks against a storefront. Returns the verdicts; `told` receives each at once. */
export async function shellConformance(around: ShellCheckOptions, told: (verdict: Verdict) => void): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const journey of CHECKS) {
    await runCheck(journey, around, (verdict) => {
      verdicts.push(verdict)
      told(verdict)
    })
  }
  return verdicts
}
