import { layoutShift } from '@nusaria/scenario-runner/support/layout-shift'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'

test.describe('a wide list', { tag: '@desktop' }, () => {
  test.use({ painted: true })

  test('has its filters in a column beside the products, on a tablet too, and nothing moves', async ({ person }) => {
    const { page, t, main } = person
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await layoutShift(page, trafficOf(page), '/commodityList?keyword=kopi')).toBeLessThanOrEqual(0.01)
    const filters = main.getByRole('region', { name: t('filter:title') })
    const product = main.getByRole('article').first().or(main.locator('a[href*="commodDetail"]').first()).first()
    const sort = main.getByRole('group', { name: t('search:sort.label') })
    const places = async () => {
      const [column, card, row] = await Promise.all([filters, product, sort].map((part) => part.boundingBox()))
      if (!column || !card || !row) throw new Error('a part of the list is missing')
      return {
        beside: column.x + column.width <= card.x,
        sortAbove: row.y + row.height <= card.y,
        sortFits: row.x + row.width <= (page.viewportSize()?.width ?? 0),
      }
    }
    expect(await places()).toEqual({ beside: true, sortAbove: true, sortFits: true })
    await filters.getByRole('button', { name: t('filter:inStock') }).click()
    await expect(main.getByRole('group', { name: t('filter:active') })).toBeVisible()
    // The column stays while the products scroll.
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }))
    await expect(filters.getByRole('button', { name: t('filter:inStock') })).toBeInViewport()
    await page.setViewportSize({ width: 820, height: 800 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(places).toEqual({ beside: true, sortAbove: true, sortFits: true })
  })
})
