import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MemberRow } from '../member/tables.ts'
import { type MemberVoucher, newVoucher } from './member-vouchers.ts'
import { claimedPercent, claimVerdict, type OrderFacts } from './rules.ts'
import { currentTemplates, type VoucherTemplate } from './templates.ts'
import { termsOf, validityOf } from './terms.ts'

/** What decides about a claim, but for the member's orders. */
export function factsOf(ctx: WorldCtx, coupon: VoucherTemplate, member_no: string | null) {
  return {
    now: ctx.now,
    ...validityOf(coupon, ctx.epoch),
    claimed: (coupon.claimed ?? 0) + (ctx.db.coupon_claims.get(coupon.coupon_no)?.claimed ?? 0),
    mine: member_no === null ? 0 : ctx.db.vouchers.count({ member_no, coupon_no: coupon.coupon_no }),
  }
}

/** How many unused ones of a voucher the member has; 0 for a guest. */
function heldOf(ctx: WorldCtx, { coupon_no }: VoucherTemplate, member_no: string | null): number {
  return member_no === null ? 0 : ctx.db.vouchers.count({ member_no, coupon_no, state: 'unused' })
}

interface OfferedTo {
  readonly language: Language
  readonly claim_state: VoucherOffer['claim_state']
}

/** An offered voucher as the API returns it. */
export function offerOf(
  ctx: WorldCtx,
  coupon: VoucherTemplate,
  member_no: string | null,
  { language, claim_state }: OfferedTo,
): Complete<VoucherOffer> {
  return {
    ...termsOf(coupon, ctx.epoch, language),
    claim_state,
    claimed_percent: claimedPercent(coupon, factsOf(ctx, coupon, member_no).claimed),
    held: heldOf(ctx, coupon, member_no),
  }
}

/**
 * The offered vouchers that the member can claim now, as they would be after the claim: one that combines with itself as often as it may be
 * claimed, another one only when the member has none.
 */
export function claimableVouchers(ctx: WorldCtx, { member_no, disabled }: MemberRow, orders: OrderFacts): MemberVoucher[] {
  return currentTemplates(ctx).flatMap((template) => {
    const facts = factsOf(ctx, template, member_no)
    if (template.code !== undefined || !claimVerdict(template, { ...facts, disabled, ...orders }).ok) return []
    const combines = template.kind === 'discount' && template.stackable === true
    if (!combines && heldOf(ctx, template, member_no) > 0) return []
    const left = Math.min((template.per_member ?? 1) - facts.mine, (template.pieces ?? Number.POSITIVE_INFINITY) - facts.claimed)
    return Array.from({ length: combines ? left : 1 }, (_, at) => {
      const row = newVoucher(ctx, `${template.coupon_no} ${at + 1}`, member_no, template)
      return { row, template }
    })
  })
}
