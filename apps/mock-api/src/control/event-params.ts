import { MessageKind } from '@nusaria/contracts/message'
import { couriers } from '../domains/after-sale/couriers.ts'
import { REFUND_FAILURE_TEXTS, REFUSAL_TEXTS } from '../domains/after-sale/texts.ts'
import type { EventParam } from './types.ts'

const courierCodes = couriers('en').map(({ courier_code }) => courier_code)

/** The parameters of events, by entity and event. `value` is a parameter's default. */
export const EVENT_PARAMS: Readonly<Record<string, Readonly<Record<string, readonly EventParam[]>>>> = {
  after_sale: {
    refuse: [
      {
        name: 'reason',
        type: 'text',
        value: 'evidence_unclear',
        options: Object.keys(REFUSAL_TEXTS),
        free: true,
        what: 'or your own words',
      },
    ],
    fail: [{ name: 'reason', type: 'text', value: 'bank_unavailable', options: Object.keys(REFUND_FAILURE_TEXTS) }],
    send_back: [
      { name: 'courier_code', type: 'text', value: courierCodes[0] ?? '', options: courierCodes },
      { name: 'tracking_number', type: 'text', value: '', free: true, what: 'made up unless told' },
    ],
  },
  sku: {
    restock: [{ name: 'stock', type: 'number', value: 10, what: 'pieces on sale from now on' }],
    reprice: [{ name: 'price', type: 'number', value: 10_000, what: 'Rupiah' }],
  },
  question: {
    answer: [{ name: 'content', type: 'text', value: '', free: true, what: "the shop's words; without them one of its own" }],
  },
  coins: { give: [{ name: 'points', type: 'number', value: 100 }] },
  inbox: {
    receive: [
      { name: 'count', type: 'number', value: 1, what: '1 to 1,000' },
      { name: 'kind', type: 'text', value: 'promotion', options: MessageKind.options },
    ],
  },
}
