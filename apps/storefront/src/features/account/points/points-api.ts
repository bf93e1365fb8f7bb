import { pickCalls } from '@nusaria/contracts/contract'
import { pointsContract } from '@nusaria/contracts/points'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'

/** The coin balance and the ledger. */
const pointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('points', pickCalls(pointsContract, 'balance', 'recordDetail'), {
      balance: { provides: ['Member'], suppressToast: true },
      recordDetail: { suppressToast: true },
    })(build),
    ...pagedEndpointsOf('points', pickCalls(pointsContract, 'record'), {
      record: { provides: ['Member'], suppressToast: true },
    })(build),
  }),
})

export const { usePointsBalanceQuery, usePointsRecordInfiniteQuery, usePointsRecordDetailQuery } = pointsApi
