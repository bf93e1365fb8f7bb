import { scenario, shopper } from '../dsl/index.ts'

export default scenario('By e-mail code, an address the shop does not know yet: it is registered; the cart comes along', {
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
