import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { api } from '../api/api.ts'
import { endpointsOf } from '../api/endpoints-of.ts'
import { useDispatch } from '../state/hooks.ts'

const changes = { invalidates: ['AfterSale', 'Order', 'Payment', 'Wallet', 'Member'], quiet: true } as const

/** After-sales, for the form, the lists and one request's page. What is refused is said where it was asked; the request is then fetched anew. */
const afterSaleApi = api.injectEndpoints({
  endpoints: endpointsOf('afterSale', afterSaleContract, {
    options: { provides: ['AfterSale', 'Order'], quiet: true, keepFor: 0 },
    preview: { provides: ['AfterSale', 'Order'], quiet: true, keepFor: 0 },
    list: { provides: ['AfterSale'], quiet: true },
    detail: { provides: ['AfterSale'], quiet: true },
    refunds: { provides: ['AfterSale'], quiet: true },
    couriers: { quiet: true, keepFor: 600 },
    apply: changes,
    cancel: changes,
    reapply: changes,
    returnShipment: changes,
    retryRefund: changes,
  }),
})

export const {
  useAfterSaleOptionsQuery,
  useAfterSalePreviewQuery,
  useAfterSaleListQuery,
  useAfterSaleDetailQuery,
  useAfterSaleRefundsQuery,
  useAfterSaleCouriersQuery,
  useAfterSaleApplyMutation,
  useAfterSaleCancelMutation,
  useAfterSaleReapplyMutation,
  useAfterSaleReturnShipmentMutation,
  useAfterSaleRetryRefundMutation,
} = afterSaleApi

/** Asks anew for every request shown: one of them changed by itself. */
export function useAfterSalesAnew(): () => void {
  const dispatch = useDispatch()
  return () => dispatch(afterSaleApi.util.invalidateTags(['AfterSale']))
}

/** A page in front asks for what may have changed meanwhile. */
export const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true } as const
