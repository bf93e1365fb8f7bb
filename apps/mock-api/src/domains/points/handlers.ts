import { pointsContract } from '@nusaria/contracts/points'
import { implement } from '../../engine/contract/implement.ts'
import { formatInstant } from '../../lib/time.ts'
import { COIN_RULE } from './coins.ts'
import { recordView } from './ledger.ts'
import { openLots } from './lots.ts'
import type { PointsRow } from './tables.ts'

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
