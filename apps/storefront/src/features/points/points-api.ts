import { pointsContract } from '@nusaria/contracts/points'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** Coins in hand and their ledger. Whatever changes the member's coins changes these. */
const pointsApi = api.injectEndpoints({
  endpoints: endpointsOf('points', pointsContract, {
    balance: { provides: ['Member'], suppressToast: true },
    record: { provides: ['Member'], suppressToast: true },
    recordDetail: { suppressToast: true },
  }),
})

export const { usePointsBalanceQuery, usePointsRecordQuery, usePointsRecordDetailQuery } = pointsApi
