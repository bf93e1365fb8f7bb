import { orderContract } from '@nusaria/contracts/order'
import { injectCalls, type Tag } from '#platform/api/api.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'

const { confirm: _, ...calls } = orderContract

export const orderApi = injectCalls('order', calls, {
  // A refusal invalidates nothing: the page decides what to refetch.
  place: { invalidates: (order: unknown): Tag[] => (order ? ['Cart', 'Order', 'Voucher', 'Member'] : []) },
  list: { provides: ['Order'], paged: true },
  detail: { provides: ['Order'] },
  statusSummary: { provides: ['Order'] },
  shipments: { provides: ['Order'] },
  parcel: { provides: ['Order'] },
  parcelsUnderWay: { provides: ['Order'], paged: true },
  addressChoices: { provides: ['Order', 'Address'], keepUnusedDataFor: 0 },
  cancel: { invalidates: ['Order', 'Payment', 'Voucher', 'Member'] },
  confirmReceipt: { invalidates: ['Order', 'Payment', 'Member'] },
  changeAddress: { invalidates: ['Order', 'Payment', 'Address'] },
  buyAgain: { invalidates: ['Cart'] },
})

export const {
  useOrderPlaceMutation,
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

/** Refetches all orders, for example when the time to pay one is over. */
export function useRefetchOrders(): () => void {
  const dispatch = useAppDispatch()
  return () => dispatch(orderApi.util.invalidateTags(['Order']))
}
