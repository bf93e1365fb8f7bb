import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { pickCalls } from '@nusaria/contracts/contract'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'

const calls = pickCalls(
  afterSaleContract,
  'options',
  'preview',
  'detail',
  'couriers',
  'apply',
  'cancel',
  'reapply',
  'returnShipment',
  'retryRefund',
)

const change = { invalidates: ['AfterSale', 'Order', 'Payment', 'Wallet', 'Member'], suppressToast: true } as const

/** After-sales requests and refunds. The page shows errors itself. */
const afterSaleApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('afterSale', calls, {
      options: { provides: ['AfterSale', 'Order'], suppressToast: true, keepUnusedDataFor: 0 },
      preview: { provides: ['AfterSale', 'Order'], suppressToast: true, keepUnusedDataFor: 0 },
      detail: { provides: ['AfterSale'], suppressToast: true },
      couriers: { suppressToast: true, keepUnusedDataFor: 600 },
      apply: change,
      cancel: change,
      reapply: change,
      returnShipment: change,
      retryRefund: change,
    })(build),
    ...pagedEndpointsOf('afterSale', pickCalls(afterSaleContract, 'list', 'refunds'), {
      list: { provides: ['AfterSale'], suppressToast: true },
      refunds: { provides: ['AfterSale'], suppressToast: true },
    })(build),
  }),
})

export const {
  useAfterSaleOptionsQuery,
  useAfterSalePreviewQuery,
  useAfterSaleListInfiniteQuery,
  useAfterSaleDetailQuery,
  useAfterSaleRefundsInfiniteQuery,
  useAfterSaleCouriersQuery,
  useAfterSaleApplyMutation,
  useAfterSaleCancelMutation,
  useAfterSaleReapplyMutation,
  useAfterSaleReturnShipmentMutation,
  useAfterSaleRetryRefundMutation,
} = afterSaleApi

/** Refetches all requests on the page, after one of them changed by itself. */
export function useRefetchAfterSales(): () => void {
  const dispatch = useAppDispatch()
  return () => dispatch(afterSaleApi.util.invalidateTags(['AfterSale']))
}
