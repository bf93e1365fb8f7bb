import { AFTER_SALE_TYPES, type AfterSaleEvent, type AfterSaleState, afterSaleLifecycles, nextState } from '@nusaria/contracts/lifecycle'
import { describe, expect, test } from 'vitest'
import { scenario, shopper } from '../dsl/index.ts'
import { scenarios } from '../index.ts'
import { type AfterSaleTransition, afterSaleTransitionsIn } from './after-sale-transitions.ts'

const wordsOf = ({ type, from, event }: AfterSaleTransition) => `${type}: ${event} at ${from}`
/** A story told by calls alone counts for nothing: each move is one that a screen shows. */
const told = Object.values(scenarios).filter(({ steps }) => !steps.some(({ verb }) => verb === 'calls'))
const walked = new Set(told.flatMap(afterSaleTransitionsIn).map(wordsOf))

describe.each(AFTER_SALE_TYPES)('a request for %s', (type) => {
  const lifecycle = afterSaleLifecycles[type]
  const moves = lifecycle.states.flatMap((from: AfterSaleState) =>
    (Object.keys(lifecycle.events) as AfterSaleEvent[])
      .filter((event) => nextState(lifecycle, from, event) !== null)
      .map((event) => ({ from, event })),
  )

  test.each(moves)('takes $event at $from in some story', (move) => {
    expect(walked).toContain(wordsOf({ type, ...move }))
  })
})

test("a story whose steps the tables don't know is told of", () => {
  const story = (...last: Parameters<typeof scenario>[1]['steps']) =>
    scenario('Wrong', { steps: [shopper.fillsRequest({ reason: 'changed_mind' }), shopper.sendsRequest(), ...last] })
  expect(() => afterSaleTransitionsIn(story(shopper.sendsBack('1')))).toThrow('a refund_only at 1 takes no send_back')
  expect(() => afterSaleTransitionsIn(story(shopper.seesRequest('success')))).toThrow('the request is at 1, not success')
  expect(afterSaleTransitionsIn(story(shopper.cancelsRequest())).map(wordsOf)).toEqual(['refund_only: cancel at 1'])
})
