import { LIMITS } from '@nusaria/contracts/limits'
import { languageOf } from '@nusaria/scenarios/coverage/run-plan'
import { checkPage } from '../support/check-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: LIMITS.desktopMinWidth, height: 768 } })

const SECTION = '/__mock#/scenarios'

test('a scenario can be found, read, replayed, and its world opened', async ({ page, context, watch }) => {
  // Each run starts a new process.
  test.slow()
  // Each world has its own origin.
  watch.allow(/^outside request: http:\/\/[^./]+\.localhost:/)
  await page.goto(SECTION)
  await page.getByRole('searchbox', { name: 'Words' }).fill('keep an account from being deleted')
  await expect(page.getByText(/^1 of \d+ stories$/)).toBeVisible()
  await page.getByRole('link', { name: 'unfinished-orders' }).click()
  await expect(page.getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem').first()).toHaveText('Shopper opens deletion')
  await expect(page.getByRole('list', { name: 'Refusals' })).toContainText('UNFINISHED_ORDERS')
  const command = 'npm run scenario -- account/unfinished-orders --driver=browser --layout=mobile'
  const language = languageOf('account/unfinished-orders', 'mobile')
  await expect(page.getByText(`${command} --lang=${language} --watch`)).toBeVisible()

  await page.getByRole('button', { name: 'Replay' }).click()
  const run = page.getByRole('region', { name: 'Run by http' })
  await expect(run.getByRole('status')).toHaveText(/^Passed/, { timeout: 60_000 })
  await expect(run.getByRole('img', { name: 'passed' })).toHaveCount(3)
  await expect(run.getByRole('link', { name: 'Report of this run' })).toHaveAttribute('href', /^\/__mock\/runs\/.+\/report$/)
  await checkPage(page)

  const [shop] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Open the shop in this situation' }).click(),
  ])
  await expect(page.getByText(/World .+ is ready, with agus signed in/)).toBeVisible({ timeout: 60_000 })
  await expect(shop).toHaveURL(/^http:\/\/[^.]+\.localhost:\d+\/$/, { timeout: 60_000 })
})
