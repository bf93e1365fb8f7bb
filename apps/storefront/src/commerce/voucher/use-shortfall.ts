import { pickCalls } from '@nusaria/contracts/contract'
import { voucherContract } from '@nusaria/contracts/voucher'
import { useEffect, useEffectEvent, useRef } from 'react'
import { injectCalls } from '#platform/api/api.ts'

const { usePromotionMinimumPurchaseShortfallQuery } = injectCalls('promotion', pickCalls(voucherContract, 'minimumPurchaseShortfall'), {
  minimumPurchaseShortfall: { provides: ['Voucher'] },
})

/** Calls `refetch` for each new cart. @param asOf when the shown cart was received */
export function useRefetchForCart(asOf: number | undefined, refetch: () => void): void {
  const fetchedFor = useRef(asOf)
  const refetchForNewCart = useEffectEvent(() => {
    if (fetchedFor.current !== asOf) refetch()
    fetchedFor.current = asOf
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cart is the reason to refetch
  useEffect(() => refetchForNewCart(), [asOf])
}

interface Options {
  /** When the shown cart was received: a new cart refetches. */
  readonly asOf: number | undefined
  /** undefined: free shipping */
  readonly coupon_no?: string | undefined
  readonly skip?: boolean
}

/** The amount that the selected lines of the cart still need for a voucher, by the server. */
export function useShortfall({ asOf, coupon_no, skip = false }: Options) {
  const query = usePromotionMinimumPurchaseShortfallQuery(coupon_no ? { coupon_no } : {}, { skip, refetchOnMountOrArgChange: true })
  useRefetchForCart(asOf, () => {
    if (!query.isUninitialized) void query.refetch()
  })
  return query
}
