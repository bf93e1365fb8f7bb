import { nextState, type RestockAlertEvent, type RestockAlertState, restockAlertLifecycle } from '@nusaria/contracts/lifecycle'
import type { ArrivalNotice } from '@nusaria/contracts/restock-alert'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import type { RestockAlertRow } from './tables.ts'

function alertId(member_no: string, sku_no: string): string {
  return `${member_no}:${sku_no}`
}

function stateOf(row: RestockAlertRow | undefined): RestockAlertState {
  return row ? 'subscribed' : restockAlertLifecycle.initial
}

/** Applies an event to a member's alert. An illegal event changes nothing. Returns whether it was legal. */
export function transitionAlert(
  { db, now }: Pick<WorldCtx, 'db' | 'now'>,
  member_no: string,
  sku_no: string,
  event: RestockAlertEvent,
): boolean {
  const notice_id = alertId(member_no, sku_no)
  const state = nextState(restockAlertLifecycle, stateOf(db.arrival_notices.get(notice_id)), event)
  if (state === 'subscribed') db.arrival_notices.insert({ notice_id, member_no, sku_no, subscribed_at: now })
  else if (state === 'unsubscribed') db.arrival_notices.remove(notice_id)
  return state !== null
}

/** A member's alert for a SKU as the API returns it; guests have none. */
export function alertView({ db }: Pick<WorldCtx, 'db'>, member_no: string | null, sku_no: string): ArrivalNotice {
  const row = member_no === null ? undefined : db.arrival_notices.get(alertId(member_no, sku_no))
  return { sku_no, status: stateOf(row), subscribed_at: row ? formatInstant(row.subscribed_at) : null }
}

/** A member's alerts, newest first. */
export function alertsOf({ db }: Pick<WorldCtx, 'db'>, member_no: string): RestockAlertRow[] {
  return db.arrival_notices
    .all({ member_no })
    .reverse()
    .sort((a, b) => b.subscribed_at - a.subscribed_at)
}
