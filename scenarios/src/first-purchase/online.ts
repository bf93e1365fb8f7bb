import { merchant, scenario, shopper } from '../dsl/index.ts'
import { MENTENG } from '../sample-data.ts'

export default scenario('A first purchase paid online: gateway page, success, order, receipt', {
  steps: [
    shopper.opens('home'),
    shopper.logsIn('81377700012'),
    shopper.looksAt({ like: 'keripik' }),
    shopper.buysNow(1),
    shopper.addsAddress(MENTENG),
    shopper.placesOrder(),
    shopper.seesOrder('pending_payment'),
    shopper.pays('qris'),
    shopper.choosesAtGateway('success'),
    shopper.isAt('paymentSuccess'),
    shopper.seesOrder('pending_shipment'),
    merchant.ships(),
    merchant.delivers(),
    shopper.confirmsReceipt(),
    shopper.seesOrder('completed'),
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    shopper.seesFreeShipping(false),
  ],
})
