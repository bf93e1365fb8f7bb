import { pickCalls } from '@nusaria/contracts/contract'
import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { api } from '../../shared/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '../../shared/api/endpoints-of.ts'
import { type Failure, failedWith, failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import type { useAppDispatch } from '../../shared/state/hooks.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'

/** The member's restock alerts. That a SKU is back already is shown as a success, so that error shows no toast. */
export const restockAlertApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('notice', pickCalls(restockAlertContract, 'status', 'subscribe', 'unsubscribe'), {
      status: { provides: ['Notice'], suppressToast: true },
      subscribe: { invalidates: ['Notice'], suppressToast: ['PRODUCT_PARAMETER_INVALID'] },
      unsubscribe: { invalidates: ['Notice'] },
    })(build),
    ...pagedEndpointsOf('notice', pickCalls(restockAlertContract, 'list'), {
      list: { provides: ['Notice'], suppressToast: true },
    })(build),
  }),
})

export const { useNoticeStatusQuery, useNoticeListInfiniteQuery } = restockAlertApi

/** `stale`: the page's data about the SKU is out of date: it is back, or no longer sold. `expired`: the session ended. */
type SubscriptionOutcome = 'done' | 'stale' | 'expired' | 'failed'

async function showToast(kind: 'success' | 'error', key: 'asked' | 'back' | 'stopped'): Promise<void> {
  await i18n.loadNamespaces('notice')
  toast[kind](i18n.t(`notice:${key}`))
}

async function toOutcome(failure: Failure): Promise<SubscriptionOutcome> {
  if (failure.kind === 'session') return 'expired'
  if (failedWith(failure, 'PRODUCT_PARAMETER_INVALID')) {
    await showToast('success', 'back')
    return 'stale'
  }
  // Other refusals show their own toast.
  if (failure.kind === 'business') return failedWith(failure, 'SKU_INFO_MISSING') ? 'stale' : 'failed'
  toast.error(await failureText(failure))
  return 'failed'
}

/** Subscribes or unsubscribes, shows a toast, and updates the cached status of the SKU. */
async function changeSubscription(
  dispatch: ReturnType<typeof useAppDispatch>,
  to: 'subscribe' | 'unsubscribe',
  sku_no: string,
): Promise<SubscriptionOutcome> {
  const { noticeSubscribe, noticeUnsubscribe } = restockAlertApi.endpoints
  const call = to === 'subscribe' ? noticeSubscribe : noticeUnsubscribe
  const { data, error } = await dispatch(call.initiate({ sku_no }, { track: false }))
  if (!data) return toOutcome(failureOf(error) ?? { kind: 'network' })
  dispatch(restockAlertApi.util.upsertQueryEntries([{ endpointName: 'noticeStatus', arg: { sku_no }, value: data }]))
  await showToast('success', to === 'subscribe' ? 'asked' : 'stopped')
  return 'done'
}

export function subscribeToRestock(dispatch: ReturnType<typeof useAppDispatch>, sku_no: string): Promise<SubscriptionOutcome> {
  return changeSubscription(dispatch, 'subscribe', sku_no)
}

export function unsubscribeFromRestock(dispatch: ReturnType<typeof useAppDispatch>, sku_no: string): Promise<SubscriptionOutcome> {
  return changeSubscription(dispatch, 'unsubscribe', sku_no)
}
