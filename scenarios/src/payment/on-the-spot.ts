import { elsewhere, gateway, scenario, shopper, world } from '../dsl/index.ts'

const goesToCashier = [elsewhere.buys('kopi'), shopper.opensOtherOrder(), shopper.opens('checkout')]

export default scenario('QRIS: the tab is closed and the money still arrives; virtual account: nobody transfers, and the time runs out', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    ...goesToCashier,
    shopper.pays('qris'),
    gateway.reports('pend'),
    shopper.closesTab(),
    shopper.opens('checkout'),
    shopper.sees('cashier:pending.checking'),
    gateway.reports('succeed'),
    shopper.isAt('paymentSuccess'),
    shopper.seesOrder('pending_shipment'),
    ...goesToCashier,
    shopper.pays('virtual_account'),
    world.advances('PT61M'),
    shopper.sees('checkout:cashier.over.title'),
    shopper.seesOrder('closed'),
  ],
})
