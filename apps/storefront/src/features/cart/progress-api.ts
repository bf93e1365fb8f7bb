import { pickCalls } from '@nusaria/contracts/endpoint'
import { promotionContract } from '@nusaria/contracts/promotion'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(promotionContract, 'minimumPurchaseShortfall', 'usableForSkus')

/** How much the selected lines still need, for free shipping or for a voucher of the wallet. */
const progressApi = api.injectEndpoints({
  endpoints: endpointsOf('promotion', calls, {
    minimumPurchaseShortfall: { provides: ['Voucher'], quiet: true },
    usableForSkus: { provides: ['Voucher'], quiet: true },
  }),
})

export const { usePromotionMinimumPurchaseShortfallQuery, usePromotionUsableForSkusQuery } = progressApi
