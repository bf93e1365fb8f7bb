import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePromotionClaimMutation } from '../../entities/voucher/voucher-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useAppSelector, useIsMember } from '../../shared/state/hooks.ts'
import { savePendingAction, useRequireLogin } from '../../shared/state/pending-action.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'

/**
 * Claims vouchers. A guest logs in first and comes back to this page: the wish is kept for that and carried out once. A refusal toasts, and is
 * told per voucher.
 */
export function useClaimVoucher() {
  const { t } = useTranslation('promotion')
  const isMember = useIsMember()
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const logInFor = useRequireLogin()
  const [send, { isLoading, originalArgs }] = usePromotionClaimMutation()
  const [refused, setRefused] = useState<{ readonly coupon: string; readonly failure: Failure | undefined }>()

  const claim = async (coupon_no: string) => {
    const wish = { kind: 'voucher', id: coupon_no } as const
    if (!isMember) return logInFor(wish)
    setRefused(undefined)
    const { data, error } = await send({ coupon_no })
    if (data) return toast.success(t('claimedToast'))
    const failure = failureOf(error)
    if (failure?.kind === 'session') savePendingAction(wish, member_no)
    setRefused({ coupon: coupon_no, failure })
  }

  return {
    claim,
    /** Whether this one is under way. */
    isClaiming: (coupon: string) => isLoading && originalArgs?.coupon_no === coupon,
    failureFor: (coupon: string) => (refused?.coupon === coupon ? refused.failure : undefined),
  } as const
}

export type ClaimVoucher = ReturnType<typeof useClaimVoucher>
