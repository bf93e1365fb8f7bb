import { pointsContract } from '@nusaria/contracts/points'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** Coins in hand and their ledger. Whatever changes the member's coins changes these. */
const pointsApi = api.injectEndpoints({
  endpoints: endpointsOf('points', pointsContract, {
    balance: { provides: ['Member'], quiet: true },
    record: { provides: ['Member'], quiet: true },
    recordDetail: { quiet: true },
  }),
})

export const { usePointsBalanceQuery, usePointsRecordQuery, usePointsRecordDetailQuery } = pointsApi
