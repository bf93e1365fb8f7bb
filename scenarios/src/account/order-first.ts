import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('Something is ordered on another device while the deletion is being asked for: the order comes first', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    elsewhere.signsIn('budi'),
    shopper.opens('deletion'),
    shopper.sees('deletion:reason.title'),
    elsewhere.buys('kopi'),
    shopper.asksDeletion('account_unused').fails('UNFINISHED_ORDERS'),
    shopper.seesDeletion('active'),
  ],
})
