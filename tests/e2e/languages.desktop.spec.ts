import { navigateInApp } from '../support/navigation.ts'
import { assertInLanguage } from '../support/page-language.ts'
import { LOGIN_PATHS, memberPaths } from '../support/screens.ts'
import { test } from '../support/test.ts'

// English is checked on phones, where the pseudo-locale runs too.
test.use({ language: 'zh-CN' })

test.describe('as a member', () => {
  test.slow()
  test.use({ member: 'sari' })
  test('every main page shows only Chinese, and passes the page check', async ({ person }) =>
    assertInLanguage(person, await memberPaths(person.client), navigateInApp))
})

test('every login page shows only Chinese, and passes the page check', ({ person }) => assertInLanguage(person, LOGIN_PATHS))
