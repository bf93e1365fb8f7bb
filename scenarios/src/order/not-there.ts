import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario("Orders that can't be shown: another member's, an unknown one, a parcel not shipped yet, an unknown parcel", {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('putri'),
    elsewhere.buys('kopi'),
    shopper.opensOtherOrder().fails('ORDER_UNAUTHORIZED'),
    shopper.opens('checkout', { order_no: 'NS000000000000' }).fails('ORDER_NOT_FOUND'),
    elsewhere.signsIn('sari'),
    elsewhere.buys('kopi'),
    shopper.opensOtherOrder(),
    shopper.opens('shipmentTracking').fails('ORDER_NOT_SHIPPED'),
    shopper.opens('trackingDetail', { parcel_no: 'none' }).fails('PARCEL_NOT_FOUND'),
  ],
})
