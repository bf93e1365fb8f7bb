import { DAY, startOfDay } from '@nusaria/catalogue/lib/time'
import type { EventCtx, WorldCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents, rowTimer } from '../../engine/contract/domain.ts'
import { COUPON_OPENS, notifyExpiringVouchers, notifyOpening, scheduleOpenings } from './announcements.ts'
import { voucherRoutes } from './handlers.ts'
import { expireVoucher, VOUCHER_EXPIRE, VOUCHER_REMIND, voucherMachine } from './member-vouchers.ts'
import { type CouponStateRow, voucherTables } from './tables.ts'
import { ensureTemplateState, templateByNo } from './templates.ts'

/** Today, counted from the day the world began, like a template's days. */
function today({ now, epoch }: WorldCtx): number {
  return Math.round((startOfDay(now) - startOfDay(epoch)) / DAY)
}

function requireOffered(ctx: EventCtx, { withdrawn }: CouponStateRow): void {
  if (withdrawn) ctx.illegal('it is withdrawn')
}

/** What the shop may change about a voucher template. */
export const templateEvents = entityEvents(
  'coupon_states',
  {
    /** It can be claimed from tomorrow. */
    postpone(ctx, row) {
      requireOffered(ctx, row)
      const first_day = today(ctx) + 1
      const last_day = Math.max(first_day, row.last_day ?? templateByNo(row.coupon_no)?.days[1] ?? 0)
      ctx.db.coupon_states.update(row.coupon_no, { first_day, last_day })
    },
    /** Its last day was yesterday. Claimed vouchers stay valid. */
    end(ctx, row) {
      requireOffered(ctx, row)
      ctx.db.coupon_states.update(row.coupon_no, { last_day: today(ctx) - 1 })
    },
    /** The last one is claimed. */
    sell_out(ctx, { coupon_no }) {
      const coupon = templateByNo(coupon_no)
      if (coupon?.pieces === undefined) return ctx.illegal('there is no end of it')
      const claimed = Math.max(0, coupon.pieces - (coupon.claimed ?? 0))
      if (ctx.db.coupon_claims.get(coupon_no)) ctx.db.coupon_claims.update(coupon_no, { claimed })
      else ctx.db.coupon_claims.insert({ coupon_no, claimed })
    },
    /** It is withdrawn, with all claimed vouchers. */
    withdraw(ctx, row) {
      requireOffered(ctx, row)
      ctx.db.coupon_states.update(row.coupon_no, { withdrawn: true })
    },
  },
  ensureTemplateState,
)

/** Vouchers: offered, claimed, used, expired. */
export const voucherDomain = defineDomain({
  name: 'promotion',
  machines: [voucherMachine],
  tables: voucherTables,
  routes: voucherRoutes,
  timers: {
    [VOUCHER_EXPIRE]: rowTimer('vouchers', expireVoucher),
    [VOUCHER_REMIND]: rowTimer('vouchers', notifyExpiringVouchers),
    [COUPON_OPENS]: notifyOpening,
  },
  seedWorld: scheduleOpenings,
  events: {
    coupon: templateEvents,
    voucher: entityEvents('vouchers', {
      expire(ctx, row) {
        if (row.state !== 'unused') ctx.illegal(`it is ${row.state}`)
        expireVoucher(ctx, ctx.db.vouchers.update(row.voucher_no, { expires_at: ctx.now }))
        ctx.unschedule(VOUCHER_EXPIRE, row.voucher_no)
      },
    }),
  },
})
