import { scenario, shopper } from '../dsl/index.ts'

export default scenario("Login by e-mail code with an unknown address: it is registered; the guest's cart is merged", {
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.addsToCart(2),
    shopper.opens('emailLogin'),
    shopper.entersEmail('rina@example.org'),
    shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('wrong').fails('CODE_INVALID'),
    shopper.entersCode('right'),
    shopper.hasInCart(2),
  ],
})
