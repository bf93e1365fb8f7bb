import type { Person } from '../person.ts'

/** One form at a browser, step by step. */
export interface Form {
  /** Opens it and types all of it. */
  readonly fill: (person: Person) => Promise<void>
  /** All that was typed stands there, whether it was left or not; what is secret doesn't, and is typed again. */
  readonly isKept: (person: Person) => Promise<void>
  readonly submit: (person: Person) => Promise<void>
  /** It went through. */
  readonly done: (person: Person) => Promise<void>
}
