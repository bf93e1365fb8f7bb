import type { AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleState, AfterSaleType } from '@nusaria/contracts/lifecycle'
import { describe, expect, it } from 'vitest'
import { timelineSteps } from './after-sale-progress.tsx'

const event = (step: AfterSaleStep['step']): AfterSaleStep => ({ step, at: '2026-11-22T12:00:00+07:00', note: null })
const stepsOf = (status: AfterSaleState, type: AfterSaleType, ...events: AfterSaleStep['step'][]) =>
  timelineSteps({ status, type, timeline: events.map(event) }).map(
    (step) => `${'event' in step ? step.event.step : step.next} ${step.state}`,
  )

describe('the timeline of a request', () => {
  it('has a step for sending goods back only where they must go back', () => {
    expect(stepsOf(1, 'refund_only', 'applied')).toEqual(['applied done', 'review now', 'arrive ahead'])
    expect(stepsOf(1, 'return_refund', 'applied')).toEqual([
      'applied done',
      'review now',
      'sendBack ahead',
      'inspect ahead',
      'arrive ahead',
    ])
  })

  it('shows an intercepted parcel, and sending back after a missed interception', () => {
    expect(stepsOf(2, 'refund_only', 'applied', 'interception_requested').slice(2)).toEqual(['interception now', 'arrive ahead'])
    expect(stepsOf(6, 'refund_only', 'applied', 'interception_requested', 'interception_missed').slice(2)).toEqual([
      'interception_missed done',
      'sendBack now',
      'inspect ahead',
      'arrive ahead',
    ])
  })

  it('shows inspection, refund and completion', () => {
    expect(stepsOf(7, 'return_refund', 'applied', 'agreed', 'sent_back').slice(3)).toEqual(['inspect now', 'arrive ahead'])
    expect(stepsOf(3, 'return_refund', 'applied', 'agreed').slice(2)).toEqual(['refund now', 'arrive ahead'])
    expect(stepsOf(4, 'refund_only', 'applied', 'agreed', 'refunded')).toEqual(['applied done', 'agreed done', 'refunded done'])
  })

  it('stops at the last event when it ended without a refund', () => {
    expect(stepsOf(5, 'refund_only', 'applied', 'refused')).toEqual(['applied done', 'refused now'])
    expect(stepsOf(1, 'refund_only', 'applied', 'cancelled', 'reapplied').slice(1)).toEqual([
      'cancelled done',
      'reapplied done',
      'review now',
      'arrive ahead',
    ])
  })
})
