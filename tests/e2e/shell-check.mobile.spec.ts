import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import { shellConformance } from '../shell/conformance.ts'
import { memberToken } from '../shell/member-token.ts'
import { httpHost } from '../support/hosts.ts'
import { expect, test } from '../support/test.ts'

test('a native shell finds all that it may expect', async ({ browser, baseURL = '', world }) => {
  const verdicts = await shellConformance({
    browser,
    origin: baseURL,
    token: await memberToken(httpHost(baseURL), world, MEMBERS.sari.phone),
    language: 'en',
    prepare: (context) => context.addCookies([{ name: 'mock_world', value: world.id, url: baseURL }]),
  })
  expect(verdicts.length).toBeGreaterThan(0)
  expect(verdicts.filter(({ mark }) => mark !== '✓')).toEqual([])
})
