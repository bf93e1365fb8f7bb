import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { MemberRow } from '../member/tables.ts'
import { orderFacts } from '../order/index.ts'
import { issueVoucher } from './member-vouchers.ts'
import { factsOf, offerOf } from './offers.ts'
import { type ClaimError, claimState, claimVerdict, countFailedAttempt, isOverAttemptLimit } from './rules.ts'
import type { VoucherRow } from './tables.ts'
import type { VoucherTemplate } from './templates.ts'

/** What this shopper can do with an offered voucher. */
export function claimStateOf(ctx: WorldCtx, coupon: VoucherTemplate, member_no: string | null): Complete<VoucherOffer>['claim_state'] {
  return claimState(coupon, factsOf(ctx, coupon, member_no), member_no === null ? null : orderFacts(ctx, member_no))
}

/** An offered voucher, as this shopper sees it. */
export function offerView(ctx: WorldCtx, coupon: VoucherTemplate, member_no: string | null, language: Language): Complete<VoucherOffer> {
  return offerOf(ctx, coupon, member_no, { language, claim_state: claimStateOf(ctx, coupon, member_no) })
}

type ClaimOutcome = { readonly ok: true; readonly row: VoucherRow } | { readonly ok: false; readonly error: ClaimError }

/** Claims a voucher for the member, if the rules allow it. */
export function claimVoucher(ctx: WorldCtx, coupon: VoucherTemplate, member: MemberRow): ClaimOutcome {
  const { member_no, disabled } = member
  const verdict = claimVerdict(coupon, {
    ...factsOf(ctx, coupon, member_no),
    disabled,
    ...orderFacts(ctx, member_no),
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
