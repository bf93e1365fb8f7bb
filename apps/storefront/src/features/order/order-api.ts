import { pickCalls } from '@nusaria/contracts/endpoint'
import { orderContract } from '@nusaria/contracts/order'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'
import { useDispatch } from '../../shared/state/hooks.ts'

const calls = pickCalls(
  orderContract,
  'list',
  'detail',
  'statusSummary',
  'cancel',
  'confirmReceipt',
  'addressChoices',
  'changeAddress',
  'buyAgain',
  'shipments',
  'parcelsUnderWay',
  'parcel',
)

/** Orders after they were placed. What is refused is said where it was asked; the order is then fetched anew. */
const orderApi = api.injectEndpoints({
  endpoints: endpointsOf('order', calls, {
    list: { provides: ['Order'], quiet: true },
    detail: { provides: ['Order'], quiet: true },
    statusSummary: { provides: ['Order'], quiet: true },
    shipments: { provides: ['Order'], quiet: true },
    parcelsUnderWay: { provides: ['Order'], quiet: true },
    parcel: { provides: ['Order'], quiet: true },
    addressChoices: { provides: ['Order', 'Address'], quiet: true, keepFor: 0 },
    cancel: { invalidates: ['Order', 'Payment', 'Voucher', 'Member'], quiet: true },
    confirmReceipt: { invalidates: ['Order', 'Payment', 'Member'], quiet: true },
    changeAddress: { invalidates: ['Order', 'Payment', 'Address'], quiet: true },
    buyAgain: { invalidates: ['Cart'], quiet: true },
  }),
})

export const {
  useOrderListQuery,
  useOrderDetailQuery,
  useOrderStatusSummaryQuery,
  useOrderShipmentsQuery,
  useOrderCancelMutation,
  useOrderConfirmReceiptMutation,
  useOrderAddressChoicesQuery,
  useOrderChangeAddressMutation,
  useOrderParcelsUnderWayQuery,
  useOrderParcelQuery,
  useOrderBuyAgainMutation,
} = orderApi

/** Asks anew for every order shown and their counts: one of them changed by itself. */
export function useOrdersAnew(): () => void {
  const dispatch = useDispatch()
  return () => dispatch(orderApi.util.invalidateTags(['Order']))
}

/** A page in front asks for what may have changed meanwhile. */
export const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true } as const
