import { MEMBERS, merchant, scenario, shopper } from '../dsl/index.ts'
import { SEEDED_PASSWORD } from '../sample-data.ts'

const { phone, email } = MEMBERS.dewi

export default scenario('A disabled account is refused by every login method until it is enabled', {
  steps: [
    shopper.opens('login'),
    shopper.entersPhone(phone),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right').fails('MEMBER_DISABLED'),
    shopper.opens('emailLogin'),
    shopper.entersEmail(email),
    shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right').fails('MEMBER_DISABLED'),
    shopper.opens('resetPassword'),
    shopper.requestsResetCode(email),
    shopper.answersCaptcha('right').fails('MEMBER_DISABLED'),
    shopper.opens('accountLogin'),
    shopper.entersPassword(email, SEEDED_PASSWORD).fails('MEMBER_DISABLED'),
    merchant.enables('dewi'),
    shopper.entersPassword(email, SEEDED_PASSWORD),
    shopper.isAt('home'),
  ],
})
