import { pickCalls } from '@nusaria/contracts/contract'
import { deletionContract } from '@nusaria/contracts/deletion'
import { pointsContract } from '@nusaria/contracts/points'
import { injectCalls, type Tag } from '#platform/api/api.ts'
import type { Failure } from '#platform/api/failure.ts'

/** The coin balance and the ledger. */
export const { usePointsBalanceQuery, usePointsRecordInfiniteQuery, usePointsRecordDetailQuery } = injectCalls(
  'points',
  pickCalls(pointsContract, 'balance', 'record', 'recordDetail'),
  { balance: { provides: ['Member'] }, record: { provides: ['Member'], paged: true } },
)

/** The request to delete the account and its status. */
export const deletionApi = injectCalls('deletion', deletionContract, {
  check: { provides: ['Member', 'Order'], toast: true },
  submit: { invalidates: (_: unknown, error: Failure | undefined): Tag[] => (error && error.kind !== 'business' ? [] : ['Member']) },
})

export const { useDeletionCheckQuery, useDeletionSubmitMutation } = deletionApi
