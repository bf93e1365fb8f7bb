import { LOGIN_PAGES, mainPages } from '../support/main-pages.ts'
import { WITH_PICTURES } from '../support/pictures.ts'
import { reads } from '../support/reading.ts'
import { stepsTo } from '../support/steps-inside.ts'
import { test } from '../support/test.ts'

// English is read on phones, where the pseudo-locale finds words that were never looked up as well.
test.use({ language: 'zh-CN', launchOptions: WITH_PICTURES })

test.describe('as a member', () => {
  test.slow()
  test.use({ member: 'sari' })
  test('every main page shows no other language than Chinese, and stands the check', async ({ person }) =>
    reads(person, await mainPages(person), stepsTo))
})

test('every way in shows no other language than Chinese, and stands the check', ({ person }) => reads(person, LOGIN_PAGES))
