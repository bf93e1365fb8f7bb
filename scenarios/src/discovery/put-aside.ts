import { MEMBERS, scenario, shopper } from '../dsl/index.ts'

export default scenario("A guest's favourite is saved after login, and the products viewed as a guest become the member's", {
  steps: [
    shopper.looksAt({ like: 'teh melati' }),
    shopper.looksAt({ like: 'kopi gayo' }),
    shopper.addsFavourite().fails('PRODUCT_NOT_LOGGED_IN'),
    shopper.logsIn(MEMBERS.budi.phone),
    shopper.sees('favourite:added'),
    shopper.seesProductAt('favourites'),
    shopper.seesProductAt('viewed'),
  ],
})
