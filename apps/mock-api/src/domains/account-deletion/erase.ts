import type { WorldCtx } from '../../engine/contract/context.ts'
import { unusedVouchers } from '../member/index.ts'
import { removePaymentMethods } from '../payment-methods/index.ts'
import { adjustCoins } from '../points/index.ts'
import { expireVoucher, VOUCHER_EXPIRE } from '../voucher/index.ts'

/** Expires the member's coins and vouchers. */
function expireHoldings(ctx: WorldCtx, member_no: string): void {
  adjustCoins(ctx, member_no, { reason: 'expired', points: -(ctx.db.members.get(member_no)?.points ?? 0) })
  for (const voucher of unusedVouchers(ctx, member_no)) {
    expireVoucher(ctx, voucher)
    ctx.unschedule(VOUCHER_EXPIRE, voucher.voucher_no)
  }
}

/** Removes all personal data of an account and ends its sessions. Orders stay in the shop's records. */
export function eraseMember(ctx: WorldCtx, member_no: string): void {
  const { db, now } = ctx
  const member = db.members.get(member_no)
  if (!member) return
  expireHoldings(ctx, member_no)
  for (const account of [member.phone, member.email]) {
    if (account === null) continue
    db.deleted_accounts.remove(account)
    db.deleted_accounts.insert({ account, deleted_at: now })
  }
  db.members.update(member_no, {
    user_name: '',
    phone: null,
    email: null,
    password: null,
    wrong_passwords: 0,
    avatar_url: null,
    birthday: null,
  })
  const kept = [
    db.sessions,
    db.verify_tickets,
    db.addresses,
    db.messages,
    db.pictures,
    db.favourites,
    db.helpful_votes,
    db.arrival_notices,
    db.submissions,
  ]
  for (const rows of kept) rows.removeWhere({ member_no })
  // Answered questions help others and stay, without a name.
  for (const { question_no } of db.questions.all({ member_no, answer: null })) db.questions.remove(question_no)
  removePaymentMethods(ctx, member_no)
  for (const { after_sale_no } of db.after_sales.all({ member_no }))
    db.after_sales.update(after_sale_no, { description: '', picture_ids: [] })
  const owner = `member:${member_no}`
  for (const rows of [db.cart_lines, db.search_histories, db.visitor_views, db.recommendations]) rows.removeWhere({ owner })
}
