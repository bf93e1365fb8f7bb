import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { injectCalls } from '#platform/api/api.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'

const change = { invalidates: ['AfterSale', 'Order', 'Payment', 'PaymentMethod', 'Member'] } as const

const afterSaleApi = injectCalls('afterSale', afterSaleContract, {
  options: { provides: ['AfterSale', 'Order'], keepUnusedDataFor: 0 },
  preview: { provides: ['AfterSale', 'Order'], keepUnusedDataFor: 0 },
  list: { provides: ['AfterSale'], paged: true },
  detail: { provides: ['AfterSale'] },
  refunds: { provides: ['AfterSale'], paged: true },
  couriers: { keepUnusedDataFor: 600 },
  apply: change,
  cancel: change,
  reapply: change,
  returnShipment: change,
  retryRefund: change,
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
