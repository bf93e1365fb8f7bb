import type { RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { FailDetail } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import type { OrderRow } from '../order/tables.ts'
import { hasRemainingPieces, type LinesRefusal, linesRefusal, remainingPieces } from './pieces.ts'
import { applyDeadline, attemptsLeft, availableTypes, orderRefusal } from './rules.ts'
import type { AfterSaleRow } from './tables.ts'

/** What decides whether a request is allowed: the order, its requests (newest first), and the time in ms. */
interface ApplyContext {
  readonly order: OrderRow
  readonly requests: readonly AfterSaleRow[]
  readonly now: number
}

type ApplyRefusal =
  | LinesRefusal
  | {
      readonly error: 'ORDER_STATUS_MISMATCH' | 'AFTER_SALE_DEADLINE_PAST' | 'AFTER_SALE_LIMIT' | 'AFTER_SALE_TYPE_UNSUPPORTED'
      readonly detail: FailDetail<'AFTER_SALE_DEADLINE_PAST' | 'AFTER_SALE_LIMIT'>
    }

/** Why this request is not allowed; null when it is. Checks the order first, then the number of applications, the type, and the pieces. */
export function applyRefusal(
  { order, requests, now }: ApplyContext,
  { type, lines }: { readonly type: AfterSaleType; readonly lines: readonly RequestedLine[] },
): ApplyRefusal | null {
  const standing = orderRefusal(order, now)
  if (standing === 'AFTER_SALE_DEADLINE_PAST')
    return { error: standing, detail: { params: { deadline: formatInstant(applyDeadline(order) ?? now) } } }
  if (standing) return { error: standing, detail: {} }
  if (attemptsLeft(requests) === 0) return { error: 'AFTER_SALE_LIMIT', detail: { params: { limit: LIMITS.afterSaleAttempts } } }
  if (!availableTypes(order, now).includes(type)) return { error: 'AFTER_SALE_TYPE_UNSUPPORTED', detail: { field: 'type' } }
  return linesRefusal(lines, remainingPieces(order, requests))
}

/** Whether any request is possible on an order now. */
export function canApply({ order, requests, now }: ApplyContext): boolean {
  return availableTypes(order, now).length > 0 && attemptsLeft(requests) > 0 && hasRemainingPieces(remainingPieces(order, requests))
}
