import type { UsedPage } from '@nusaria/scenarios/dsl/page-verbs'
import type { Person } from '../person.ts'
import { accountPages } from './keeping-account.ts'
import { discoveryPages } from './looking-around.ts'
import { orderPages } from './orders.ts'
import { textPages } from './reading.ts'

/** How a person makes use of each page. */
export const pageActions: { readonly [P in UsedPage]: (person: Person) => Promise<void> } = {
  ...discoveryPages,
  ...orderPages,
  ...accountPages,
  ...textPages,
}
