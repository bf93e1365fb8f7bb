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

/** The campaign or the vouchers behind `vid` in the URL, the short id of a campaign link. */
export function useCampaignLink(vid: string | null) {
  return voucherApi.usePromotionVirtualMappingQuery({ virtual_id: vid ?? '' }, { skip: !vid })
}
