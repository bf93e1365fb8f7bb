import { createContext } from 'react'
import type { Failure } from '../../../shared/api/failure.ts'
import type { ErrorTarget } from './error-target.ts'

/** What the form can do about what its notes say. */
interface RecoveryHandlers {
  readonly orderNo: string
  /** The request that is asked for once more, or null. */
  readonly afterSaleNo: string | null
  readonly resend: () => void
  readonly reload: () => void
  readonly focusSection: (spot: ErrorTarget) => void
  readonly removePicture: (failure: Failure) => void
}

export const RecoveryContext = createContext<RecoveryHandlers | null>(null)
