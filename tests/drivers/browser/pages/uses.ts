import type { UsedPage } from '@nusaria/scenarios/dsl/page-verbs'
import type { Person } from '../person.ts'
import { keepingAccount } from './keeping-account.ts'
import { lookingAround } from './looking-around.ts'
import { orders } from './orders.ts'
import { reading } from './reading.ts'

/** How a person makes use of each page. */
export const pageUses: { readonly [P in UsedPage]: (person: Person) => Promise<void> } = {
  ...lookingAround,
  ...orders,
  ...keepingAccount,
  ...reading,
}
