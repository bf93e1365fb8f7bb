import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-toast.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import type { useDispatch } from '../../shared/state/hooks.ts'
import { toast } from '../../shared/ui/toast.ts'
import { noticeApi } from './notice-api.ts'

/** `stale`: what the page shows of the SKU is old: it is back, or gone for good. `expired`: the session ended. */
export type Outcome = 'done' | 'stale' | 'expired' | 'failed'

async function say(kind: 'success' | 'error', key: 'asked' | 'back' | 'stopped'): Promise<void> {
  await i18n.loadNamespaces('notice')
  toast[kind](i18n.t(`notice:${key}`))
}

async function outcomeOf(failure: Failure): Promise<Outcome> {
  if (failure.kind === 'session') return 'expired'
  if (failedWith(failure, 'PRODUCT_PARAMETER_INVALID')) {
    await say('success', 'back')
    return 'stale'
  }
  // Other refusals toast by themselves.
  if (failure.kind === 'business') return failedWith(failure, 'SKU_INFO_MISSING') ? 'stale' : 'failed'
  toast.error(await failureText(failure))
  return 'failed'
}

/** Begins to wait for a SKU, or stops; says how it went. The status known of the SKU follows with the answer. */
async function change(dispatch: ReturnType<typeof useDispatch>, to: 'subscribe' | 'unsubscribe', sku_no: string): Promise<Outcome> {
  const { noticeSubscribe, noticeUnsubscribe } = noticeApi.endpoints
  const call = to === 'subscribe' ? noticeSubscribe : noticeUnsubscribe
  const { data, error } = await dispatch(call.initiate({ sku_no }, { track: false }))
  if (!data) return outcomeOf(failureOf(error) ?? { kind: 'network' })
  dispatch(noticeApi.util.upsertQueryEntries([{ endpointName: 'noticeStatus', arg: { sku_no }, value: data }]))
  await say('success', to === 'subscribe' ? 'asked' : 'stopped')
  return 'done'
}

export function waitFor(dispatch: ReturnType<typeof useDispatch>, sku_no: string): Promise<Outcome> {
  return change(dispatch, 'subscribe', sku_no)
}

export function stopWaiting(dispatch: ReturnType<typeof useDispatch>, sku_no: string): Promise<Outcome> {
  return change(dispatch, 'unsubscribe', sku_no)
}
