import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('An order placed on another device while the deletion is requested: the order must finish first', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    elsewhere.signsIn('budi'),
    shopper.opens('deletion'),
    shopper.sees('deletion:reason.title'),
    elsewhere.buys('kopi'),
    shopper.requestsDeletion('account_unused').fails('UNFINISHED_ORDERS'),
    shopper.seesDeletion('active'),
  ],
})
