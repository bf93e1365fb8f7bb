import { elsewhere, scenario, shopper } from '../dsl/index.ts'

const goesToCashier = [elsewhere.buys('kopi'), shopper.opensOtherOrder(), shopper.opens('checkout')]

export default scenario('A card is declined, another one pays and is saved; the next time its CVN is enough', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    ...goesToCashier,
    shopper.paysByCard('declined').fails('PAYMENT_FAILED'),
    shopper.paysByCard('good', true),
    shopper.choosesAtGateway('success'),
    shopper.seesOrder('pending_shipment'),
    ...goesToCashier,
    shopper.paysBySavedCard(),
    shopper.choosesAtGateway('success'),
    shopper.seesOrder('pending_shipment'),
  ],
})
