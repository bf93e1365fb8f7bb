import { formatInstant } from '@nusaria/catalogue/lib/time'
import { pointsContract } from '@nusaria/contracts/points'
import { defineDomain, entityEvents, rowTimer } from '../../engine/contract/domain.ts'
import { eventNumber } from '../../engine/contract/event-number.ts'
import { implement } from '../../engine/contract/implement.ts'
import { adjustCoins, COIN_RULE, expireCoins, notifyOfGift, warnBeforeExpiry } from './coins.ts'
import { COINS_EXPIRE, COINS_WARN, openLots, recordView } from './lots.ts'
import { type PointsRow, pointsTables } from './tables.ts'

/** Events of a member's coins for the control API; the id is the member's number. */
export const coinEvents = entityEvents('members', {
  /** A gift from the shop: `points` coins. */
  give(ctx, { member_no }, params) {
    const points = eventNumber(ctx, params, 'points', { least: 1 })
    adjustCoins(ctx, member_no, { reason: 'gift', points })
    notifyOfGift(ctx, member_no, points)
  },
  /** Expires all coins now. */
  lapse(ctx, { member_no }) {
    const lots = openLots(ctx, member_no)
    if (lots.length === 0) ctx.illegal('there are none')
    for (const { lot_no } of lots) ctx.db.coin_lots.update(lot_no, { expires_at: ctx.now })
    expireCoins(ctx, member_no)
  },
})

/** Newest first. */
const newest = { created_at: 'desc', record_no: 'desc' } as const

const inDirection = {
  all: () => true,
  in: ({ points }: PointsRow) => points > 0,
  out: ({ points }: PointsRow) => points < 0,
} as const

export const pointsRoutes = implement(pointsContract, {
  record({ query }, ctx) {
    const { page_num, page_size, direction = 'all' } = query
    const where = (row: PointsRow) => row.member_no === ctx.member.member_no && inDirection[direction](row)
    const { list, total } = ctx.db.points_records.list({ where, orderBy: newest, page_num, page_size })
    return { list: list.map(recordView), total }
  },

  recordDetail({ query }, ctx) {
    const row = ctx.db.points_records.get(query.record_no)
    if (row?.member_no !== ctx.member.member_no) return ctx.fail('INVALID_PARAMETER', { field: 'record_no' })
    const { order_no, after_sale_no, amount, expires_at } = row
    return { ...recordView(row), order_no, after_sale_no, amount, expires_at: expires_at === null ? null : formatInstant(expires_at) }
  },

  balance(_, ctx) {
    const lots = openLots(ctx, ctx.member.member_no)
    const first = lots[0]?.expires_at
    const lapsing = lots.filter(({ expires_at }) => expires_at === first)
    return {
      points: ctx.member.points,
      expiring_points: lapsing.reduce((sum, { points }) => sum + points, 0),
      expiring_at: first === undefined ? null : formatInstant(first),
      rule: COIN_RULE,
    }
  },
})

/** Coins: lots that expire, and the ledger. */
export const pointsDomain = defineDomain({
  name: 'points',
  tables: pointsTables,
  routes: pointsRoutes,
  timers: {
    [COINS_EXPIRE]: rowTimer('coin_lots', (ctx, { member_no }) => expireCoins(ctx, member_no)),
    [COINS_WARN]: rowTimer('coin_lots', warnBeforeExpiry),
  },
  events: { coins: coinEvents },
})
