import { afterEach, expect, it } from 'vitest'
import { type Received, receiveSignals, signal } from './signals.ts'

afterEach(() => receiveSignals(null))

/** The waiting signals, in short. */
function received(): string[] {
  const all: Received[] = []
  receiveSignals((one) => all.push(one))
  return all.map((one) => (one.kind === 'unhandled' ? `${one.kind} ${one.error}` : one.kind))
}

it('errors from before the configuration is read wait for whoever reports them', () => {
  dispatchEvent(new ErrorEvent('error', { message: 'no texts' }))
  signal({ kind: 'crash', error: new Error('no page') })
  expect(received()).toEqual(['unhandled no texts', 'crash'])
  receiveSignals(null)
  expect(received()).toEqual([])
})

it('signals that nobody reports are forgotten', () => {
  receiveSignals(() => {})
  signal({ kind: 'crash', error: new Error('no page') })
  receiveSignals(null)
  expect(received()).toEqual([])
})
