import type { AfterSaleReason, RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { FailDetail, WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from '../order/tables.ts'
import { attachPictures, findUnsentPicture } from '../picture/pictures.ts'
import { missingReasonField } from './rules.ts'
import { targetName } from './target.ts'

type FailWith<E extends string> = (name: E, detail?: FailDetail) => never

/** What a form says of a request, beside what it asks for. */
export interface RequestForm {
  readonly reason: AfterSaleReason | null
  readonly description: string
  readonly picture_ids: readonly string[]
}

/** The reason a form gives; refuses one that gives none. */
export function requireReason(fail: FailWith<'AFTER_SALE_REASON_REQUIRED'>, { reason, description }: RequestForm): AfterSaleReason {
  const missing = missingReasonField(reason, description)
  return reason === null || missing ? fail('AFTER_SALE_REASON_REQUIRED', { field: missing ?? 'reason' }) : reason
}

/** Refuses a form that was promised another amount (Rupiah) than there is to give back now. */
export function requireAmount(fail: FailWith<'AFTER_SALE_AMOUNT'>, promised: number, refund_amount: number): void {
  if (promised !== refund_amount) fail('AFTER_SALE_AMOUNT', { field: 'refund_amount', params: { refund_amount } })
}

/** What the chosen target is called; null for the way the order was paid, by which cash can't go back. Refuses one that isn't the member's. */
export function requireTarget(
  ctx: Pick<WorldCtx, 'db'>,
  fail: FailWith<'REFUND_ACCOUNT_REQUIRED'>,
  { member_no, pay_method }: Pick<OrderRow, 'member_no' | 'pay_method'>,
  target: RefundTarget | null,
): string | null {
  if (target === null) return pay_method === 'cod' ? fail('REFUND_ACCOUNT_REQUIRED', { field: 'refund_target' }) : null
  return targetName(ctx, member_no, target) ?? fail('REFUND_ACCOUNT_REQUIRED', { field: 'refund_target' })
}

/**
 * Takes a form's pictures; refuses, naming it, one that isn't the member's, isn't evidence, or went out with another form. `before`: those
 * that this request went out with already.
 */
export function requirePictures(
  ctx: Pick<WorldCtx, 'db'>,
  fail: FailWith<'EVIDENCE_INVALID'>,
  member_no: string,
  { picture_ids }: RequestForm,
  before: readonly string[] = [],
): string[] {
  const twice = picture_ids.find((id, at) => picture_ids.indexOf(id) !== at)
  const fresh = picture_ids.filter((id) => !before.includes(id))
  if (twice === undefined && attachPictures(ctx, member_no, 'evidence', fresh)) return [...picture_ids]
  const unfit = twice ?? fresh.find((id) => findUnsentPicture(ctx, member_no, id)?.purpose !== 'evidence')
  return fail('EVIDENCE_INVALID', { field: 'picture_ids', params: { picture_id: unfit ?? '' } })
}
