/** Review phrases for one kind of product, by rating. In Indonesian, as shoppers write. */
export interface Phrases {
  /** five stars */
  readonly good: readonly string[]
  /** four */
  readonly fine: readonly string[]
  /** three */
  readonly mixed: readonly string[]
  /** one or two */
  readonly bad: readonly string[]
}
