import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario(
  'No reply within 8 s: the page says so and offers a retry; an order that may have been placed is looked up and exists once',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.opens('home'),
      world.injectsFault('order.list', 'hang'),
      shopper.opens('orders').getsNoReply('timeout'),
      world.clearsFaults(),
      shopper.retries(),
      shopper.fillsForm('order note'),
      world.injectsFault('order.place', 'hang', { times: 1 }),
      shopper.submitsForm('order note').getsNoReply('timeout'),
      shopper.seesFormKept('order note'),
      shopper.submitsForm('order note'),
      world.counts('orders', 1),
      shopper.fillsForm('voucher code'),
      world.injectsFault('promotion.redeemCode', 'hang', { times: 1 }),
      shopper.submitsForm('voucher code').getsNoReply('timeout'),
      shopper.seesFormKept('voucher code'),
      shopper.submitsForm('voucher code'),
      world.counts('vouchers', 1),
    ],
  },
)
