import { pickCalls } from '@nusaria/contracts/endpoint'
import { orderContract } from '@nusaria/contracts/order'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(orderContract, 'list', 'detail', 'statusSummary', 'cancel', 'confirmReceipt', 'buyAgain', 'shipments')

/** Orders after they were placed. */
const orderApi = api.injectEndpoints({
  endpoints: endpointsOf('order', calls, {
    list: { provides: ['Order'], quiet: true },
    detail: { provides: ['Order'], quiet: true },
    statusSummary: { provides: ['Order'], quiet: true },
    shipments: { provides: ['Order'], quiet: true },
    cancel: { invalidates: ['Order', 'Payment', 'Voucher', 'Member'] },
    confirmReceipt: { invalidates: ['Order', 'Member'] },
    buyAgain: { invalidates: ['Cart'] },
  }),
})

export const {
  useOrderListQuery,
  useOrderDetailQuery,
  useOrderStatusSummaryQuery,
  useOrderShipmentsQuery,
  useOrderCancelMutation,
  useOrderConfirmReceiptMutation,
  useOrderBuyAgainMutation,
} = orderApi
