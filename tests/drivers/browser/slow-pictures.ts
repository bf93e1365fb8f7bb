import { expect } from '@playwright/test'
import { shiftSoFar } from '../../perf/layout-shift.ts'
import { trafficOf } from '../../support/traffic.ts'
import type { Person } from './person.ts'

/** ms that a font or a picture takes on a bad line */
const SLOW = 700
const MAX_SHIFT = 0.01

/** Fonts and pictures that come late, and pictures that never come. */
export const slowAssetActions = {
  /** From now on, every other picture never comes. */
  async slowsAssets({ context }: Person): Promise<void> {
    let asked = 0
    await context.route('**/*', async (route) => {
      const kind = route.request().resourceType()
      if (kind !== 'image' && kind !== 'font') return route.fallback()
      asked += 1
      const never = kind === 'image' && asked % 2 === 0
      await new Promise((resolve) => setTimeout(resolve, SLOW))
      await (never ? route.abort() : route.continue()).catch(() => undefined)
    })
  },

  /** All has come that will: nothing has moved since the page was opened, and nothing shows broken. */
  async seesStableLayout({ page }: Person): Promise<void> {
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    await trafficOf(page).settled()
    expect(await shiftSoFar(page), `layout shift of ${page.url()}`).toBeLessThanOrEqual(MAX_SHIFT)
    const broken = () =>
      page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility()).map(({ src }) => src),
      )
    await expect.poll(broken, { message: `broken pictures of ${page.url()}` }).toEqual([])
  },
}
