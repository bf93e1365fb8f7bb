import type { ResultOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import type { Failure } from '../../../shared/api/failure.ts'

/** What came of buying again, when there is something to tell: products left out, fewer pieces, or why it failed. */
export type BuyAgainOutcome = ResultOf<typeof orderContract.buyAgain> | { readonly failure: Failure }
