import { createContext } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import type { Spot } from './failure-spot.ts'

/** What the form can do about what its notes say. */
interface FormWays {
  readonly orderNo: string
  /** The request that is asked for once more, or null. */
  readonly afterSaleNo: string | null
  readonly again: () => void
  readonly refresh: () => void
  readonly fill: (spot: Spot) => void
  readonly dropPicture: (failure: Failure) => void
}

export const Ways = createContext<FormWays | null>(null)
