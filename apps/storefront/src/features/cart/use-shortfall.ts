import { useEffect, useEffectEvent, useRef } from 'react'
import { usePromotionMinimumPurchaseShortfallQuery } from './voucher-progress-api.ts'

interface Options {
  /** A voucher; without it: free shipping. Null asks nothing. */
  readonly coupon_no?: string | null
  /** When the cart came that is shown: another one is asked about anew. */
  readonly asOf: number | undefined
}

/** What the server says the selected lines still need, asked anew with every change of the cart. */
export function useShortfall({ coupon_no, asOf }: Options) {
  const args = typeof coupon_no === 'string' ? { coupon_no } : {}
  const query = usePromotionMinimumPurchaseShortfallQuery(args, { skip: coupon_no === null, refetchOnMountOrArgChange: true })
  const askedFor = useRef(asOf)
  const askAgain = useEffectEvent(() => {
    if (!query.isUninitialized && askedFor.current !== asOf) void query.refetch()
    askedFor.current = asOf
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cart's age is the reason to ask
  useEffect(() => askAgain(), [asOf])
  return query
}
