import type { Page } from '@playwright/test'

/** px in the window */
type Place = readonly [x: number, y: number]

/** Each finger from where to where; all touch at the same time. */
type Fingers = readonly (readonly [from: Place, to: Place])[]

const STEPS = 8

/** Moves fingers over a page as a screen reports them: real touch events, in even steps. */
export async function moveFingers(page: Page, fingers: Fingers): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const pointsAt = (share: number) => fingers.map(([[x, y], to], id) => ({ id, x: x + (to[0] - x) * share, y: y + (to[1] - y) * share }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(0) })
  for (let step = 1; step <= STEPS; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt(step / STEPS) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Moves one finger. */
export const swipe = (page: Page, from: Place, to: Place): Promise<void> => moveFingers(page, [[from, to]])
