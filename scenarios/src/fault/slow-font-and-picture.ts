import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario(
  'Fonts and pictures come late or never: pages are there before them, nothing moves for them, nothing shows broken',
  {
    steps: [
      world.slowsPictures(),
      shopper.opens('home'),
      shopper.findsAllInPlace(),
      shopper.opens('productList', { keyword: 'kopi' }),
      shopper.findsAllInPlace(),
      shopper.opensListed('Kopi'),
      shopper.findsAllInPlace(),
      shopper.addsToCart(1),
      shopper.hasInCart(1),
    ],
  },
)
