import { MEMBERS } from '@nusaria/scenarios/members'
import type { BrowserContext } from '@playwright/test'
import { CHECKS } from '../shell/conformance.ts'
import { runCheck, type Verdict } from '../shell/shell-check.ts'
import { httpHost } from '../support/hosts.ts'
import { memberToken } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

for (const check of CHECKS) {
  test(`shell check: ${check.name}`, async ({ browser, baseURL, world }) => {
    const origin = baseURL ?? ''
    const token = await memberToken(httpHost(origin), world, MEMBERS.sari.phone)
    const verdicts: Verdict[] = []
    const prepare = (context: BrowserContext) => context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
    await runCheck(check, { browser, origin, token, language: 'en', prepare }, (verdict) => verdicts.push(verdict))
    expect(verdicts.length).toBeGreaterThan(0)
    expect(verdicts.filter(({ mark }) => mark !== '✓')).toEqual([])
  })
}
