import { describe, expect, it } from 'vitest'
import { eventsFrom, isEvent, isFinal, LIFECYCLES, next, orderLifecycle, refundOnlyLifecycle, returnRefundLifecycle } from './lifecycle.ts'
import type { Lifecycle } from './lifecycle-machine.ts'

describe.each(Object.entries<Lifecycle>(LIFECYCLES))('%s', (_, machine) => {
  it('reaches every state from the first one', () => {
    const reached = new Set([machine.initial])
    for (const state of reached) {
      for (const event of eventsFrom(machine, state)) {
        const to = next(machine, state, event)
        if (to !== null) reached.add(to)
      }
    }
    expect([...reached].sort()).toEqual([...machine.states].sort())
  })

  it('names an actor and a move for every event', () => {
    for (const [event, transition] of Object.entries(machine.events)) {
      expect(transition.by.length, event).toBeGreaterThan(0)
      expect(Object.keys(transition.moves).length, event).toBeGreaterThan(0)
    }
  })
})

describe('an order', () => {
  it('goes from payment to completion', () => {
    expect(next(orderLifecycle, 'pending_payment', 'pay')).toBe('pending_shipment')
    expect(next(orderLifecycle, 'pending_shipment', 'ship')).toBe('pending_receipt')
    expect(next(orderLifecycle, 'pending_receipt', 'deliver')).toBe('pending_receipt')
    expect(next(orderLifecycle, 'pending_receipt', 'confirm')).toBe('completed')
  })

  it('refuses what is out of turn', () => {
    expect(next(orderLifecycle, 'pending_payment', 'ship')).toBeNull()
    expect(next(orderLifecycle, 'pending_receipt', 'cancel')).toBeNull()
    expect(next(orderLifecycle, 'closed', 'pay')).toBeNull()
  })

  it('tells what each side may do', () => {
    expect(eventsFrom(orderLifecycle, 'pending_payment', 'shopper')).toEqual(['accept_cod', 'cancel'])
    expect(eventsFrom(orderLifecycle, 'pending_receipt', 'merchant')).toEqual(['deliver', 'close'])
    expect(isFinal(orderLifecycle, 'completed')).toBe(true)
    expect(isEvent(orderLifecycle, 'ship')).toBe(true)
    expect(isEvent(orderLifecycle, 'toString')).toBe(false)
  })
})

describe('an after-sales request', () => {
  it('asks for the goods only when they must come back', () => {
    expect(next(refundOnlyLifecycle, 1, 'agree')).toBe(3)
    expect(next(returnRefundLifecycle, 1, 'agree')).toBe(6)
    expect(next(returnRefundLifecycle, 2, 'agree')).toBe(3)
  })

  it('ends for good with a refund alone', () => {
    expect(isFinal(returnRefundLifecycle, 4)).toBe(true)
    expect(eventsFrom(returnRefundLifecycle, 5, 'shopper')).toEqual(['reapply', 'retry'])
  })
})
