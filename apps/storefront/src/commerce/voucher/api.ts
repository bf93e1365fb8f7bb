import { pickCalls } from '@nusaria/contracts/contract'
import { type VoucherOffer, voucherContract } from '@nusaria/contracts/voucher'
import { injectCalls } from '#platform/api/api.ts'

const calls = pickCalls(voucherContract, 'offers', 'claim', 'virtualMapping')

export const voucherApi = injectCalls('promotion', calls, {
  offers: { provides: ['Voucher'] },
  claim: { invalidates: ['Voucher', 'Member'], toast: true },
  virtualMapping: { keepUnusedDataFor: 300 },
})

export const { usePromotionOffersQuery } = voucherApi

/** The campaign or the vouchers behind `vid` in the URL, the short id of a campaign link. */
export function useCampaignLink(vid: string | null) {
  return voucherApi.usePromotionVirtualMappingQuery({ virtual_id: vid ?? '' }, { skip: !vid })
}

/** The member has all that can be claimed of it, and can use it right here. */
export const isUsable = ({ claim_state, held = 1, flag_app_exclusive }: VoucherOffer) =>
  claim_state === 'claimed' && held > 0 && !flag_app_exclusive
