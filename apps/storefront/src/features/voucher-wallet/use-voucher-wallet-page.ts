import type { VoucherKind, WalletVoucher } from '@nusaria/contracts/voucher'
import { usePromotionWalletQuery } from '../../entities/voucher/voucher-api.ts'

/** Vouchers of a page of the wallet. */
export const PAGE_SIZE = 20

/** A page of one tab of the wallet, of one kind or both; the first one also tells how many each tab holds. */
export function useVoucherWalletPage(state: WalletVoucher['state'], kind: VoucherKind | undefined, page_num = 1) {
  const asked = { state, page_num, page_size: PAGE_SIZE, ...(kind && { kind }) }
  return usePromotionWalletQuery(asked, { refetchOnMountOrArgChange: true })
}
