import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('The order pages: cancel, track, receive, print, return and refund orders', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'shipped' }),
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
