import { checkPage } from '../support/check-page.ts'
import { expect, test } from '../support/test.ts'

test('/pc redirects home', async ({ person }) => {
  const { page } = person
  await page.goto('/pc')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
})

test('an unknown address says so and links home', async ({ person, watch }) => {
  const { page, t } = person
  watch.allow(/404.*\/tidak\/ada/)
  expect((await page.goto('/tidak/ada'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: t('common:notFound.title') }).first()).toBeVisible()
  await checkPage(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common:notFound.home') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a page that fails to load says so, and loads on retry', async ({ person, watch }) => {
  const { page, t } = person
  watch.allow(/Failed to load resource|dynamically imported module|error loading|ERR_FAILED/i)
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.evaluate(() => {
    history.pushState(null, '', '/cate')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByRole('heading', { name: t('common:crash.title') })).toBeVisible()
  await checkPage(page)
  await page.unroute(/\/assets\/.*\.js$/)
  await page.getByRole('button', { name: t('common:crash.retry') }).click()
  await expect(page.getByRole('heading', { name: t('common:crash.title') })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/cate')
})
