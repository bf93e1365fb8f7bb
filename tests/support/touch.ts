import type { Page } from '@playwright/test'

export interface TouchPoint {
  readonly x: number
  readonly y: number
}

/** Each finger from where to where; all touch at the same time. */
export type Fingers = readonly (readonly [from: TouchPoint, to: TouchPoint])[]

const STEPS = 8

/** Moves fingers over a page as a screen reports them: real touch events, in even steps. */
export async function moveFingers(page: Page, fingers: Fingers): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const pointsAt = (share: number) =>
    fingers.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(0) })
  for (let step = 1; step <= STEPS; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt(step / STEPS) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
