import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('An address deleted on another device: neither its form nor an order accepts it, and both say so', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    shopper.opensAddress(),
    elsewhere.removesAddress(),
    shopper.editsAddress('Jl. Melati No. 3').fails('ADDRESS_MISSING'),
    shopper.opensAddress(),
    shopper.editsAddress('Jl. Kenanga No. 7'),
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    elsewhere.removesAddress(),
    shopper.placesOrder().fails('ADDRESS_MISSING'),
  ],
})
