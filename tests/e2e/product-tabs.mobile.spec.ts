import { checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

test('a tab leads to the questions before they are loaded, and stands in the middle where not all tabs fit', async ({ person }) => {
  const { page, t } = person
  await prepare.finds(person)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 300)
  const tabs = person.control('navigation', 'product:sections.label')
  const tab = tabs.getByRole('button', { name: t('product:sections.questions'), exact: true })
  await tab.click()
  await expect(page.getByRole('heading', { level: 2, name: t('review:question.title') })).toBeInViewport()
  await expect(tab).toHaveAttribute('aria-current', 'location')
  await expect(tab).toBeInViewport({ ratio: 1 })
  await checkPage(page)
  await tabs.getByRole('button', { name: t('product:sections.related'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('product:related') })).toBeInViewport()
})

test('the questions stay in their place while the reviews above them come', async ({ person, world }) => {
  const { page, t } = person
  await prepare.finds(person)
  await world.setFaults([{ call: 'review.list', wire: 'latency', ms: 1_500 }])
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 400)
  const tabs = person.control('navigation', 'product:sections.label')
  const tab = tabs.getByRole('button', { name: t('product:sections.questions'), exact: true })
  await tab.click()
  await expect(page.getByRole('button', { name: t('review:helpful.action') }).first()).toBeAttached()
  const top = () => page.locator('#product-questions').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThanOrEqual(80)
  await expect(tab).toHaveAttribute('aria-current', 'location')
})
