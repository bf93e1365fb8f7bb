import { noticeContract } from '@nusaria/contracts/notice'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** What the member waits for. That a SKU is back already is good news, in words of its own. */
export const noticeApi = api.injectEndpoints({
  endpoints: endpointsOf('notice', noticeContract, {
    status: { provides: ['Notice'], quiet: true },
    list: { provides: ['Notice'], quiet: true },
    subscribe: { invalidates: ['Notice'], quiet: ['PRODUCT_PARAMETER_INVALID'] },
    unsubscribe: { invalidates: ['Notice'] },
  }),
})

export const { useNoticeStatusQuery, useNoticeListQuery } = noticeApi
