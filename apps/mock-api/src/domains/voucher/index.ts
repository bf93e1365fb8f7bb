import { defineDomain, entityEvents } from '../../engine/contract/domain.ts'
import { notifyExpiringVouchers } from './expiry-reminders.ts'
import { voucherRoutes } from './handlers.ts'
import { expireVoucher, VOUCHER_EXPIRE } from './member-vouchers.ts'
import { COUPON_OPENS, notifyOpening, scheduleOpenings } from './openings.ts'
import { VOUCHER_REMIND } from './reminders.ts'
import { voucherTables } from './tables.ts'
import { templateEvents } from './template-events.ts'

/** Vouchers: offered, claimed, used, expired. */
export const voucherDomain = defineDomain({
  name: 'promotion',
  tables: voucherTables,
  routes: voucherRoutes,
  timers: { [VOUCHER_EXPIRE]: expireVoucher, [VOUCHER_REMIND]: notifyExpiringVouchers, [COUPON_OPENS]: notifyOpening },
  seedWorld: scheduleOpenings,
  events: {
    coupon: templateEvents,
    voucher: entityEvents('vouchers', {
      expire(ctx, row) {
        if (row.state !== 'unused') ctx.illegal(`it is ${row.state}`)
        ctx.db.vouchers.update(row.voucher_no, { expires_at: ctx.now })
        expireVoucher(ctx, row.voucher_no)
        ctx.unschedule(VOUCHER_EXPIRE, row.voucher_no)
      },
    }),
  },
})
