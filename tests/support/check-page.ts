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

/** Under this, what fades or slides in has arrived; what still moves then is judged as it moves. Milliseconds. */
const REST = { within: 3000, look: 50 }

/**
 * What fades or slides in has arrived: its colours on the way are nobody's to read. Endless animations don't count.
 * Asked again and again from here: the end of an animation whose element has gone is never told.
 */
async function comesToRest(page: Page): Promise<void> {
  const until = Date.now() + REST.within
  const moves = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY),
    )
  while ((await moves()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, REST.look))
}

/** Nothing serious for assistive technology, and no sideways scroll. */
export async function checkPage(page: Page): Promise<void> {
  await comesToRest(page)
  // No frame here is another site's, so none needs a page of its own to be judged in; of what stands its test, nothing is told.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(grave, `accessibility of ${page.url()}`).toEqual([])
  await checkWidth(page)
}
