import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario(
  'Home, search, favourites, viewed products, cart, an offer and the pages for missing things each show their content',
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
