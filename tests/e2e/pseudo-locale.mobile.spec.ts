import { navigateInApp } from '../support/navigation.ts'
import { assertTranslatable } from '../support/page-language.ts'
import { LOGIN_PATHS, memberPaths } from '../support/screens.ts'
import { test } from '../support/test.ts'

// Finds texts that don't come from a locale.
test.describe('in the pseudo-locale', () => {
  test.use({ language: 'en' })

  test.describe('as a member', () => {
    test.slow()
    test.use({ member: 'sari' })
    test('every main page takes all its texts from the locales', async ({ person }) =>
      assertTranslatable(person, await memberPaths(person.client), navigateInApp))
  })

  test('every login page takes all its texts from the locales', ({ person }) => assertTranslatable(person, LOGIN_PATHS))
})
