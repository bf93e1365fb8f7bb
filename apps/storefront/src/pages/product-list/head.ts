import type { Listing } from './use-listing.ts'
import type { Narrowing } from './use-narrowing.ts'

/** What the head of a list shows. */
export interface HeadProps {
  readonly listing: Listing
  readonly narrowing: Narrowing
  /** undefined while on the way */
  readonly total: number | undefined
  /** The products couldn't be loaded. */
  readonly failed: boolean
}
