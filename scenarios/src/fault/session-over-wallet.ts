import { elsewhere, scenario, shopper, world } from '../dsl/index.ts'
import { outlives } from './steps.ts'

export default scenario(
  'The session ends in the cart, the wallet and the account deletion: after login the forms are as they were, except for cards',
  {
    given: (given) => given.loggedIn('budi'),
    steps: [
      elsewhere.signsIn('budi'),
      elsewhere.fillsCart(1),
      shopper.fillsForm('pieces in the cart'),
      world.returnsError('cart.updateQuantity', 'SESSION_EXPIRED', 1),
      shopper.submitsForm('pieces in the cart').fails('SESSION_EXPIRED'),
      shopper.logsInAgain('budi'),
      shopper.seesFormKept('pieces in the cart'),
      shopper.submitsForm('pieces in the cart'),
      shopper.hasInCart(3),
      ...outlives('budi', 'voucher code'),
      ...outlives('budi', 'bank account'),
      ...outlives('budi', 'e-wallet'),
      ...outlives('budi', 'deletion'),
      ...outlives('budi', 'card'),
    ],
  },
)
