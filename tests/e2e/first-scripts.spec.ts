import { memberContract } from '@nusaria/contracts/member'
import { checkPage } from '../support/check-page.ts'
import { renderedShop, staticShop } from '../support/published-shop.ts'
import { expect } from '../support/test.ts'

/** All scripts of the shop but the one that loads them. */
const SCRIPTS = /\/assets\/(?!start)[^/]+\.js$/

for (const [host, test] of [
  ['a server that renders pages', renderedShop],
  ['a host that does not', staticShop],
] as const) {
  test.describe(`from ${host}`, () => {
    test.use({ painted: true, language: 'zh-CN' })

    test('a shop whose scripts fail to load says so, and opens on retry, also when they fail once more', async ({ person, watch }) => {
      const { page, main, t } = person
      watch.allow(/Failed to load resource|dynamically imported module|ERR_FAILED/i)
      let failures = Number.POSITIVE_INFINITY
      await page.route(SCRIPTS, (route) => (failures-- > 0 ? route.abort() : route.continue()))
      await page.goto('/')
      const failure = page.getByRole('alert')
      await expect(failure).toContainText(t('common:failure.network'))
      await checkPage(page)

      failures = 3
      // The first call that the shop sends after it has started.
      const visit = page.waitForRequest(`**${memberContract.visit.path}`)
      await failure.getByRole('button', { name: t('common:action.retry') }).click()
      await visit
      await expect(main.getByRole('link', { name: /Rp/ }).first()).toBeVisible()
      await expect(failure).toHaveCount(0)
      expect(failures).toBeLessThan(0)
    })
  })
}
