import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Fonts and images are late or missing: pages show without them, nothing moves and nothing looks broken', {
  steps: [
    world.slowsAssets(),
    shopper.opens('home'),
    shopper.seesStableLayout(),
    shopper.opens('productList', { keyword: 'kopi' }),
    shopper.seesStableLayout(),
    shopper.opensListedProduct('Kopi'),
    shopper.seesStableLayout(),
    shopper.addsToCart(1),
    shopper.hasInCart(1),
  ],
})
