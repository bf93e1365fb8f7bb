import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario(
  'No answer within 8 s: a page says so and tries again; an order that may have been placed is asked for once more, and is one',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.opens('home'),
      world.spoils('order.list', 'hang'),
      shopper.opens('orders').isLost('timeout'),
      world.heals(),
      shopper.triesAgain(),
      shopper.fills('order note'),
      world.spoils('order.place', 'hang', { times: 1 }),
      shopper.submits('order note').isLost('timeout'),
      shopper.findsFilled('order note'),
      shopper.submits('order note'),
      world.counts('orders', 1),
      shopper.fills('voucher code'),
      world.spoils('promotion.redeemCode', 'hang', { times: 1 }),
      shopper.submits('voucher code').isLost('timeout'),
      shopper.findsFilled('voucher code'),
      shopper.submits('voucher code'),
      world.counts('vouchers', 1),
    ],
  },
)
