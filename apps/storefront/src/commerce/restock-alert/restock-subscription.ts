import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { injectCalls } from '#platform/api/api.ts'
import { type Failure, failedWith, toResult } from '#platform/api/failure.ts'
import { toastUnlessShown } from '#platform/api/failure-text.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'

export const restockAlertApi = injectCalls('notice', restockAlertContract, {
  status: { provides: ['RestockAlert'] },
  list: { provides: ['RestockAlert'], paged: true },
  subscribe: { invalidates: ['RestockAlert'], toast: { except: ['PRODUCT_PARAMETER_INVALID'] } },
  unsubscribe: { invalidates: ['RestockAlert'], toast: true },
})

export const { useNoticeStatusQuery, useNoticeListInfiniteQuery } = restockAlertApi

/** The page's data about the SKU is out of date: it is back, or no longer sold. */
export function isStale(failure: Failure): boolean {
  return failedWith(failure, 'PRODUCT_PARAMETER_INVALID', 'SKU_INFO_MISSING')
}

async function showToast(key: 'asked' | 'back' | 'stopped'): Promise<void> {
  await i18n.loadNamespaces(['notice'])
  toast.success(i18n.t(`notice:${key}`))
}

/** Shows a toast, and updates the cached status of the SKU. */
export async function changeSubscription(dispatch: AppDispatch, to: 'subscribe' | 'unsubscribe', sku_no: string) {
  const { noticeSubscribe, noticeUnsubscribe } = restockAlertApi.endpoints
  const call = to === 'subscribe' ? noticeSubscribe : noticeUnsubscribe
  const result = toResult(await dispatch(call.initiate({ sku_no }, { track: false })))
  const { data, error } = result
  if (data) {
    dispatch(restockAlertApi.util.upsertQueryEntries([{ endpointName: 'noticeStatus', arg: { sku_no }, value: data }]))
    await showToast(to === 'subscribe' ? 'asked' : 'stopped')
  } else if (failedWith(error, 'PRODUCT_PARAMETER_INVALID')) await showToast('back')
  else await toastUnlessShown(error)
  return result
}
