import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { expect, type Locator, type Page } from '@playwright/test'

/** What a page without a connection asks for in vain. */
export const IN_VAIN = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Unable to preload CSS/

/** Resolves when the service worker takes care of the page and has stored the texts of the offline pages. */
export async function isWorkerReady(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        const texts = requests.flat().filter(({ url }) => /\/texts\/.*\/(review|viewed|pwa)\.json$/.test(url))
        return navigator.serviceWorker.controller !== null && texts.length
      }),
    )
    .toBe(3)
}

/** The names of the calls whose replies are stored in the browser; of those that arrived since then (ms). */
export async function storedReplies(page: Page, since = 0): Promise<readonly string[]> {
  return page.evaluate(async (from) => {
    const shops = await indexedDB.databases()
    if (!shops.some(({ name }) => name === 'shop')) return []
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('shop')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const replies = await new Promise<readonly { readonly name: string; readonly at: number }[]>((resolve, reject) => {
      const reading = db.transaction('replies').objectStore('replies').getAll()
      reading.onsuccess = () => resolve(reading.result)
      reading.onerror = () => reject(reading.error)
    })
    db.close()
    return replies.flatMap(({ name, at }) => (at >= from ? name : []))
  }, since)
}

/** The bar that says that the shopper is offline. */
export const connectionBar = ({ page, t }: Person): Locator => page.getByRole('region', { name: t('pwa:offline.label') })

/** Offline a button that buys says why it does nothing, stays in reach of the keyboard, and a press leaves the page as it is. */
export async function waitsForConnection(person: Person, button: Locator, why: string | RegExp): Promise<void> {
  const { page, t } = person
  const address = page.url()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(why)
  await button.focus()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#root').getByText(t('common:failure.offline'))).toBeVisible()
  await expect(page).toHaveURL(address)
}
