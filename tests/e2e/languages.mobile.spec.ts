import { LOGIN_PAGES, mainPages } from '../support/main-pages.ts'
import { WITH_PICTURES } from '../support/pictures.ts'
import { reads } from '../support/reading.ts'
import { stepsTo } from '../support/steps-inside.ts'
import { test } from '../support/test.ts'

test.use({ language: 'en', launchOptions: WITH_PICTURES })

test.describe('as a member', () => {
  test.slow()
  test.use({ member: 'sari' })
  // Pages are loaded anew by the layout budget.
  test('every main page shows no other language, and stands the check', async ({ person }) =>
    reads(person, await mainPages(person), stepsTo))
})

test('every way in shows no other language, and stands the check', ({ person }) => reads(person, LOGIN_PAGES))
