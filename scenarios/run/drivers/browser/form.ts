import { expect, type Locator } from '@playwright/test'
import { appears, tick } from './controls.ts'
import type { Field, Person } from './person.ts'

/** Where a field is: its key, or how a person finds it. */
type Find = string | ((person: Person) => Locator)

const at = (find: Find, person: Person): Locator => (typeof find === 'string' ? person.field(find) : find(person))

export const typed = (find: Find, value: string, kept: string | RegExp = value): Field => ({
  fill: (person) => appears(at(find, person)).then(() => at(find, person).fill(value)),
  isKept: (person) => expect(at(find, person)).toHaveValue(kept),
})

/** A phone number, which the page shows in groups. */
export const phonePattern = (phone: string): RegExp => new RegExp(`^${[...phone].join('\\W*')}$`)

export const typedPhone = (find: Find, phone: string): Field => typed(find, phone, phonePattern(phone))

/** An option by its label, or the first one. */
export const selected = (find: Find, label?: string): Field => ({
  fill: (person) => at(find, person).selectOption(label === undefined ? { index: 1 } : { label }),
  async isKept(person) {
    if (label === undefined) await expect(at(find, person)).toHaveJSProperty('selectedIndex', 1)
    else await expect(at(find, person).locator('option:checked')).toHaveText(label)
  },
})

/** What else a kept form shows. */
export const shown = (isKept: Field['fill']): Field => ({ fill: async () => undefined, isKept })

export const ticked = (find: Find): Field => ({
  fill: (person) => tick(at(find, person)),
  isKept: (person) => expect(at(find, person)).toBeChecked(),
})

/** A value that is stored nowhere. */
export const retyped = (fill: Field['fill']): Field => ({ fill, isKept: fill })

/** The same, where the field is empty after an interruption. */
export function secret(find: Find, value: string | Field['fill']): Field {
  const fill = typeof value === 'string' ? (person: Person) => at(find, person).fill(value) : value
  return { fill, isKept: (person) => person.does(() => expect(at(find, person)).toHaveValue('')).does(fill) }
}
