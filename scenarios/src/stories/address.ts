import { elsewhere, scenario, shopper } from '../dsl/index.ts'
import { MENTENG } from '../sample-data.ts'

export default {
  'deleted-elsewhere': scenario('An address deleted on another device: neither its form nor an order accepts it, and both say so', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      shopper.opensAddress(),
      elsewhere.removesAddress(),
      shopper.editsAddress('Jl. Melati No. 3').fails('ADDRESS_MISSING'),
      shopper.opensAddress(),
      shopper.editsAddress('Jl. Kenanga No. 7'),
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.buysNow(1),
      elsewhere.removesAddress(),
      shopper.placesOrder().fails('ADDRESS_MISSING'),
    ],
  }),
  tended: scenario('An address is added with its label, becomes the default and is deleted; the previous one is the default again', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.opensAddress('Wijaya'),
      shopper.savesNewAddress(MENTENG, 'office'),
      shopper.makesAddressDefault('Teuku Umar'),
      shopper.seesDefaultAddress('Teuku Umar', 'office'),
      shopper.deletesAddress('Teuku Umar'),
      shopper.seesDefaultAddress('Wijaya', 'home'),
    ],
  }),
}
