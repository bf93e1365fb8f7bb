import { describe, expect, it } from 'vitest'
import {
  isEvent,
  isFinal,
  LIFECYCLES,
  legalEvents,
  nextState,
  orderLifecycle,
  refundOnlyLifecycle,
  returnRefundLifecycle,
} from './lifecycle.ts'
import type { Lifecycle } from './lifecycle-machine.ts'

describe.each(Object.entries<Lifecycle>(LIFECYCLES))('%s', (_, machine) => {
  it('reaches every state from the first one', () => {
    const reached = new Set([machine.initial])
    for (const state of reached) {
      for (const event of legalEvents(machine, state)) {
        const to = nextState(machine, state, event)
        if (to !== null) reached.add(to)
      }
    }
    expect([...reached].sort()).toEqual([...machine.states].sort())
  })

  it('names an actor and a move for every event', () => {
    for (const [event, transition] of Object.entries(machine.events)) {
      expect(transition.actors.length, event).toBeGreaterThan(0)
      expect(Object.keys(transition.transitions).length, event).toBeGreaterThan(0)
    }
  })
})

describe('an order', () => {
  it('goes from payment to completion', () => {
    expect(nextState(orderLifecycle, 'pending_payment', 'pay')).toBe('pending_shipment')
    expect(nextState(orderLifecycle, 'pending_shipment', 'ship')).toBe('pending_receipt')
    expect(nextState(orderLifecycle, 'pending_receipt', 'deliver')).toBe('pending_receipt')
    expect(nextState(orderLifecycle, 'pending_receipt', 'confirm')).toBe('completed')
  })

  it('refuses illegal events', () => {
    expect(nextState(orderLifecycle, 'pending_payment', 'ship')).toBeNull()
    expect(nextState(orderLifecycle, 'pending_receipt', 'cancel')).toBeNull()
    expect(nextState(orderLifecycle, 'closed', 'pay')).toBeNull()
  })

  it('lists the legal events of each actor', () => {
    expect(legalEvents(orderLifecycle, 'pending_payment', 'shopper')).toEqual(['accept_cod', 'cancel'])
    expect(legalEvents(orderLifecycle, 'pending_receipt', 'merchant')).toEqual(['deliver', 'close'])
    expect(isFinal(orderLifecycle, 'completed')).toBe(true)
    expect(isFinal(orderLifecycle, 'pending_payment')).toBe(false)
    expect(isEvent(orderLifecycle, 'ship')).toBe(true)
    expect(isEvent(orderLifecycle, 'toString')).toBe(false)
  })
})

describe('an after-sales request', () => {
  it('asks for the goods only when they must come back', () => {
    expect(nextState(refundOnlyLifecycle, 1, 'agree')).toBe(3)
    expect(nextState(returnRefundLifecycle, 1, 'agree')).toBe(6)
    expect(nextState(returnRefundLifecycle, 2, 'agree')).toBe(3)
  })

  it('has the refund as its only final state', () => {
    expect(isFinal(returnRefundLifecycle, 4)).toBe(true)
    expect(legalEvents(returnRefundLifecycle, 5, 'shopper')).toEqual(['reapply', 'retry'])
  })
})
