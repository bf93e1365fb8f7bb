import type { AfterSaleReason, RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { ErrorName } from '@nusaria/contracts/errors'
import type { FailDetail, WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from '../order/tables.ts'
import { attachPictures, findUnsentPicture } from '../picture/pictures.ts'
import { missingReasonField } from './rules.ts'
import { targetName } from './target.ts'

type FailWith<E extends ErrorName> = (name: E, detail?: FailDetail<E>) => never

/** The free part of the form: reason, description and pictures. */
export interface RequestForm {
  readonly reason: AfterSaleReason | null
  readonly description: string
  readonly picture_ids: readonly string[]
}

/** The reason in the form. Fails when it is missing. */
export function requireReason(fail: FailWith<'AFTER_SALE_REASON_REQUIRED'>, { reason, description }: RequestForm): AfterSaleReason {
  const missing = missingReasonField(reason, description)
  return reason === null || missing ? fail('AFTER_SALE_REASON_REQUIRED', { field: missing ?? 'reason' }) : reason
}

/** Fails when the form shows another amount (Rupiah) than the refund is now. */
export function requireAmount(fail: FailWith<'AFTER_SALE_AMOUNT'>, promised: number, refund_amount: number): void {
  if (promised !== refund_amount) fail('AFTER_SALE_AMOUNT', { field: 'refund_amount', params: { refund_amount } })
}

/**
 * The name of the chosen target. Null means the order's payment method, which is impossible for cash. Fails when the target is not the
 * member's own.
 */
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
 * Takes a form's pictures. Fails with the id of one that is not the member's, is no evidence, or was sent with another form. `before`: the
 * pictures that this request already has.
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
