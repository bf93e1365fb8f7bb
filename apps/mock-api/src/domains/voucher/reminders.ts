import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'
import type { VoucherRow } from './tables.ts'

/** Timer: a voucher's reminder. */
export const VOUCHER_REMIND = 'voucher_remind'

/** How long before expiry a member is reminded, ms (seed value). */
export const REMIND_BEFORE = DAY

/** Schedules the reminder of a voucher, unless it was claimed later than that. */
export function scheduleReminder({ schedule }: Pick<WorldCtx, 'schedule'>, { voucher_no, claimed_at, expires_at }: VoucherRow): void {
  const at = expires_at - REMIND_BEFORE
  if (at > claimed_at) schedule({ at, kind: VOUCHER_REMIND, ref: voucher_no })
}
