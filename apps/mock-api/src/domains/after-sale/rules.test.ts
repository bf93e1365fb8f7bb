import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { LIMITS } from '@nusaria/contracts/limits'
import { describe, expect, it } from 'vitest'
import { linesRefusal, remainingPieces } from './requests.ts'
import {
  applyDeadline,
  applyRefusal,
  attemptsLeft,
  availableTypes,
  canApply,
  invalidShipmentField,
  missingReasonField,
  orderRefusal,
  reasonsFor,
} from './rules.ts'

type Order = Parameters<typeof applyRefusal>[0]['order']
type Request = Parameters<typeof applyRefusal>[0]['requests'][number]

const NOW = 100 * DAY

const LINES = [
  { line_no: 'L1', quantity: 3 },
  { line_no: 'L2', quantity: 1 },
]

/** An order with two lines: three pieces, and one. */
function order(status: Order['status'], { cash = false, delivered = status === 'completed', completed = NOW - DAY } = {}): Order {
  const events = status === 'completed' ? [{ kind: 'completed', at: completed }] : []
  return { status, pay_method: cash ? 'cod' : 'card', paid_at: cash && !delivered ? null : NOW - 2 * DAY, events, lines: LINES } as Order
}

let requests = 0

function request(status: Request['status'], quantity: number, end_reason: Request['end_reason'] = null): Request {
  requests += 1
  return { after_sale_no: `AS${requests}`, status, end_reason, attempt: 1, lines: [{ line_no: 'L1', quantity }] } as Request
}

describe('the period for requests', () => {
  it.each([
    ['pending_payment', false, 'ORDER_STATUS_MISMATCH', []],
    ['pending_shipment', false, null, ['refund_only']],
    ['pending_shipment', true, 'ORDER_STATUS_MISMATCH', []],
    ['pending_receipt', false, null, ['refund_only', 'return_refund']],
    ['pending_receipt', true, 'ORDER_STATUS_MISMATCH', []],
    ['completed', false, null, ['refund_only', 'return_refund']],
    ['completed', true, null, ['refund_only', 'return_refund']],
    ['closed', false, 'ORDER_STATUS_MISMATCH', []],
    ['closed', true, 'ORDER_STATUS_MISMATCH', []],
  ] as const)('%s, for cash: %s', (status, cash, refusal, types) => {
    expect(orderRefusal(order(status, { cash }), NOW)).toBe(refusal)
    expect(availableTypes(order(status, { cash }), NOW)).toEqual(types)
  })

  it('begins for an order paid in cash with its delivery, before it is completed', () => {
    const delivered = order('pending_receipt', { cash: true, delivered: true })
    expect(orderRefusal(delivered, NOW)).toBeNull()
    expect(availableTypes(delivered, NOW)).toEqual(['refund_only', 'return_refund'])
  })

  it('is one week from the completion', () => {
    const completed = order('completed', { completed: NOW })
    const deadline = applyDeadline(completed) ?? 0
    expect(deadline).toBe(NOW + LIMITS.afterSaleDays * DAY)
    expect(orderRefusal(completed, deadline - 1)).toBeNull()
    expect(orderRefusal(completed, deadline)).toBe('AFTER_SALE_DEADLINE_PAST')
    expect(availableTypes(completed, deadline)).toEqual([])
    expect(applyDeadline(order('pending_receipt'))).toBeNull()
  })

  it('five applications per order, each one counts', () => {
    expect(attemptsLeft([])).toBe(5)
    expect(attemptsLeft([{ attempt: 3 }, { attempt: 1 }])).toBe(1)
    expect(attemptsLeft([{ attempt: 4 }, { attempt: 2 }])).toBe(0)
  })
})

describe('the pieces', () => {
  const all = order('completed')
  const asks = (quantity: number, ...held: Request[]) => linesRefusal([{ line_no: 'L1', quantity }], remainingPieces(all, held))

  it.each([
    [3, [], null],
    [4, [], 'AFTER_SALE_QUANTITY'],
    [1, [request(1, 1)], 'AFTER_SALE_ONGOING'],
    [1, [request(6, 3)], 'AFTER_SALE_ONGOING'],
    [1, [request(4, 2)], null],
    [2, [request(4, 2)], 'AFTER_SALE_QUANTITY'],
    [1, [request(4, 2), request(4, 1)], 'AFTER_SALE_EXISTS'],
    [1, [request(5, 3, 'refund_failed')], 'AFTER_SALE_EXISTS'],
    [3, [request(5, 3, 'cancelled'), request(5, 3, 'refused'), request(5, 3, 'return_overdue')], null],
    [3, [request(5, 3, 'inspection_failed')], null],
  ] as const)('%i of three: %#', (quantity, held, error) => {
    expect(asks(quantity, ...held)?.error ?? null).toBe(error)
  })

  it('an error names the request that holds them, and what is left', () => {
    const under_way = request(3, 1)
    expect(asks(1, under_way)?.detail.params).toEqual({ line_no: 'L1', after_sale_no: under_way.after_sale_no })
    const done = request(4, 3)
    expect(asks(1, done)?.detail.params).toEqual({ line_no: 'L1', after_sale_no: done.after_sale_no })
    expect(asks(3, request(4, 1))?.detail.params).toEqual({ line_no: 'L1', available: 2 })
  })

  it('must be of lines the order has, each once; requests on other lines don’t matter', () => {
    const free = remainingPieces(all, [request(1, 3)])
    expect(linesRefusal([{ line_no: 'L2', quantity: 1 }], free)).toBeNull()
    const twice = [1, 2].map(() => ({ line_no: 'L2', quantity: 1 }))
    for (const lines of [[{ line_no: 'L9', quantity: 1 }], twice]) expect(linesRefusal(lines, free)?.error).toBe('AFTER_SALE_QUANTITY')
  })
})

