import { pickCalls } from '@nusaria/contracts/contract'
import { voucherContract } from '@nusaria/contracts/voucher'
import { injectCalls } from '#platform/api/api.ts'

/** The member's vouchers. Home loads `api.ts`, and not this one. */
export const { usePromotionWalletInfiniteQuery } = injectCalls('promotion', pickCalls(voucherContract, 'wallet'), {
  wallet: { provides: ['Voucher'], paged: true },
})
