import { memberCheck } from './member-check.ts'
import { otherShellChecks } from './other-shell-checks.ts'
import { phoneCheck } from './phone-check.ts'
import { runCheck, type ShellCheck, type Verdict } from './shell-check.ts'
import type { ShellCheckOptions } from './shell-tab.ts'

/** All checks. */
export const CHECKS: readonly ShellCheck[] = [memberCheck, ...otherShellChecks, phoneCheck]

/** Runs all checks against a storefront. Returns the verdicts; `onVerdict` receives each at once. */
export async function shellConformance(around: ShellCheckOptions, onVerdict: (verdict: Verdict) => void): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const check of CHECKS) {
    await runCheck(check, around, (verdict) => {
      verdicts.push(verdict)
      onVerdict(verdict)
    })
  }
  return verdicts
}
