import { navigateInApp } from '../support/navigation.ts'
import { assertInLanguage } from '../support/page-language.ts'
import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'
import { LOGIN_PATHS, memberPaths } from '../support/screens.ts'
import { test } from '../support/test.ts'

test.use({ language: 'en', launchOptions: BROWSER_WITH_IMAGES })

test.describe('as a member', () => {
  test.slow()
  test.use({ member: 'sari' })
  // `npm run size` loads each page.
  test('every main page shows only English, and passes the page check', async ({ person }) =>
    assertInLanguage(person, await memberPaths(person.client), navigateInApp))
})

test('every login page shows only English, and passes the page check', ({ person }) => assertInLanguage(person, LOGIN_PATHS))
