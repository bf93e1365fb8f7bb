import { defineDomain, entityEvents } from '../kernel/domain.ts'
import { couponEvents } from './coupon-events.ts'
import { tellOfEnd } from './endings.ts'
import { promotionRoutes } from './handlers.ts'
import { COUPON_OPENS, expectOpenings, tellOfOpening } from './openings.ts'
import { VOUCHER_REMIND } from './reminders.ts'
import { promotionTables } from './tables.ts'
import { expireVoucher, VOUCHER_EXPIRE } from './wallet.ts'

/** Vouchers: on offer, claimed, spent, lapsed. */
export const promotionDomain = defineDomain({
  name: 'promotion',
  tables: promotionTables,
  routes: promotionRoutes,
  due: { [VOUCHER_EXPIRE]: expireVoucher, [VOUCHER_REMIND]: tellOfEnd, [COUPON_OPENS]: tellOfOpening },
  seedWorld: expectOpenings,
  events: {
    coupon: couponEvents,
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
