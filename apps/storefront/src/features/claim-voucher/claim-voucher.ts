import { voucherApi } from '../../entities/voucher/voucher-api.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import type { AppDispatch } from '../../shared/state/hooks.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'

/** Claims a voucher after the login that it needed, with a toast. The API shows the toast of a refusal. */
export async function claimVoucher(dispatch: AppDispatch, coupon_no: string): Promise<void> {
  const { error } = await dispatch(voucherApi.endpoints.promotionClaim.initiate({ coupon_no }, { track: false }))
  const failure = failureOf(error)
  if (!failure) {
    await i18n.loadNamespaces(['promotion'])
    toast.success(i18n.t('promotion:claimedToast'))
  } else if (failure.kind !== 'business' && failure.kind !== 'session') toast.error(await failureText(failure))
}
