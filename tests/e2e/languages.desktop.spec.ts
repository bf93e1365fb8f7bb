import { LOGIN_PAGES, mainPages } from '../support/main-pages.ts'
import { reads } from '../support/reading.ts'
import { stepsTo } from '../support/steps-inside.ts'
import { test } from '../support/test.ts'

// The shortest words of the three: what overflows does so in the others first. On phones the pseudo-locale finds words that were never looked up.
test.use({ language: 'zh-CN' })

test.describe('as a member', () => {
  test.slow()
  test.use({ member: 'sari' })
  test('every main page shows no other language than Chinese', async ({ person }) => reads(person, await mainPages(person), stepsTo))
})

test('every way in shows no other language than Chinese', ({ person }) => reads(person, LOGIN_PAGES))
