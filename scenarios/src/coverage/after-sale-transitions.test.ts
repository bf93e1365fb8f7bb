import { AFTER_SALE_TYPES, type AfterSaleEvent, type AfterSaleState, afterSaleLifecycles, nextState } from '@nusaria/contracts/lifecycle'
import { describe, expect, test } from 'vitest'
import { scenario, shopper } from '../dsl/index.ts'
import { scenarios } from '../index.ts'
import { type AfterSaleTransition, afterSaleTransitionsIn } from './after-sale-transitions.ts'

const describeTransition = ({ type, from, event }: AfterSaleTransition) => `${type}: ${event} at ${from}`
/** Stories by calls alone don't count: a screen shows each transition. */
const onScreen = Object.values(scenarios).filter(({ steps }) => !steps.some(({ verb }) => verb === 'calls'))
const covered = new Set(onScreen.flatMap(afterSaleTransitionsIn).map(describeTransition))

describe.each(AFTER_SALE_TYPES)('a %s request', (type) => {
  const lifecycle = afterSaleLifecycles[type]
  const transitions = lifecycle.states.flatMap((from: AfterSaleState) =>
    (Object.keys(lifecycle.events) as AfterSaleEvent[])
      .filter((event) => nextState(lifecycle, from, event) !== null)
      .map((event) => ({ from, event })),
  )

  test.each(transitions)('takes $event at $from in some story', (transition) => {
    expect(covered).toContain(describeTransition({ type, ...transition }))
  })
})

test('a story with an illegal step throws', () => {
  const story = (...last: Parameters<typeof scenario>[1]['steps']) =>
    scenario('Wrong', { steps: [shopper.fillsRequest({ reason: 'changed_mind' }), shopper.sendsRequest(), ...last] })
  expect(() => afterSaleTransitionsIn(story(shopper.returnsGoods('1')))).toThrow('a refund_only at 1 takes no send_back')
  expect(() => afterSaleTransitionsIn(story(shopper.seesRequest('success')))).toThrow('the request is at 1, not success')
  expect(afterSaleTransitionsIn(story(shopper.cancelsRequest())).map(describeTransition)).toEqual(['refund_only: cancel at 1'])
})
