import { elsewhere, scenario, shopper, world } from '../dsl/index.ts'

/** Up to the daily limit of fifty, after the ten below and the three that sari has that day. */
const REST_OF_THE_DAY = [10, 10, 10, 7]

export default scenario('Too many orders in a row are rate-limited, and a day has a limit; the next day the same page continues', {
  given: (given) => given.loggedIn('sari').at('2026-03-02T15:00:00+07:00').clockFrozen(),
  steps: [
    elsewhere.signsIn('sari'),
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    elsewhere.buys('keripik', { orders: 10 }),
    shopper.placesOrder().fails('OPERATING_TOO_FAST'),
    ...REST_OF_THE_DAY.flatMap((orders) => [world.advances('PT10S'), elsewhere.buys('keripik', { orders })]),
    world.advances('PT10S'),
    shopper.placesOrder().fails('DAILY_ORDER_LIMIT'),
    world.advances('P1D'),
    shopper.placesOrder(),
    shopper.seesOrder('pending_payment'),
  ],
})
