import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { expect, type Locator, type Page } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { requireAfterSaleNo } from '../calls/story-context.ts'
import type { Person } from './person.ts'

/** The page of the story's request. */
export const requestPath = (person: Person): string => SCREENS.afterSale.replace(':no', requireAfterSaleNo(person))

/** Where a request's page asks how it stands. */
const DETAIL = afterSaleContract.detail.path.replace(/:.*/, '')

/** Comes back to the tab from another: pages ask anew for what they show. */
export const focusTab = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

/** Leaves the tab for another: what it shows stays as it is until the person comes back. */
const hideTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

/** ms: how long something may take to show, looked for again and again */
const POLL = { within: 15_000, look: 800 }

/** Comes back to the tab and has the answer: one still on its way would tell of what happens next. */
async function refetch(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(DETAIL), { timeout: POLL.look }).catch(() => null)
  await focusTab(page)
  await answer
}

/**
 * To the request's page, until it shows something. Who is there comes back to the tab; what was on its way before that may still tell of
 * what was, so they come back again.
 */
export async function assertOnRequest(person: Person, shown: Locator): Promise<void> {
  const { page } = person
  const path = requestPath(person)
  // What was refused is told in front of the page.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  if (new URL(page.url()).pathname !== path) await goTo(page, path)
  await expect(async () => {
    await refetch(page)
    await expect(shown).toBeVisible({ timeout: POLL.look })
  }).toPass({ timeout: POLL.within })
  await hideTab(page)
}

/** To a button or field of the request's page. What the shop will refuse is done on the page as it was opened, if it is open. */
export async function openRequest(person: Person, shown: Locator, goesThrough: boolean): Promise<void> {
  const isOpen = new URL(person.page.url()).pathname === requestPath(person)
  if (goesThrough || !isOpen) await assertOnRequest(person, shown)
}
