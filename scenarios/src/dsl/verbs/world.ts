import type { ErrorName } from '@nusaria/contracts/errors'
import type { CallName } from '@nusaria/contracts/registry'
import type { MemberName } from '../../members.ts'
import { verb } from '../declare.ts'
import type { WireFault } from './faults.ts'

/** What a story counts: rows of these tables. */
export type Counted = 'orders' | 'payments' | 'after_sales' | 'reviews' | 'addresses' | 'vouchers' | 'points_records' | 'refund_cards'

export interface FaultOptions {
  /** delay in ms */
  readonly ms?: number
  /** status of a reply in HTML */
  readonly status?: number
  readonly times?: number
}

/** The clock, faults and sessions of the world. */
export const worldVerbs = {
  advances: verb('Advances the clock by an ISO 8601 duration.', (duration: string) => ({ duration })),
  injectsFault: verb(
    'From now on, or `times` times, these calls fail this way, or answer with this error.',
    (call: CallName | 'every call', wire: WireFault | ErrorName, how: FaultOptions = {}) => ({ call, wire, ...how }),
  ),
  clearsFaults: verb('Removes all faults.'),
  slowsAssets: verb('From now on fonts and images are late; every second image never comes.', undefined, { only: 'pages' }),
  lapsesCoins: verb('All coins of a member lapse now.', (member: MemberName) => ({ member })),
  expiresVoucher: verb("A member's unused voucher of this coupon expires now.", (coupon: string, member: MemberName) => ({
    coupon,
    member,
  })),
  counts: verb('This many were made since the last fault was injected, or since the story began.', (rows: Counted, made: number) => ({
    rows,
    made,
  })),
}

/** The payment gateway, about the last payment of the order. */
export const gatewayVerbs = {
  reports: verb('Reports an event of the payment.', (report: 'pend' | 'succeed' | 'fail' | 'cancel' | 'expire') => ({ report }), {
    needs: 'order',
  }),
}