it('checks in this order: what the order allows, how often, which type, which pieces', () => {
  const often = [request(1, 3), ...[1, 2, 3, 4].map(() => request(5, 1, 'cancelled'))]
  const formFor = (quantity: number) => ({ type: 'return_refund', lines: [{ line_no: 'L1', quantity }] }) as const
  const first = (status: Order['status'], held: Request[], quantity = 9, now = NOW) =>
    applyRefusal({ order: order(status), requests: held, now }, formFor(quantity))?.error ?? null
  expect(first('closed', often)).toBe('ORDER_STATUS_MISMATCH')
  expect(first('completed', often, 9, NOW + 7 * DAY)).toBe('AFTER_SALE_DEADLINE_PAST')
  expect(first('pending_shipment', often)).toBe('AFTER_SALE_LIMIT')
  expect(first('pending_shipment', often.slice(1))).toBe('AFTER_SALE_TYPE_UNSUPPORTED')
  expect(first('completed', often.slice(0, 2))).toBe('AFTER_SALE_ONGOING')
  expect(first('completed', often.slice(1))).toBe('AFTER_SALE_QUANTITY')
  expect(first('completed', often.slice(1), 3)).toBeNull()
})

it('says until when, how often and which field', () => {
  const form = { type: 'return_refund', lines: [{ line_no: 'L1', quantity: 1 }] } as const
  const detail = (status: Order['status'], held: Request[], now = NOW) =>
    applyRefusal({ order: order(status, { completed: NOW }), requests: held, now }, form)?.detail
  const often = [1, 2, 3, 4, 5].map(() => request(5, 1, 'cancelled'))
  expect(detail('completed', [], NOW + 7 * DAY)).toEqual({ params: { deadline: formatInstant(NOW + 7 * DAY) } })
  expect(detail('completed', often)).toEqual({ params: { limit: 5 } })
  expect(detail('pending_shipment', [])).toEqual({ field: 'type' })
})

it('offers a request while the order allows a type, tries are left, and pieces are', () => {
  const offers = (status: Order['status'], held: Request[]) => canApply({ order: order(status), requests: held, now: NOW })
  const cancelled = [1, 2, 3, 4].map(() => request(5, 1, 'cancelled'))
  expect(offers('completed', cancelled)).toBe(true)
  expect(offers('closed', [])).toBe(false)
  expect(offers('completed', [...cancelled, request(5, 1, 'cancelled')])).toBe(false)
  expect(offers('completed', [{ ...request(4, 3), lines: LINES } as Request])).toBe(false)
  expect(offers('completed', [{ ...request(1, 1), lines: LINES.map((line) => ({ ...line, quantity: 1 })) } as Request])).toBe(false)
})

it('counts from the completion, whatever happened after it', () => {
  const events = [
    { kind: 'completed', at: NOW },
    { kind: 'reviewed', at: NOW + DAY },
  ] as unknown as Order['events']
  expect(applyDeadline({ events })).toBe(NOW + 7 * DAY)
})

describe('what a form needs', () => {
  it('a reason; with a description when it is "other"', () => {
    expect(missingReasonField(null, 'Broken')).toBe('reason')
    expect(missingReasonField('damaged', '')).toBeNull()
    expect(missingReasonField('other', ' \n')).toBe('description')
    expect(missingReasonField('other', 'Broken')).toBeNull()
  })

  it('a courier and a tracking number', () => {
    expect(invalidShipmentField(false, 'RT00012345')).toBe('courier_code')
    for (const wrong of ['  ', 'RT1', 'RT0001234!', '-RT00012345', 'RT00012345-', 'RT００012345', 'R'.repeat(31)])
      expect(invalidShipmentField(true, wrong), wrong).toBe('tracking_number')
    for (const right of ['RT00012345', ' rt 0001 2345 ', 'LA-8827-104593', '12345678'])
      expect(invalidShipmentField(true, right), right).toBeNull()
  })

  it('the reasons before shipping: nobody has seen the goods yet', () => {
    expect(reasonsFor(order('pending_shipment'))).toEqual(['changed_mind', 'not_arrived', 'other'])
    expect(reasonsFor(order('completed'), 'refund_only')).toContain('not_arrived')
    expect(reasonsFor(order('completed'), 'return_refund')).not.toContain('not_arrived')
    expect(reasonsFor(order('completed'))).toHaveLength(9)
  })
})
