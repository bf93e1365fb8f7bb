import { ERRORS } from '@nusaria/contracts/errors'
import type { Page } from '@playwright/test'
import { discoveryActions, productLinks } from '../drivers/browser/discovery.ts'
import { expect, test } from '../support/test.ts'

/** From now on every animation frame is late, as on a busy phone: code that waits for an animation comes after its end. */
async function makeBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const next = window.requestAnimationFrame
    const cancel = window.cancelAnimationFrame
    /** How to cancel each late frame, by ids that no real frame has. */
    const frames = new Map<number, () => void>()
    let last = 1_000_000_000
    window.requestAnimationFrame = (then) => {
      const id = ++last
      const timer = window.setTimeout(() => {
        const frame = next(then)
        frames.set(id, () => cancel(frame))
      }, 500)
      frames.set(id, () => window.clearTimeout(timer))
      return id
    }
    window.cancelAnimationFrame = (id) => (frames.get(id) ?? (() => cancel(id)))()
  })
}

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`a busy phone with ${reducedMotion === 'reduce' ? 'reduced' : 'full'} motion`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('after a dialog closes, the page below takes the next press', async ({ person, world, t }) => {
      const { page } = person
      await discoveryActions.searches(person, { keyword: 'kopi' })
      await expect(productLinks(person).first()).toBeVisible()
      await page.goto('/search')
      await world.setFaults([{ call: 'search.recordsDel', reply: ERRORS.SEARCH_HISTORY_DELETE_FAILED.code }])
      await makeBusy(page)
      // The shop refuses to clear the history.
      person.goesThrough = false
      await discoveryActions.clearsHistory(person)
      await expect(page.getByText(t(`errors:${ERRORS.SEARCH_HISTORY_DELETE_FAILED.key}`))).toBeVisible()
      await discoveryActions.clearsHistory(person)
    })
  })
