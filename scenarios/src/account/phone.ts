import { MEMBERS, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Changing the phone: the linked one is verified first, not too long before; a number in use is refused', {
  given: (given) => given.loggedIn('putri'),
  steps: [
    shopper.opens('verifyPhone'),
    shopper.requestsVerifyCode('phone'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('wrong').fails('CODE_INVALID'),
    shopper.entersCode('right'),
    shopper.requestsLinkCode(MEMBERS.budi.phone),
    shopper.answersCaptcha('right').fails('PHONE_ALREADY_LINKED'),
    world.advances('PT11M'),
    shopper.requestsLinkCode('81377700026'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right').fails('VERIFY_OLD_PHONE_FIRST'),
    shopper.opens('verifyPhone'),
    shopper.requestsVerifyCode('phone'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    world.advances('PT61S'),
    shopper.requestsLinkCode('81377700026'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    shopper.seesProfile({ phone: '81377700026' }),
  ],
})
