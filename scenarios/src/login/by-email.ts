import { MEMBERS, scenario, shopper } from '../dsl/index.ts'

export default scenario('By e-mail code: wrong characters and a wrong code are told; the cart comes along', {
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.addsToCart(2),
    shopper.opens('emailLogin'),
    shopper.entersEmail(MEMBERS.budi.email),
    shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('wrong').fails('CODE_INVALID'),
    shopper.entersCode('right'),
    shopper.hasInCart(2),
  ],
})
