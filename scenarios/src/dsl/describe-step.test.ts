import { expect, test } from 'vitest'
import { describeGiven, describeStep } from './describe-step.ts'
import { elsewhere, merchant, ref, scenario, shopper, world } from './index.ts'

test.each([
  [shopper.claims('APP20').fails('VOUCHER_APP_EXCLUSIVE'), 'Shopper claims APP20 → VOUCHER_APP_EXCLUSIVE'],
  [shopper.looksAt({ like: 'teh melati' }), 'Shopper looks at "teh melati"'],
  [shopper.addsToCart(2), 'Shopper adds to cart 2'],
  [merchant.handlesRequest('miss'), 'Shop misses the request'],
  [merchant.handlesService('empty', 'search'), 'Shop empties the service search'],
  [merchant.handlesOffer('sell_out', 'APP20'), 'Shop sells out the offer APP20'],
  [merchant.reprices(52_500), 'Shop reprices 52.500'],
  [world.advances('P3DT1H'), 'World advances 3 days 1 hour'],
  [elsewhere.buys('kopi', { coins: true }), 'Elsewhere buys kopi, coins'],
  [elsewhere.sends('cart.remove', { line_ids: [ref('line')] }), 'Elsewhere sends cart.remove, with line ids the line'],
  [shopper.goesBack(), 'Shopper goes back'],
])('describes a step: %#', ({ step }, words) => {
  expect(describeStep(step)).toBe(words)
})

test('describes the given world', () => {
  const { given } = scenario('A story', {
    given: (given) => given.loggedIn('sari').at('2026-03-02T15:00:00+07:00').clockFrozen(),
    steps: [],
  })
  expect(describeGiven(given)).toEqual(['sari is signed in', 'It is 2026-03-02 15:00', 'The clock is frozen'])
})
