import { pickCalls } from '@nusaria/contracts/contract'
import { voucherContract } from '@nusaria/contracts/voucher'
import { injectCalls } from '#platform/api/api.ts'

const calls = pickCalls(voucherContract, 'offers', 'claim', 'virtualMapping')

export const voucherApi = injectCalls('promotion', calls, {
  offers: { provides: ['Voucher'] },
  claim: { invalidates: ['Voucher', 'Member'], toast: true },
  virtualMapping: { keepUnusedDataFor: 300 },
})

export const { usePromotionOffersQuery } = voucherApi

const { usePromotionVirtualMappingQuery } = voucherApi

/** The campaign or the vouchers behind the short id of a campaign link (`vid` in the URL). Without one there is no call. */
export function useCampaignLink(vid: string | null) {
  return usePromotionVirtualMappingQuery({ virtual_id: vid ?? '' }, { skip: !vid })
}
