import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Form, selected, typed } from './form.ts'
import type { Person } from './person.ts'

/** The call that a request's page polls. */
const DETAIL = afterSaleContract.detail.path.replace(/:.*/, '')

/** Focuses the tab: pages refetch their data. */
export const focusTab = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

/** Hides the tab, so that the page stops polling. */
const hideTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

/** ms: timeout, and time between two looks */
const POLL = { within: 15_000, look: 800 }

/** Focuses the tab and waits for the reply, so that no older reply is pending afterwards. */
async function refetch(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(DETAIL), { timeout: POLL.look }).catch(() => null)
  await focusTab(page)
  await answer
}

/** Opens the request's page and refetches until it shows `shown`. */
export async function assertOnRequest(person: Person, shown: Locator): Promise<void> {
  const { page } = person
  // A refusal may show in a dialog.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await person.ensureAt('afterSale')
  await expect(async () => {
    await refetch(page)
    await expect(shown).toBeVisible({ timeout: POLL.look })
  }).toPass({ timeout: POLL.within })
  await hideTab(page)
}

/** Opens the request's page at a button or field. A step that the shop will refuse uses the open, outdated page. */
export async function openRequest(person: Person, shown: Locator, goesThrough = true): Promise<void> {
  if (goesThrough || person.path !== person.pathOf('afterSale')) await assertOnRequest(person, shown)
}

const courier = (person: Person) => person.control('combobox', 'afterSale:send.courier', person.main)

/** `refetches`: also when the request's page is open. */
export const returnForm = (tracking: string, refetches: boolean): Form => ({
  async open(person) {
    await openRequest(person, courier(person), refetches)
    await expect(courier(person)).toBeEnabled()
  },
  fields: [selected(courier), typed((person) => person.control('textbox', 'afterSale:send.number', person.main), tracking)],
  submit: (person) => person.press('afterSale:send.submit', person.main),
  done: (person) => person.reads(tracking),
})
