import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No sideways scroll. */
export async function checkWidth(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(room)
}

/** What fades or slides in has arrived: its colours on the way are nobody's to read. Endless animations don't count. */
async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.filter(({ playState }) => playState === 'running').map(({ finished }) => finished))
  })
}

/** Nothing serious for assistive technology, and no sideways scroll. */
export async function checkPage(page: Page): Promise<void> {
  await comesToRest(page)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(grave, `accessibility of ${page.url()}`).toEqual([])
  await checkWidth(page)
}
