import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { pickCalls } from '@nusaria/contracts/contract'
import { injectCalls } from '#platform/api/api.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'

const calls = pickCalls(
  afterSaleContract,
  'options',
  'preview',
  'list',
  'detail',
  'refunds',
  'couriers',
  'apply',
  'cancel',
  'reapply',
  'returnShipment',
  'retryRefund',
)

const change = { invalidates: ['AfterSale', 'Order', 'Payment', 'PaymentMethod', 'Member'] } as const

/** After-sales requests and refunds. */
const afterSaleApi = injectCalls('afterSale', calls, {
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
