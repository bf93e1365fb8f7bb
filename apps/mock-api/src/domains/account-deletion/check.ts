import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { normalizeAccount } from '@nusaria/contracts/account'
import type { Deletion, DeletionCheck } from '@nusaria/contracts/deletion'
import { isFinal, orderLifecycle } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { isOngoing } from '../after-sale/index.ts'
import { unusedVouchers } from '../member/index.ts'
import type { DeletionRow } from './tables.ts'

/** Whether the account of a phone number or e-mail address was deleted so recently that it can't register again yet. */
export function wasRecentlyDeleted({ db, now }: Pick<WorldCtx, 'db' | 'now'>, account: string): boolean {
  const row = db.deleted_accounts.get(normalizeAccount(account))
  return row !== undefined && now - row.deleted_at < LIMITS.deletedDays * DAY
}

type Unfinished = Pick<DeletionCheck, 'unfinished_orders' | 'unfinished_after_sales'>

/** The member's ongoing orders and after-sales requests. */
export function countUnfinished({ db }: Pick<WorldCtx, 'db'>, member_no: string): Unfinished {
  const unfinished_orders = db.orders.count((order) => order.member_no === member_no && !isFinal(orderLifecycle, order.status))
  const unfinished_after_sales = db.after_sales.count((request) => request.member_no === member_no && isOngoing(request))
  return { unfinished_orders, unfinished_after_sales }
}

/** Whether something ongoing prevents the deletion. */
export function hasUnfinished(ctx: Pick<WorldCtx, 'db'>, member_no: string): boolean {
  return Object.values(countUnfinished(ctx, member_no)).some((count) => count > 0)
}

/** A deletion request as the API returns it. */
export function deletionView({ status, reason, submitted_at, due_at, deleted_at }: DeletionRow): Deletion {
  return {
    status,
    reason,
    submitted_at: formatInstant(submitted_at),
    due_at: formatInstant(due_at),
    deleted_at: deleted_at === null ? null : formatInstant(deleted_at),
  }
}

/** What prevents a deletion, what the member would lose, and the pending deletion. */
export function deletionCheck(ctx: WorldCtx, member_no: string): DeletionCheck {
  const { db } = ctx
  const row = db.deletions.get(member_no)
  return {
    ...countUnfinished(ctx, member_no),
    points: db.members.get(member_no)?.points ?? 0,
    unused_vouchers: unusedVouchers(ctx, member_no).length,
    working_days_min: LIMITS.deletionDaysMin,
    working_days_max: LIMITS.deletionDaysMax,
    deletion: row ? deletionView(row) : null,
  }
}
