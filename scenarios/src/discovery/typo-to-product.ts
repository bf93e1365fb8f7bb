import { scenario, shopper } from '../dsl/index.ts'

const SHARED = { keyword: 'kopi', sort: 'price_asc', in_stock: '1', price_max: '50000' }

export default scenario(
  'A misspelled search finds products; going back keeps the filtered list, and a shared address shows the same list',
  {
    steps: [
      shopper.opens('home'),
      shopper.searches('kripik'),
      shopper.filtersList('in stock'),
      shopper.opensListedProduct('Keripik'),
      shopper.goesBack(),
      shopper.isBackAt('productList'),
      shopper.sees('filter:clearAll'),
      shopper.opens('productList', SHARED),
      shopper.sees('filter:upTo', { price: 'Rp50.000' }),
      shopper.opensListedProduct('Kopi'),
      shopper.addsToCart(1),
      shopper.hasInCart(1),
    ],
  },
)
