import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Fonts and images are late or missing: pages show without them, nothing moves and nothing looks broken', {
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
})
