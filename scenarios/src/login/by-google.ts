import { scenario, shopper } from '../dsl/index.ts'

/** A Google account that the shop doesn't know. */
const NEWCOMER = 'rangga.saputra@example.com'
const PHONE = '81377700022'

export default scenario(
  "Google: denied, failed, then registered; the guest's cart is merged, and a first phone is linked without verification",
  {
    steps: [
      shopper.looksAt({ like: 'kopi' }),
      shopper.addsToCart(2),
      shopper.opens('login'),
      shopper.goesToGoogle(),
      shopper.choosesAtGoogle('deny'),
      shopper.goesToGoogle(),
      shopper.choosesAtGoogle('fail', NEWCOMER).fails('LOGIN_FAILED'),
      shopper.goesToGoogle(),
      shopper.choosesAtGoogle('allow', NEWCOMER),
      shopper.hasInCart(2),
      shopper.opens('bindPhone'),
      shopper.requestsLinkCode(PHONE),
      shopper.answersCaptcha('right'),
      shopper.entersCode('right'),
      shopper.seesProfile({ email: NEWCOMER, phone: PHONE }),
    ],
  },
)
