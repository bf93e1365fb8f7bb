import { elsewhere, merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario(
  'Coins for an order become unavailable: the order is too small, another device spends them; it is placed without coins',
  {
    given: (given) => given.loggedIn('putri'),
    steps: [
      elsewhere.signsIn('putri'),
      elsewhere.buys('keripik', { pieces: 4 }),
      shopper.looksAt({ like: 'kopi', seesFreeShipping: true }),
      shopper.buysNow(1),
      shopper.usesCoins(),
      merchant.reprices(500),
      shopper.placesOrder().fails('COIN_RULES_NOT_MATCHED'),
      merchant.reprices(60_000),
      shopper.placesOrder().fails('PRICE_CHANGED'),
      shopper.refreshesPrice(),
      elsewhere.buys('keripik', { pieces: 9, coins: true }),
      shopper.placesOrder().fails('COINS_INSUFFICIENT'),
      shopper.placesOrder(),
      shopper.seesOrder('pending_payment'),
    ],
  },
)
