import { elsewhere, ref, scenario, shopper } from '../dsl/index.ts'
import { MENTENG } from '../sample-data.ts'

export default {
  'deleted-elsewhere': scenario('An address deleted on another device: neither its form nor an order accepts it, and both say so', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      shopper.fillsForm('changed address', { street: 'Jl. Melati No. 3' }),
      elsewhere.sends('address.remove', { address_id: ref('address') }),
      shopper.submitsForm().fails('ADDRESS_MISSING'),
      shopper.sendsForm('changed address', { street: 'Jl. Kenanga No. 7' }),
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.buysNow(1),
      elsewhere.sends('address.remove', { address_id: ref('address') }),
      shopper.placesOrder().fails('ADDRESS_MISSING'),
    ],
  }),
  tended: scenario(
    'An address is found by its postal code, becomes the default by its form and in the list, and is deleted; the previous one is the default again',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        shopper.seesDefaultAddress('Wijaya', 'home'),
        shopper.sendsForm('address', { ...MENTENG, search: '10310', label: 'office' }),
        shopper.sendsForm('changed address', { like: 'Teuku Umar', flag_default: true }),
        shopper.seesDefaultAddress('Teuku Umar', 'office'),
        shopper.makesDefaultAddress('Wijaya'),
        shopper.seesDefaultAddress('Wijaya', 'home'),
        shopper.makesDefaultAddress('Teuku Umar'),
        shopper.deletesAddress('Teuku Umar'),
        shopper.seesDefaultAddress('Wijaya', 'home'),
      ],
    },
  ),
}
