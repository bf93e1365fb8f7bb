import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure-of.ts'
import { paths } from '../../shared/paths.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { saveReturnTarget } from '../../shared/state/return-target.ts'
import { toast } from '../../shared/ui/toast.ts'
import { usePromotionClaimMutation } from './promotion-api.ts'

/** Claims vouchers. A guest is sent to log in and comes back to this page with its query. A refusal toasts, and is told per voucher. */
export function useClaim() {
  const { t } = useTranslation('promotion')
  const isMember = useIsMember()
  const location = useLocation()
  const navigate = useNavigate()
  const [send, { isLoading, originalArgs }] = usePromotionClaimMutation()
  const [refused, setRefused] = useState<{ readonly coupon: string; readonly failure: Failure | undefined }>()

  const claim = async (coupon_no: string) => {
    if (!isMember) {
      saveReturnTarget(location)
      return navigate(paths.login)
    }
    setRefused(undefined)
    const { data, error } = await send({ coupon_no })
    if (data) toast.success(t('claimedToast'))
    else setRefused({ coupon: coupon_no, failure: failureOf(error) })
  }

  return {
    claim,
    /** Whether this one is under way. */
    isClaiming: (coupon: string) => isLoading && originalArgs?.coupon_no === coupon,
    failureFor: (coupon: string) => (refused?.coupon === coupon ? refused.failure : undefined),
  } as const
}

export type Claiming = ReturnType<typeof useClaim>
