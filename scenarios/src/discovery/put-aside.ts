import { MEMBERS, scenario, shopper } from '../dsl/index.ts'

export default scenario("A guest's heart is there once they log in, and what they looked at as a guest is the member's", {
  steps: [
    shopper.looksAt({ like: 'teh melati' }),
    shopper.looksAt({ like: 'kopi gayo' }),
    shopper.putsAside().fails('PRODUCT_NOT_LOGGED_IN'),
    shopper.logsIn(MEMBERS.budi.phone),
    shopper.sees('favourite:added'),
    shopper.findsAt('favourites'),
    shopper.findsAt('viewed'),
  ],
})
