import { LOGIN_PATHS, mainPagePaths } from '../support/main-pages.ts'
import { navigateInApp } from '../support/navigation.ts'
import { assertTranslatable } from '../support/page-language.ts'
import { test } from '../support/test.ts'

// Words that were never looked up. Desktops are searched for them in Chinese, which has no letters of its own. That no text of a language
// is another's is seen in the texts themselves; Indonesian is what nearly every story reads.
test.describe('in the pseudo-locale', () => {
  test.use({ language: 'en' })

  test.describe('as a member', () => {
    test.slow()
    test.use({ member: 'sari' })
    test('every main page has all its words from the texts', async ({ person }) =>
      assertTranslatable(person, await mainPagePaths(person), navigateInApp))
  })

  test('every way in has all its words from the texts', ({ person }) => assertTranslatable(person, LOGIN_PATHS))
})
