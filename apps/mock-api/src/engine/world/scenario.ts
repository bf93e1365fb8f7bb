/** A named beginning of a world. */
export interface WorldScenario {
  readonly name: string
  readonly title: string
  /** What it stands for, e.g. the errors its steps reach. */
  readonly covers: readonly string[]
  readonly seed?: string | number
  /** ms; real time unless given */
  readonly now?: number
}
