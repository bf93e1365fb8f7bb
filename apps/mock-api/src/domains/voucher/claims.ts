import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MemberRow } from '../member/tables.ts'
import { isFirstOrder } from '../order/index.ts'
import { issueVoucher, type MemberVoucher, newVoucher } from './member-vouchers.ts'
import {
  type ClaimError,
  claimedPercent,
  claimState,
  claimVerdict,
  countFailedAttempt,
  isOverAttemptLimit,
  type OrderFacts,
} from './rules.ts'
import type { VoucherRow } from './tables.ts'
import { currentTemplates, type VoucherTemplate } from './templates.ts'
import { termsOf, validityOf } from './terms.ts'

function factsOf(ctx: WorldCtx, coupon: VoucherTemplate, member_no: string | null) {
  return {
    now: ctx.now,
    ...validityOf(coupon, ctx.epoch),
    claimed: (coupon.claimed ?? 0) + (ctx.db.coupon_claims.get(coupon.coupon_no)?.claimed ?? 0),
    mine: member_no === null ? 0 : ctx.db.vouchers.count({ member_no, coupon_no: coupon.coupon_no }),
  }
}

function ordersOf(ctx: WorldCtx, member_no: string): OrderFacts {
  return {
    has_ordered: !isFirstOrder(ctx, member_no),
    has_completed: ctx.db.orders.find({ member_no, status: 'completed' }) !== undefined,
  }
}

/** How many unused ones of a voucher the member has; 0 for a guest. */
function heldOf(ctx: WorldCtx, { coupon_no }: VoucherTemplate, member_no: string | null): number {
  return member_no === null ? 0 : ctx.db.vouchers.count({ member_no, coupon_no, state: 'unused' })
}

/** What this shopper can do with an offered voucher. */
export function claimStateOf(ctx: WorldCtx, coupon: VoucherTemplate, member_no: string | null): Complete<VoucherOffer>['claim_state'] {
  return claimState(coupon, factsOf(ctx, coupon, member_no), member_no === null ? null : ordersOf(ctx, member_no))
}

/** An offered voucher, as this shopper sees it. */
export function offerView(ctx: WorldCtx, coupon: VoucherTemplate, member_no: string | null, language: Language): Complete<VoucherOffer> {
  return {
    ...termsOf(coupon, ctx.epoch, language),
    claim_state: claimStateOf(ctx, coupon, member_no),
    claimed_percent: claimedPercent(coupon, factsOf(ctx, coupon, member_no).claimed),
    held: heldOf(ctx, coupon, member_no),
  }
}

/**
 * The offered vouchers that the member can claim now, as they would be after the claim: one that combines with itself as often as it may be
 * claimed, another one only when the member has none.
 */
export function claimableVouchers(ctx: WorldCtx, { member_no, disabled }: MemberRow): MemberVoucher[] {
  const orders = ordersOf(ctx, member_no)
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

type ClaimOutcome = { readonly ok: true; readonly row: VoucherRow } | { readonly ok: false; readonly error: ClaimError }

/** Claims a voucher for the member, if the rules allow it. */
export function claimVoucher(ctx: WorldCtx, coupon: VoucherTemplate, member: MemberRow): ClaimOutcome {
  const { member_no, disabled } = member
  const verdict = claimVerdict(coupon, {
    ...factsOf(ctx, coupon, member_no),
    disabled,
    ...ordersOf(ctx, member_no),
  })
  if (!verdict.ok) return verdict
  const claims = ctx.db.coupon_claims.get(coupon.coupon_no)
  if (claims) ctx.db.coupon_claims.update(coupon.coupon_no, { claimed: claims.claimed + 1 })
  else ctx.db.coupon_claims.insert({ coupon_no: coupon.coupon_no, claimed: 1 })
  return { ok: true, row: issueVoucher(ctx, member_no, coupon) }
}

/** Whether the member must wait before the next claim or code. */
export function isClaimBlocked(ctx: WorldCtx, member_no: string): boolean {
  return isOverAttemptLimit(ctx.db.claim_tries.get(member_no), ctx.now)
}

/** Counts a failed claim or a wrong code. The request must commit although it fails. */
export function recordFailedAttempt(ctx: WorldCtx, member_no: string): void {
  const tries = ctx.db.claim_tries.get(member_no)
  const { count, since } = countFailedAttempt(tries, ctx.now)
  if (tries) ctx.db.claim_tries.update(member_no, { count, since })
  else ctx.db.claim_tries.insert({ member_no, count, since })
}
