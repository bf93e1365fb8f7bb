import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** What the member waits for. That a SKU is back already is good news, in words of its own. */
export const restockAlertApi = api.injectEndpoints({
  endpoints: endpointsOf('notice', restockAlertContract, {
    status: { provides: ['Notice'], suppressToast: true },
    list: { provides: ['Notice'], suppressToast: true },
    subscribe: { invalidates: ['Notice'], suppressToast: ['PRODUCT_PARAMETER_INVALID'] },
    unsubscribe: { invalidates: ['Notice'] },
  }),
})

export const { useNoticeStatusQuery, useNoticeListQuery } = restockAlertApi
