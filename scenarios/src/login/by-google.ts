import { MEMBERS, scenario, shopper } from '../dsl/index.ts'

export default scenario('By Google: denied, refused, then let in; the cart comes along', {
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.addsToCart(2),
    shopper.opens('login'),
    shopper.goesToGoogle(),
    shopper.choosesAtGoogle('deny'),
    shopper.goesToGoogle(),
    shopper.choosesAtGoogle('fail', MEMBERS.budi.email).fails('LOGIN_FAILED'),
    shopper.goesToGoogle(),
    shopper.choosesAtGoogle('allow', MEMBERS.budi.email),
    shopper.hasInCart(2),
  ],
})
