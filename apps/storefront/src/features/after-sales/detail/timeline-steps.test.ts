import type { AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleState, AfterSaleType } from '@nusaria/contracts/lifecycle'
import { describe, expect, it } from 'vitest'
import { timelineSteps } from './timeline-steps.ts'

const event = (step: AfterSaleStep['step']): AfterSaleStep => ({ step, at: '2026-11-22T12:00:00+07:00', note: null })
const way = (status: AfterSaleState, type: AfterSaleType, ...events: AfterSaleStep['step'][]) =>
  timelineSteps({ status, type, timeline: events.map(event) }).map(
    (step) => `${step.kind === 'event' ? step.event.step : step.next} ${step.state}`,
  )

describe('the way of a request', () => {
  it('names what goes back only where goods have to', () => {
    expect(way(1, 'refund_only', 'applied')).toEqual(['applied done', 'review now', 'arrive ahead'])
    expect(way(1, 'return_refund', 'applied')).toEqual(['applied done', 'review now', 'sendBack ahead', 'inspect ahead', 'arrive ahead'])
  })

  it('goes on with the parcel that is called back, and with sending back when that came too late', () => {
    expect(way(2, 'refund_only', 'applied', 'interception_requested').slice(2)).toEqual(['interception now', 'arrive ahead'])
    expect(way(6, 'refund_only', 'applied', 'interception_requested', 'interception_missed').slice(2)).toEqual([
      'interception_missed done',
      'sendBack now',
      'inspect ahead',
      'arrive ahead',
    ])
  })

  it('comes to the inspection, the refund and its end', () => {
    expect(way(7, 'return_refund', 'applied', 'agreed', 'sent_back').slice(3)).toEqual(['inspect now', 'arrive ahead'])
    expect(way(3, 'return_refund', 'applied', 'agreed').slice(2)).toEqual(['refund now', 'arrive ahead'])
    expect(way(4, 'refund_only', 'applied', 'agreed', 'refunded')).toEqual(['applied done', 'agreed done', 'refunded done'])
  })

  it('stands at its last event when it ended without money', () => {
    expect(way(5, 'refund_only', 'applied', 'refused')).toEqual(['applied done', 'refused now'])
    expect(way(1, 'refund_only', 'applied', 'cancelled', 'reapplied').slice(1)).toEqual([
      'cancelled done',
      'reapplied done',
      'review now',
      'arrive ahead',
    ])
  })
})
