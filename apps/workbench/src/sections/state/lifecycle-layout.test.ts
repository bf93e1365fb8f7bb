import { AFTER_SALE_STATUS, LIFECYCLES, returnRefundLifecycle } from '@nusaria/contracts/lifecycle'
import { describe, expect, it } from 'vitest'
import { layOut } from './lifecycle-layout.ts'

describe.each(Object.entries(LIFECYCLES))('%s', (_, lifecycle) => {
  it('has a box for every state, and all arcs and labels inside the picture', () => {
    const { boxes, arcs, labels, width, height, box } = layOut(lifecycle, lifecycle.initial)
    expect(boxes.map(({ state }) => state)).toEqual(lifecycle.states)
    expect(arcs.length).toBeGreaterThan(0)
    for (const { fromY, toY, x, bulge } of arcs) {
      expect(Math.max(fromY, toY)).toBeLessThan(height)
      expect(x + 0.75 * bulge).toBeGreaterThanOrEqual(0)
      for (const label of labels) expect(x + 0.75 * bulge).toBeLessThan(label.x)
    }
    expect(box.x + box.width).toBeLessThan(width)
  })
})

it('names the events out of the current state, those to one state together', () => {
  const { arcs, labels } = layOut(LIFECYCLES.order, 'pending_payment')
  expect(labels.map(({ to, events }) => [to, events])).toEqual([
    ['pending_shipment', ['pay', 'accept_cod']],
    ['closed', ['cancel', 'expire', 'close']],
  ])
  expect(arcs.filter(({ isNext }) => isNext).map(({ to }) => to)).toEqual(['pending_shipment', 'closed'])
})

it('draws no arc for an event that keeps the state, and a way back at the left', () => {
  const receipt = layOut(LIFECYCLES.order, 'pending_receipt')
  expect(receipt.labels[0]).toMatchObject({ to: 'pending_receipt', events: ['deliver'] })
  expect(receipt.arcs.some(({ from, to }) => from === to)).toBe(false)
  const failed = layOut(returnRefundLifecycle, AFTER_SALE_STATUS.failure).arcs.filter(({ isNext }) => isNext)
  expect(failed.map(({ to, bulge }) => [to, Math.sign(bulge)])).toEqual([
    [AFTER_SALE_STATUS.awaitingReview, -1],
    [AFTER_SALE_STATUS.refundPending, -1],
  ])
})
