import { scenario, shopper } from '../dsl/index.ts'
import { MENTENG } from '../sample-data.ts'

export default scenario('An address is added with its label, becomes the default and is deleted; the previous one is the default again', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opensAddress('Wijaya'),
    shopper.savesNewAddress(MENTENG, 'office'),
    shopper.makesAddressDefault('Teuku Umar'),
    shopper.seesDefaultAddress('Teuku Umar', 'office'),
    shopper.deletesAddress('Teuku Umar'),
    shopper.seesDefaultAddress('Wijaya', 'home'),
  ],
})
