import { AFTER_SALE_TYPES, type AfterSaleEvent, type OrderEvent, orderLifecycle, refundOnlyLifecycle } from '@nusaria/contracts/lifecycle'
import fc from 'fast-check'
import { DAY, HOUR, MINUTE } from '../../../lib/time.ts'

export const EVENTS = Object.keys(refundOnlyLifecycle.events) as AfterSaleEvent[]
export const ORDER_EVENTS = Object.keys(orderLifecycle.events) as OrderEvent[]

const REASONS = ['damaged', 'damaged', 'defective', 'not_arrived', 'wrong_item', 'missing_parts', 'changed_mind', 'other', null] as const
const SKUS = ['KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1', 'BERAS-1'] as const
/** How far an order has got. */
const STAGES = ['unpaid', 'paid', 'shipped', 'delivered', 'completed'] as const

const is = <K extends string>(kind: K) => fc.constant(kind)
const who = fc.nat(2)
const nth = fc.nat(31)
/** Sometimes something that must fail. */
const rarely = fc.nat(11).map((at) => at === 0)
const goods = fc.array(fc.record({ sku_no: fc.constantFrom(...SKUS), quantity: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 3,
})
const form = {
  type: fc.constantFrom(...AFTER_SALE_TYPES),
  /** pieces of each line, at most those that are free; ignored with `all` */
  pieces: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
  all: fc.boolean(),
  /** More pieces than there are, or a line that the order does not have. */
  too_many: rarely,
  strange_line: rarely,
  reason: fc.constantFrom(...REASONS),
  description: fc.constantFrom('', ' ', 'Bocor'),
  target: fc.constantFrom('none', 'none', 'none', 'good', 'good', 'good', 'refusing', 'refusing', 'foreign'),
  wrong_amount: rarely,
} as const

/** One action or passing of time. Numbers choose among what exists. */
export const modelStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: is('order'), who, goods, coins: fc.boolean(), cash: fc.boolean(), until: fc.constantFrom(...STAGES) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: is('claim'), who, coupon_no: fc.constantFrom('HEMAT5', 'BELANJA20', 'ONGKIR20', 'CAMILAN10') }),
  },
  { weight: 5, arbitrary: fc.record({ kind: is('order event'), order: nth, event: fc.nat(ORDER_EVENTS.length - 1) }) },
  { weight: 2, arbitrary: fc.record({ kind: is('receive'), order: nth, stranger: rarely }) },
  { weight: 12, arbitrary: fc.record({ kind: is('apply'), order: nth, stranger: rarely, ...form }) },
  { weight: 14, arbitrary: fc.record({ kind: is('event'), request: nth, event: nth, wild: rarely }) },
  { weight: 3, arbitrary: fc.record({ kind: is('cancel'), request: nth, stranger: rarely }) },
  { weight: 4, arbitrary: fc.record({ kind: is('reapply'), request: nth, stranger: rarely, ...form }) },
  { weight: 3, arbitrary: fc.record({ kind: is('send back'), request: nth, stranger: rarely, blank: rarely }) },
  { weight: 3, arbitrary: fc.record({ kind: is('retry'), request: nth, stranger: rarely, target: form.target }) },
  { weight: 1, arbitrary: fc.record({ kind: is('remove account'), request: nth }) },
  { weight: 4, arbitrary: fc.record({ kind: is('wait'), ms: fc.constantFrom(MINUTE, 61 * MINUTE, 20 * HOUR, DAY, 3 * DAY, 6 * DAY) }) },
)
export type ModelStep = typeof modelStep extends fc.Arbitrary<infer S> ? S : never
export type StepOf<K extends ModelStep['kind']> = Extract<ModelStep, { kind: K }>
