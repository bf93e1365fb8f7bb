import { entityEvents } from '../../engine/contract/domain.ts'
import { sendMessage } from '../message/notify.ts'
import { adjustCoins } from './coins.ts'
import { expireCoins } from './expiry.ts'
import { openLots } from './lots.ts'
import { giftText } from './texts.ts'

/** A whole number above zero, or undefined. */
function count(value: string | number | boolean | undefined): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}

/** Events of a member's coins for the control API; the id is the member's number. */
export const coinEvents = entityEvents('members', {
  /** A gift from the shop: `points` coins. */
  give(ctx, { member_no }, params) {
    const points = count(params.points)
    if (points === undefined) return ctx.illegal('points must be a whole number above 0')
    adjustCoins(ctx, member_no, { reason: 'gift', points })
    sendMessage(ctx, member_no, 'promotion', giftText(points), { target: 'points', ref: null })
  },
  /** Expires all coins now. */
  lapse(ctx, { member_no }) {
    const lots = openLots(ctx, member_no)
    if (lots.length === 0) ctx.illegal('there are none')
    for (const { lot_no } of lots) ctx.db.coin_lots.update(lot_no, { expires_at: ctx.now })
    expireCoins(ctx, member_no)
  },
})
