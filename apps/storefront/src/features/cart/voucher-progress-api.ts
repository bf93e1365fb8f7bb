import { pickCalls } from '@nusaria/contracts/contract'
import { voucherContract } from '@nusaria/contracts/voucher'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(voucherContract, 'minimumPurchaseShortfall', 'usableForSkus')

/** How much the selected lines still need, for free shipping or for a voucher of the wallet. */
const progressApi = api.injectEndpoints({
  endpoints: endpointsOf('promotion', calls, {
    minimumPurchaseShortfall: { provides: ['Voucher'], suppressToast: true },
    usableForSkus: { provides: ['Voucher'], suppressToast: true },
  }),
})

export const { usePromotionMinimumPurchaseShortfallQuery, usePromotionUsableForSkusQuery } = progressApi
