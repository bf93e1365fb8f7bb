import { failureOf } from '#platform/api/failure.ts'
import { failureText } from '#platform/api/failure-text.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { voucherApi } from './api.ts'

/** Claims a voucher after the login that it needed, with a toast. The API shows the toast of a refusal. */
export async function claimVoucher(dispatch: AppDispatch, coupon_no: string): Promise<void> {
  const { error } = await dispatch(voucherApi.endpoints.promotionClaim.initiate({ coupon_no }, { track: false }))
  const failure = failureOf(error)
  if (!failure) {
    await i18n.loadNamespaces(['promotion'])
    toast.success(i18n.t('promotion:claimedToast'))
  } else if (failure.kind !== 'business' && failure.kind !== 'session') toast.error(await failureText(failure))
}
