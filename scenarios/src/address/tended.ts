import { scenario, shopper } from '../dsl/index.ts'
import { MENTENG } from '../homes.ts'

export default scenario('An address is added with its label, becomes the default and is deleted; the previous one is the default again', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opensAddress('Wijaya'),
    shopper.keepsAddress(MENTENG, 'office'),
    shopper.makesDefault('Teuku Umar'),
    shopper.seesDefault('Teuku Umar', 'office'),
    shopper.deletesAddress('Teuku Umar'),
    shopper.seesDefault('Wijaya', 'home'),
  ],
})
