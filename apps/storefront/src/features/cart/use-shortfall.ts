import { pickCalls } from '@nusaria/contracts/contract'
import { voucherContract } from '@nusaria/contracts/voucher'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(voucherContract, 'minimumPurchaseShortfall', 'usableForSkus')

/** The amount that the selected lines still need, for free shipping or for a voucher of the member. */
const shortfallApi = api.injectEndpoints({
  endpoints: endpointsOf('promotion', calls, {
    minimumPurchaseShortfall: { provides: ['Voucher'], suppressToast: true },
    usableForSkus: { provides: ['Voucher'], suppressToast: true },
  }),
})

export const { usePromotionMinimumPurchaseShortfallQuery, usePromotionUsableForSkusQuery } = shortfallApi

interface Options {
  /** A voucher; undefined: free shipping; null: no request. */
  readonly coupon_no?: string | null
  /** When the shown cart was received: a new cart refetches. */
  readonly asOf: number | undefined
}

/** The amount that the selected lines still need, by the server; refetched with every change of the cart. */
export function useShortfall({ coupon_no, asOf }: Options) {
  const args = typeof coupon_no === 'string' ? { coupon_no } : {}
  const query = usePromotionMinimumPurchaseShortfallQuery(args, { skip: coupon_no === null, refetchOnMountOrArgChange: true })
  const fetchedFor = useRef(asOf)
  const refetchForNewCart = useEffectEvent(() => {
    if (!query.isUninitialized && fetchedFor.current !== asOf) void query.refetch()
    fetchedFor.current = asOf
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cart is the reason to refetch
  useEffect(() => refetchForNewCart(), [asOf])
  return query
}
