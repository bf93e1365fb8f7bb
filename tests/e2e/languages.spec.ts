import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('a chosen language shows at once and stays', { tag: '@smoke' }, async ({ person, layout }) => {
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
