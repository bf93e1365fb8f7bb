import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('Orders since long ago: cancelled, tracked, received, printed, sent back, refunded, each from its page', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    elsewhere.has({ like: 'kopi', paid: 'online', order: 'shipped' }),
    shopper.uses('orders'),
    shopper.uses('trackingDetail'),
    shopper.uses('tracking'),
    shopper.uses('me'),
    shopper.uses('paymentSuccess'),
    shopper.uses('invoice'),
    shopper.uses('afterSales'),
    shopper.uses('afterSale'),
    shopper.uses('refunds'),
  ],
})
