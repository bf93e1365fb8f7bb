import type { Person } from '../person.ts'

/** A form in a browser, step by step. */
export interface Form {
  /** Opens the form and fills all fields. */
  readonly fill: (person: Person) => Promise<unknown>
  /** All values are still there, except secrets, which are typed again. */
  readonly isKept: (person: Person) => Promise<void>
  readonly submit: (person: Person) => Promise<void>
  /** The form was sent. */
  readonly done: (person: Person) => Promise<void>
}
