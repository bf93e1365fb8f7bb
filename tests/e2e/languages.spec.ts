import { LOGIN_PAGES, mainPages } from '../support/main-pages.ts'
import { reads } from '../support/reading.ts'
import { stepsTo } from '../support/steps-inside.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.describe('in en', () => {
  test.use({ language: 'en' })

  test.describe('as a member', () => {
    test.slow()
    test.use({ member: 'sari' })
    // Pages are loaded anew by the layout budget.
    test('every main page shows no other language, and stands the check', async ({ person }) =>
      reads(person, await mainPages(person), stepsTo))
  })

  test('every way in shows no other language, and stands the check', ({ person }) => reads(person, LOGIN_PAGES))
})

test('the language chosen shows at once and stays', async ({ person, layout }) => {
  const { page } = person
  const [id, en] = [textsOf('id'), textsOf('en')]
  await page.goto('/')
  if (layout === 'desktop') await page.getByRole('combobox', { name: id('common:header.language') }).selectOption({ label: 'English' })
  else {
    await page.getByRole('link', { name: id('home:language') }).click()
    await page.getByText('English').click()
    await expect(page.getByRole('heading', { level: 1, name: en('account:language') })).toBeVisible()
    await page.getByRole('button', { name: en('common:action.back') }).click()
  }
  await page.waitForURL((url) => url.pathname === '/')
  const english = page.getByRole('link', { name: en(layout === 'desktop' ? 'common:footer.terms' : 'common:tabs.category') }).first()
  await expect(english).toBeVisible()
  await page.reload()
  await expect(english).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { level: 1, name: en('account:faqs') })).toBeVisible()
})
