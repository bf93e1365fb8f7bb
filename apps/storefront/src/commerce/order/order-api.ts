import { pickCalls } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'

const calls = pickCalls(
  orderContract,
  'detail',
  'statusSummary',
  'cancel',
  'confirmReceipt',
  'addressChoices',
  'changeAddress',
  'buyAgain',
  'shipments',
  'parcel',
)

/** The calls for placed orders. Their callers show refusals. */
const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('order', calls, {
      detail: { provides: ['Order'], suppressToast: true },
      statusSummary: { provides: ['Order'], suppressToast: true },
      shipments: { provides: ['Order'], suppressToast: true },
      parcel: { provides: ['Order'], suppressToast: true },
      addressChoices: { provides: ['Order', 'Address'], suppressToast: true, keepUnusedDataFor: 0 },
      cancel: { invalidates: ['Order', 'Payment', 'Voucher', 'Member'], suppressToast: true },
      confirmReceipt: { invalidates: ['Order', 'Payment', 'Member'], suppressToast: true },
      changeAddress: { invalidates: ['Order', 'Payment', 'Address'], suppressToast: true },
      buyAgain: { invalidates: ['Cart'], suppressToast: true },
    })(build),
    ...pagedEndpointsOf('order', pickCalls(orderContract, 'list', 'parcelsUnderWay'), {
      list: { provides: ['Order'], suppressToast: true },
      parcelsUnderWay: { provides: ['Order'], suppressToast: true },
    })(build),
  }),
})

export const {
  useOrderListInfiniteQuery,
  useOrderDetailQuery,
  useOrderStatusSummaryQuery,
  useOrderShipmentsQuery,
  useOrderCancelMutation,
  useOrderConfirmReceiptMutation,
  useOrderAddressChoicesQuery,
  useOrderChangeAddressMutation,
  useOrderParcelsUnderWayInfiniteQuery,
  useOrderParcelQuery,
  useOrderBuyAgainMutation,
} = orderApi

/** Refetches all orders and their counts, after one changed by time. */
export function useRefetchOrders(): () => void {
  const dispatch = useAppDispatch()
  return () => dispatch(orderApi.util.invalidateTags(['Order']))
}
