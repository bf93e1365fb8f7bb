import { scenario, shopper } from '../dsl/index.ts'

export default scenario('An address that only Google knows is registered, and has no phone yet: one is linked at once', {
  steps: [
    shopper.opens('login'),
    shopper.goesToGoogle(),
    shopper.choosesAtGoogle('allow', 'rangga.saputra@example.com'),
    shopper.opens('setting'),
    shopper.seesProfile({ email: 'rangga.saputra@example.com' }),
    shopper.opens('bindPhone'),
    shopper.asksLinkCode('81377700022'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    shopper.seesProfile({ phone: '81377700022' }),
  ],
})
