export {
  expireVoucher,
  issueVoucher,
  type MemberVoucher,
  memberVouchers,
  returnableVouchers,
  returnVouchers,
  spendVouchers,
  VOUCHER_EXPIRE,
  walletVoucher,
} from './member-vouchers.ts'
export { claimableVouchers, offerOf } from './offers.ts'
export { shortfallOf } from './rules.ts'
export { appliesTo, currentTemplate, FREE_SHIPPING, templateByNo, type VoucherTemplate } from './templates.ts'
export { validityOf } from './terms.ts'
