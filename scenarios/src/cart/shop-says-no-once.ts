import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('The shop refuses once; the same tap works the next time', {
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    world.returnsError('cart.add', 'STOCK_INSUFFICIENT', 1),
    shopper.addsToCart(1).fails('STOCK_INSUFFICIENT'),
    shopper.addsToCart(1),
    shopper.hasInCart(1),
  ],
})
