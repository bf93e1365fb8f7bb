import { LOGIN_PATHS, mainPagePaths } from '../support/main-pages.ts'
import { navigateInApp } from '../support/navigation.ts'
import { assertInLanguage } from '../support/page-language.ts'
import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'
import { test } from '../support/test.ts'

test.use({ language: 'en', launchOptions: BROWSER_WITH_IMAGES })

test.describe('as a member', () => {
  test.slow()
  test.use({ member: 'sari' })
  // Pages are loaded anew by the layout budget.
  test('every main page shows no other language, and stands the check', async ({ person }) =>
    assertInLanguage(person, await mainPagePaths(person), navigateInApp))
})

test('every way in shows no other language, and stands the check', ({ person }) => assertInLanguage(person, LOGIN_PATHS))
