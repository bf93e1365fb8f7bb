import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { usePromotionOffersQuery } from '../../entities/voucher/voucher-api.ts'

/** What can be claimed first, what can't be any more last. */
const ORDER: readonly VoucherOffer['claim_state'][] = ['claimable', 'claimed', 'not_started', 'not_eligible', 'exhausted', 'ended']

/** The vouchers for one product, in the order that helps; `open` are those worth naming on the page. */
export function useProductVouchers(productNo: string) {
  const query = usePromotionOffersQuery({ product_no: productNo })
  const offers = query.currentData?.list.toSorted((a, b) => ORDER.indexOf(a.claim_state) - ORDER.indexOf(b.claim_state))
  const open = offers?.filter(({ claim_state }) => claim_state === 'claimable' || claim_state === 'claimed')
  return { query, offers, open } as const
}
