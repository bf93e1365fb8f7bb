import { expect, type Locator } from '@playwright/test'
import { appears, tick } from './controls.ts'
import type { Person } from './person.ts'

export interface Field {
  readonly fill: (person: Person) => Promise<unknown>
  /** The value is still there; a secret is not, and is typed again. */
  readonly isKept: (person: Person) => Promise<unknown>
}

export interface Form {
  readonly open: (person: Person) => Promise<unknown>
  readonly fields: readonly Field[]
  readonly submit: (person: Person) => Promise<unknown>
  readonly done: (person: Person) => Promise<unknown>
}

type Find = (person: Person) => Locator

export const typed = (find: Find, value: string): Field => ({
  fill: (person) => appears(find(person)).then(() => find(person).fill(value)),
  isKept: (person) => expect(find(person)).toHaveValue(value),
})

/** A phone number, which the page shows in groups. */
export const typedPhone = (find: Find, phone: string): Field => ({
  fill: (person) => find(person).fill(phone),
  isKept: (person) => expect(find(person)).toHaveValue(new RegExp(phone.slice(-4))),
})

/** An option by its label, or the first one. */
export const selected = (find: Find, label?: string): Field => ({
  fill: (person) => find(person).selectOption(label === undefined ? { index: 1 } : { label }),
  async isKept(person) {
    await expect(find(person)).not.toHaveValue('')
    if (label) await expect(find(person).locator('option:checked')).toHaveText(label)
  },
})

/** What else a kept form shows. */
export const shown = (isKept: Field['isKept']): Field => ({ fill: async () => undefined, isKept })

export const ticked = (find: Find): Field => ({
  fill: (person) => tick(find(person)),
  isKept: (person) => expect(find(person)).toBeChecked(),
})

/** A value that is stored nowhere. */
export const retyped = (fill: (person: Person) => Promise<unknown>): Field => ({ fill, isKept: fill })

/** The same, where the field is empty after an interruption. */
export const secret = (find: Find, fill: (person: Person) => Promise<unknown>): Field => ({
  fill,
  async isKept(person) {
    await expect(find(person)).toHaveValue('')
    await fill(person)
  },
})

export async function fillForm(person: Person, { open, fields }: Form): Promise<void> {
  await open(person)
  await fillFields(person, fields)
}

export async function fillFields(person: Person, fields: readonly Field[]): Promise<void> {
  for (const { fill } of fields) await fill(person)
}

export async function sendForm(person: Person, form: Form): Promise<void> {
  await fillForm(person, form)
  await submitForm(person, form)
}

export async function submitForm(person: Person, { submit, done }: Form): Promise<void> {
  await submit(person)
  await person.ends(done)
}
