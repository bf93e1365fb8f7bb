import type { ErrorName } from '@nusaria/contracts/errors'
import type { CallName } from '@nusaria/contracts/registry'
import { verb } from '../declare.ts'
import type { WireFault } from './faults.ts'

/** Tables whose new rows a story counts. */
export const COUNTED = ['orders', 'payments', 'after_sales', 'reviews', 'addresses', 'vouchers', 'points_records', 'refund_cards'] as const

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
  counts: verb(
    'This many were made since the last fault was injected.',
    (rows: (typeof COUNTED)[number], made: number) => ({ rows, made }),
    { needs: 'fault' },
  ),
}

/** The payment gateway, about the last payment of the order. */
export const gatewayVerbs = {
  reports: verb('Reports an event of the payment.', (report: 'pend' | 'succeed' | 'fail' | 'cancel' | 'expire') => ({ report }), {
    needs: 'order',
  }),
}
