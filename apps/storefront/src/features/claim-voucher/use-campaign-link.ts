import { usePromotionVirtualMappingQuery } from '../../entities/voucher/voucher-api.ts'

/** What a campaign link's short id (`vid` in the address) stands for; nothing is asked without one. */
export function useCampaignLink(vid: string | null) {
  return usePromotionVirtualMappingQuery({ virtual_id: vid ?? '' }, { skip: !vid })
}
