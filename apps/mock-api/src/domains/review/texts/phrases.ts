/** What people write of one kind of goods, by how they liked it. Indonesian, as shoppers write. */
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
