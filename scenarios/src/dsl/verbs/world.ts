import type { ErrorName } from '@nusaria/contracts/errors'
import type { CallName } from '../calls.ts'
import { verb } from '../declare.ts'
import type { MemberName } from '../members.ts'
import type { WireFault } from './faults.ts'

export const COUNTED_TABLES = {
  orders: 'orders',
  payments: 'payments',
  requests: 'after_sales',
  reviews: 'reviews',
  addresses: 'addresses',
  vouchers: 'vouchers',
  'movements of coins': 'points_records',
  'bank accounts': 'refund_cards',
} as const

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
  returnsError: verb(
    'From now on, or `times` times, a call answers with this error.',
    (call: CallName, reply: ErrorName, times?: number) => ({ call, reply, times }),
  ),
  injectsFault: verb(
    'From now on, or `times` times, these calls fail this way.',
    (call: CallName | 'every call', wire: WireFault, how: FaultOptions = {}) => ({ call, wire, ...how }),
  ),
  clearsFaults: verb('Removes all faults.'),
  slowsAssets: verb('From now on fonts and images are late; every second image never comes.', undefined, { only: 'pages' }),
  endsSessions: verb('Ends all sessions of a member, on every device.', (member: MemberName) => ({ member })),
  counts: verb(
    'This many were made since the last fault was injected.',
    (what: keyof typeof COUNTED_TABLES, made: number) => ({ what, made }),
    {
      needs: 'fault',
    },
  ),
}

/** The payment gateway, about the last payment of the order. */
export const gatewayVerbs = {
  reports: verb('Reports an event of the payment.', (report: 'pend' | 'succeed' | 'fail' | 'cancel' | 'expire') => ({ report }), {
    needs: 'order',
  }),
}
