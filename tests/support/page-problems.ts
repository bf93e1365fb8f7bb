import { LANGUAGES } from '@nusaria/contracts/headers'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import { expect, type Locator, type Page } from '@playwright/test'

/** ms in which a page must show something other than placeholders, and a way on. Long, since a busy machine is no fault of the page. */
const PATIENCE = 30_000

/** The title of the page that a crash leaves, in every language: a shopper may have changed it. */
const CRASHES = LANGUAGES.map((language) => textsOf(language)('common:crash.title'))

/** The open dialogs, the topmost one last. */
export const dialogsOf = (page: Page): Locator => page.locator('[role=dialog]:visible, [role=alertdialog]:visible')

/** Whether something on the screen goes on loading: it has an animation without an end. Lists further down load when they come near. */
const isStalled = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () =>
        !document.getAnimations().some(({ effect }) => {
          const box = effect instanceof KeyframeEffect ? effect.target?.getBoundingClientRect() : undefined
          return (
            effect?.getTiming().iterations === Number.POSITIVE_INFINITY && box && box.height > 0 && box.top < innerHeight && box.bottom > 0
          )
        }),
      undefined,
      { timeout: PATIENCE },
    )
    .then(() => false)
    .catch(() => true)

/** Whether there is nothing to press, in the topmost dialog if one is open. A dialog that closes takes a moment. */
const isDeadEnd = (page: Page): Promise<boolean> =>
  expect(async () => {
    const top = (await dialogsOf(page).count()) > 0 ? dialogsOf(page).last() : page.locator('body')
    expect(await top.locator('a[href]:visible, button:visible').count()).toBeGreaterThan(0)
  })
    .toPass({ timeout: PATIENCE })
    .then(() => false)
    .catch(() => true)

/** What is wrong with the page on the screen; empty when all is well. */
export async function problemsOf(page: Page): Promise<string[]> {
  const [stalled, deadEnd] = [await isStalled(page), await isDeadEnd(page)]
  const text = await page.locator('body').innerText()
  return [
    ...(text.match(/.{0,30}(NaN|undefined|\[object).{0,30}/g) ?? []),
    ...(CRASHES.some((title) => text.includes(title)) ? ['the crash page'] : []),
    ...(stalled ? ['a placeholder that stays'] : []),
    ...(deadEnd ? ['no way on'] : []),
  ]
}
