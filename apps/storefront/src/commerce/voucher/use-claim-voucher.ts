import { useState } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { failureOf } from '#platform/api/failure-of.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { savePendingAction, useRequireLogin } from '#session/pending-action.ts'
import { usePromotionClaimMutation } from './api.ts'

/** Claims vouchers. A guest logs in first; the claim runs after the login. Errors show as a toast and at the voucher. */
export function useClaimVoucher() {
  const { t } = useTranslation('promotion')
  const isMember = useIsMember()
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const requireLogin = useRequireLogin()
  const [send, { isLoading, originalArgs }] = usePromotionClaimMutation()
  const [failed, setFailed] = useState<{ readonly couponNo: string; readonly failure: Failure | undefined }>()

  const claim = async (coupon_no: string) => {
    const action = { kind: 'voucher', id: coupon_no } as const
    if (!isMember) return requireLogin(action)
    setFailed(undefined)
    const { data, error } = await send({ coupon_no })
    if (data) return toast.success(t('claimedToast'))
    const failure = failureOf(error)
    if (failure?.kind === 'session') savePendingAction(action, member_no)
    setFailed({ couponNo: coupon_no, failure })
  }

  return {
    claim,
    isClaiming: (couponNo: string) => isLoading && originalArgs?.coupon_no === couponNo,
    failureFor: (couponNo: string) => (failed?.couponNo === couponNo ? failed.failure : undefined),
  } as const
}

export type ClaimVoucher = ReturnType<typeof useClaimVoucher>
