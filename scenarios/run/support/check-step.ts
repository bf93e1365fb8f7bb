import type { ConditionName } from '@nusaria/scenarios/conditions'
import type { Layout } from '@nusaria/scenarios/coverage/run-plan'
import { type BrowserDriver, screenCheck } from '../drivers/browser/browser-driver.ts'
import { assertStep } from '../drivers/driver.ts'
import { EFFECTS } from './conditions.ts'
import { checkFocus } from './focus-watch.ts'

/** Checks the screen and the focus after each step, and what is wrong in the page under a condition of the browser. */
export function checkStep(
  driver: BrowserDriver,
  { name, layout, under }: { readonly name: string; readonly layout: Layout; readonly under: ConditionName | undefined },
) {
  const checkScreen = screenCheck(driver, name, layout)
  return async (index: number) => {
    await checkScreen(index)
    await checkFocus(driver.person.page)
    if (!under) return
    const { faults, midway } = EFFECTS[under]
    const found = (await faults?.(driver.person.page)) ?? []
    assertStep(found.length === 0, `The page is wrong under "${under}": ${found.join('; ')}`)
    if (2 * (index + 1) >= driver.steps) midway?.(driver.person.page)
  }
}
