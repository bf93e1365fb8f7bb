import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'
import { sendMessage } from '../message/notify.ts'
import { writeEntry } from './ledger.ts'
import { COINS_WARN, drawFromLots, openLots, WARN_DAYS } from './lots.ts'
import { coinsExpiredText, coinsExpiringText } from './texts.ts'

const toCoins = { target: 'points', ref: null } as const

/** Expires a member's coins up to now, with one ledger entry and message per expiry. */
export function expireCoins(ctx: WorldCtx, member_no: string): void {
  const over = openLots(ctx, member_no).filter(({ expires_at }) => expires_at <= ctx.now)
  for (const now of new Set(over.map(({ expires_at }) => expires_at))) {
    const lots = over.filter(({ expires_at }) => expires_at === now)
    const points = lots.reduce((sum, lot) => sum + lot.points, 0)
    const then = { db: ctx.db, ids: ctx.ids, now }
    writeEntry(then, member_no, { reason: 'expired', points: -points, taken: drawFromLots(ctx, lots, points) })
    sendMessage(then, member_no, 'promotion', coinsExpiredText(points), toCoins)
  }
}

/** Timer: a lot expires. */
export function expireLot(ctx: WorldCtx, lot_no: string): void {
  const lot = ctx.db.coin_lots.get(lot_no)
  if (lot) expireCoins(ctx, lot.member_no)
}

/** Timer: warns a member of expiring coins, once for all that expire in the next days; their own warnings are cancelled. */
export function warnBeforeExpiry(ctx: WorldCtx, lot_no: string): void {
  const lot = ctx.db.coin_lots.get(lot_no)
  if (!lot) return
  const from = lot.expires_at
  const till = from + WARN_DAYS * DAY
  const soon = openLots(ctx, lot.member_no).filter(({ expires_at }) => expires_at >= from && expires_at <= till)
  for (const { lot_no } of soon) ctx.unschedule(COINS_WARN, lot_no)
  const points = soon.reduce((sum, { points }) => sum + points, 0)
  sendMessage(ctx, lot.member_no, 'promotion', coinsExpiringText(points, from), toCoins)
}
