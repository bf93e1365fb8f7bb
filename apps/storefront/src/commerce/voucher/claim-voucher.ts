import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { useState } from 'react'
import { type Failure, toResult } from '#platform/api/to-failure.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import { type AppDispatch, useAppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { useMemberAction } from '#session/pending-action.ts'
import { voucherApi } from './api.ts'

type OnClaimed = (voucher: WalletVoucher) => void

/** Toasts that it is claimed, or why the shop refuses. Resolves to the failure. */
export async function claimVoucher(dispatch: AppDispatch, coupon_no: string, onClaimed?: OnClaimed): Promise<Failure | undefined> {
  const { data, error } = toResult(await dispatch(voucherApi.endpoints.promotionClaim.initiate({ coupon_no }, { track: false })))
  if (error) return error
  if (data && onClaimed) onClaimed(data)
  else {
    await i18n.loadNamespaces(['promotion'])
    toast.success(i18n.t('promotion:claimedToast'))
  }
  return undefined
}

/** A guest logs in first; the claim runs after the login. Errors show as a toast and at the voucher. `onClaimed` takes the place of the toast of success. */
export function useClaimVoucher() {
  const dispatch = useAppDispatch()
  const runAsMember = useMemberAction()
  const [claiming, setClaiming] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ readonly couponNo: string; readonly failure: Failure | undefined }>()
  return {
    claim: (couponNo: string, onClaimed?: OnClaimed) =>
      runAsMember({ kind: 'voucher', id: couponNo }, async () => {
        setFailed(undefined)
        setClaiming(couponNo)
        const failure = await claimVoucher(dispatch, couponNo, onClaimed)
        setClaiming(null)
        setFailed({ couponNo, failure })
        return failure
      }),
    isClaiming: (couponNo: string) => claiming === couponNo,
    failureFor: (couponNo: string) => (failed?.couponNo === couponNo ? failed.failure : undefined),
  } as const
}

export type ClaimVoucher = ReturnType<typeof useClaimVoucher>
