import { MEMBERS, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Changing the e-mail: the linked one is verified first, not too long before; an address in use is refused', {
  given: (given) => given.loggedIn('putri'),
  steps: [
    shopper.opens('verifyEmail'),
    shopper.requestsVerifyCode('email'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('wrong').fails('CODE_INVALID'),
    shopper.entersCode('right'),
    shopper.requestsLinkCode(MEMBERS.budi.email),
    shopper.answersCaptcha('right').fails('EMAIL_ALREADY_LINKED'),
    world.advances('PT11M'),
    shopper.requestsLinkCode('putri.baru@example.com'),
    shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right').fails('VERIFY_OLD_EMAIL_FIRST'),
    shopper.opens('verifyEmail'),
    shopper.requestsVerifyCode('email'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    world.advances('PT61S'),
    shopper.requestsLinkCode('putri.baru@example.com'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    shopper.seesProfile({ email: 'putri.baru@example.com' }),
  ],
})
