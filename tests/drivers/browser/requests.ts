import { SCREENS } from '@nusaria/scenarios/dsl/places'
import { goesTo } from '../../support/steps-inside.ts'
import { requestOf } from '../calls/story.ts'
import type { Person } from './person.ts'

/** The page of the story's request. */
export const requestPath = (person: Person): string => SCREENS.afterSale.replace(':no', requestOf(person))

/**
 * To the request's page, as it stands now: who is there comes back to the tab, which asks anew. What the shop will refuse is done on the
 * page as it was opened, if it is open.
 */
export async function toRequest(person: Person, anew: boolean): Promise<void> {
  const { page } = person
  const path = requestPath(person)
  if (new URL(page.url()).pathname !== path) await goesTo(page, path)
  else if (anew) await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
}
