import { layoutShift } from '../perf/layout-shift.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

/** ms that a font or a picture takes on a bad line */
const SLOW = 700
const MAX_SHIFT = 0.01

test('pictures and fonts that come late, and pictures that never come, move nothing and leave nothing broken', async ({
  person,
  watch,
}) => {
  test.slow()
  const { page } = person
  watch.expect(/ERR_FAILED/)
  let asked = 0
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType()
    if (kind !== 'image' && kind !== 'font') return route.fallback()
    asked += 1
    const never = kind === 'image' && asked % 2 === 0
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await (never ? route.abort() : route.continue())
  })
  await ready.finds(person)
  const traffic = trafficOf(page)
  for (const path of ['/', '/commodityList?keyword=kopi', `/commodDetail?product_no=${person.product_no}`]) {
    expect(await layoutShift(page, traffic, path), `layout shift of ${path}`).toBeLessThanOrEqual(MAX_SHIFT)
    const broken = () =>
      page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility()).map(({ src }) => src),
      )
    await expect.poll(broken, { message: `broken pictures of ${path}` }).toEqual([])
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  }
})
