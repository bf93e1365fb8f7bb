import type { VoucherOffer } from '@nusaria/contracts/voucher'
import type { VoucherTemplate } from './templates.ts'

export type ClaimError =
  | 'MEMBER_DISABLED'
  | 'VOUCHER_APP_EXCLUSIVE'
  | 'VOUCHER_NOT_STARTED'
  | 'VOUCHER_CAMPAIGN_EXPIRED'
  | 'VOUCHER_NEW_USERS_ONLY'
  | 'VOUCHER_NOT_ELIGIBLE'
  | 'VOUCHER_CLAIM_LIMIT'
  | 'VOUCHER_EXHAUSTED'

/** What decides about first-order and returning vouchers. */
export interface OrderFacts {
  /** Whether an order of the member counts. */
  readonly has_ordered: boolean
  readonly has_completed: boolean
}

/** What decides whether a member may claim a voucher. */
export interface ClaimFacts extends OrderFacts {
  /** ms, like the start and end */
  readonly now: number
  readonly from: number
  readonly till: number
  /** claimed by everyone */
  readonly claimed: number
  /** claimed by this member */
  readonly mine: number
  readonly disabled: boolean
}

type Verdict = { readonly ok: true } | { readonly ok: false; readonly error: ClaimError }

/** Checks whether a voucher may be claimed on the web, where all our claims come from. */
export function claimVerdict(coupon: VoucherTemplate, facts: ClaimFacts): Verdict {
  const refused = (error: ClaimError): Verdict => ({ ok: false, error })
  if (facts.disabled) return refused('MEMBER_DISABLED')
  if (coupon.app_exclusive) return refused('VOUCHER_APP_EXCLUSIVE')
  if (facts.now < facts.from) return refused('VOUCHER_NOT_STARTED')
  if (facts.now > facts.till) return refused('VOUCHER_CAMPAIGN_EXPIRED')
  if (facts.mine >= (coupon.per_member ?? 1)) return refused('VOUCHER_CLAIM_LIMIT')
  const other = eligibilityError(coupon, facts)
  if (other) return refused(other)
  if (coupon.pieces !== undefined && facts.claimed >= coupon.pieces) return refused('VOUCHER_EXHAUSTED')
  return { ok: true }
}

/** Why a voucher isn't for a member with these orders; null when it is. */
function eligibilityError(
  coupon: VoucherTemplate,
  { has_ordered, has_completed }: OrderFacts,
): 'VOUCHER_NEW_USERS_ONLY' | 'VOUCHER_NOT_ELIGIBLE' | null {
  if (coupon.new_user && has_ordered) return 'VOUCHER_NEW_USERS_ONLY'
  return coupon.returning && !has_completed ? 'VOUCHER_NOT_ELIGIBLE' : null
}

/** The state of an offer, as far as it is known without trying. A guest's orders are unknown: null. */
export function claimState(
  coupon: VoucherTemplate,
  facts: Pick<ClaimFacts, 'now' | 'from' | 'till' | 'claimed' | 'mine'>,
  orders: OrderFacts | null,
): VoucherOffer['claim_state'] {
  if (facts.mine >= (coupon.per_member ?? 1)) return 'claimed'
  if (facts.now > facts.till) return 'ended'
  if (facts.now < facts.from) return 'not_started'
  if (orders && eligibilityError(coupon, orders)) return 'not_eligible'
  return coupon.pieces !== undefined && facts.claimed >= coupon.pieces ? 'exhausted' : 'claimable'
}

/** Percent claimed; 0 for an unlimited one. */
export function claimedPercent({ pieces }: VoucherTemplate, claimed: number): number {
  return pieces === undefined ? 0 : Math.min(100, Math.floor((claimed * 100) / pieces))
}

/** After this many failed claims or wrong codes in this time, the next one must wait. */
export const CLAIM_ATTEMPTS = { most: 10, within_ms: 10 * 60_000 } as const

/** The attempts after one more failed; a new period begins when the last one has ended. */
export function countFailedAttempt(tries: { count: number; since: number } | undefined, now: number): { count: number; since: number } {
  return tries && now - tries.since < CLAIM_ATTEMPTS.within_ms ? { count: tries.count + 1, since: tries.since } : { count: 1, since: now }
}

export function isOverAttemptLimit(tries: { count: number; since: number } | undefined, now: number): boolean {
  return tries !== undefined && now - tries.since < CLAIM_ATTEMPTS.within_ms && tries.count >= CLAIM_ATTEMPTS.most
}

/** Rupiah missing to a minimum. */
export function shortfallOf(minimum_spend: number, counted: number): number {
  return Math.max(0, minimum_spend - counted)
}
