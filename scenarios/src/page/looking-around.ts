import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario(
  'Home, search, what was put aside and looked at, the cart, an offer, and where nothing is: each shows what there is',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      shopper.uses('home'),
      shopper.uses('search'),
      shopper.uses('favourites'),
      shopper.uses('viewed'),
      shopper.uses('cart'),
      shopper.uses('voucherTerms'),
      shopper.uses('productMissing'),
      shopper.uses('nowhere'),
    ],
  },
)
