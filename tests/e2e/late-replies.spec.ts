import { shiftSoFar } from '../perf/layout-shift.ts'
import { checkPage } from '../support/check-page.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { renderedShop as test } from '../support/published-shop.ts'
import { repeatedCalls } from '../support/repeated-calls.ts'
import { expect } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

/** Pages with the call whose reply is late and a text that it has. */
const PAGES = {
  '/': ['cms.getById', 'Voucher'],
  '/cate': ['nav.typeList', 'Camilan'],
  '/commodityList?keyword=kopi': ['search.search', 'Rp'],
  '/commodDetail?product_no=P100785': ['product.minSkuDetail', 'Rp'],
} as const

/** ms: after a page's first piece, and before the server stops waiting */
const LATE = 450

for (const [path, [call, text]] of Object.entries(PAGES))
  test(`what is late on ${path} comes in the same page, before the shop’s scripts, and is not asked for again`, async ({
    person,
    world,
  }) => {
    const { page } = person
    const traffic = trafficOf(page)
    const release = await holdScripts(page)
    // The server's code for the page loads with its first request.
    await page.request.get(path)
    await world.setFaults([{ call, wire: 'latency', ms: LATE }])
    const since = (await world.journal()).at(-1)?.seq ?? 0
    await page.goto(path, { waitUntil: 'commit' })
    const content = page.locator('#content')
    await expect(content.getByText(text).first()).toBeVisible()
    release()
    await traffic.settled()
    await expect(content.getByText(text).first()).toBeVisible()
    expect(await repeatedCalls(world, since), 'calls that were sent twice').toEqual([])
    expect(await shiftSoFar(page), 'layout shift').toBeLessThanOrEqual(0.01)
    await checkPage(page)
  })

test('what does not come in time is left to the browser', async ({ person, world, t }) => {
  const { page } = person
  await world.setFaults([{ call: 'search.search', wire: 'hang', times: 1 }])
  await page.goto('/commodityList?keyword=kopi')
  await expect(page.locator('#content').getByText('Rp').first()).toBeVisible()
  await expect(page.getByRole('status', { name: t('common:loading') })).toHaveCount(0)
})
