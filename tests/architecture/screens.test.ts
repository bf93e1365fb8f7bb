import { LANGUAGES } from '@nusaria/contracts/headers'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { agreementPath, paths, policyTermsPath } from '@nusaria/storefront/shared/paths'
import { expect, test } from 'vitest'

/** Pages that a scenario knows and the shop has no path for: whatever it can't find, the gateway's, Google's. */
const OTHERS: readonly string[] = [SCREENS.nowhere, SCREENS.gateway, SCREENS.google]

const pattern = (path: string) => path.replace(/:\w+/g, ':')

test('scenarios can speak of every page of the shop, and of no other', () => {
  const legal = LANGUAGES.flatMap((language) => [agreementPath(language), policyTermsPath(language)])
  const known = [...Object.values(paths), ...legal].map(pattern)
  const spoken = Object.values(SCREENS).filter((path) => !OTHERS.includes(path))
  expect(spoken.map(pattern).sort()).toEqual(known.sort())
})
