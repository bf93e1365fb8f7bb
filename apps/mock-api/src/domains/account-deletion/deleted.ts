import { normalizeAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'

/** Whether the account of a phone number or e-mail address was deleted so recently that it can't register again yet. */
export function wasRecentlyDeleted({ db, now }: Pick<WorldCtx, 'db' | 'now'>, account: string): boolean {
  const row = db.deleted_accounts.get(normalizeAccount(account))
  return row !== undefined && now - row.deleted_at < LIMITS.deletedDays * DAY
}
