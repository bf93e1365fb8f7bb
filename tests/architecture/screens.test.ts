import { LANGUAGES } from '@nusaria/contracts/headers'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { agreementPath, paths, policyTermsPath } from '@nusaria/storefront/shared/paths'
import { expect, test } from 'vitest'

/** Screens of scenarios without a path of the shop: an unknown address, the gateway, Google. */
const OTHERS: readonly string[] = [SCREENS.nowhere, SCREENS.gateway, SCREENS.google]

const pattern = (path: string) => path.replace(/:\w+/g, ':')

test('the screens of scenarios are the pages of the shop', () => {
  const legal = LANGUAGES.flatMap((language) => [agreementPath(language), policyTermsPath(language)])
  const known = [...Object.values(paths), ...legal].map(pattern)
  const spoken = Object.values(SCREENS).filter((path) => !OTHERS.includes(path))
  expect(spoken.map(pattern).sort()).toEqual(known.sort())
})
