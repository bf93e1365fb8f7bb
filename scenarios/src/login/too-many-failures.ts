import { MEMBERS, scenario, shopper, times } from '../dsl/index.ts'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '../sample-data.ts'

const { phone, email } = MEMBERS.sari

export default scenario('Five wrong passwords lock the account, even for the right one; a reset unlocks it', {
  steps: [
    shopper.opens('accountLogin'),
    ...times(4, shopper.entersPassword(phone, NEW_PASSWORD).fails('ACCOUNT_OR_PASSWORD_WRONG')),
    shopper.entersPassword(phone, NEW_PASSWORD).fails('TOO_MANY_FAILURES'),
    shopper.entersPassword(email, SEEDED_PASSWORD).fails('TOO_MANY_FAILURES'),
    shopper.opens('forgetPassword'),
    shopper.requestsResetCode('81377700023'),
    shopper.answersCaptcha('right').fails('ACCOUNT_NOT_FOUND'),
    shopper.requestsResetCode(phone),
    shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
    shopper.answersCaptcha('right'),
    shopper.resetsPassword(NEW_PASSWORD, 'wrong').fails('CODE_INVALID'),
    shopper.resetsPassword(NEW_PASSWORD),
    shopper.opens('accountLogin'),
    shopper.entersPassword(phone, NEW_PASSWORD),
    shopper.isAt('home'),
  ],
})
