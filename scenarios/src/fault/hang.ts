import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario(
  'No reply within 8 s: the page says so and offers a retry; an order that may have been placed is looked up and exists once',
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
