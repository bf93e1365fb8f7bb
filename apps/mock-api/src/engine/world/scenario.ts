/** A named start of a world. */
export interface WorldScenario {
  readonly name: string
  readonly title: string
  /** What it covers, e.g. the errors of its steps. */
  readonly covers: readonly string[]
  readonly seed?: string | number
  /** ms; real time unless given */
  readonly now?: number
}
