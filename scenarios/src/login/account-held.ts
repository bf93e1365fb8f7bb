import { MEMBERS, merchant, scenario, shopper } from '../dsl/index.ts'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '../sample-data.ts'

const { phone, email } = MEMBERS.putri

export default scenario('An account held by risk control: no login and no reset until it is cleared', {
  steps: [
    merchant.flags('putri'),
    shopper.opens('login'),
    shopper.entersPhone(phone),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right').fails('ACCOUNT_ABNORMAL'),
    shopper.opens('login'),
    shopper.goesToGoogle(),
    shopper.choosesAtGoogle('allow', email).fails('ACCOUNT_ABNORMAL'),
    shopper.opens('forgetPassword'),
    shopper.requestsResetCode(email),
    shopper.answersCaptcha('right'),
    shopper.resetsPassword(NEW_PASSWORD).fails('ACCOUNT_ABNORMAL'),
    shopper.opens('accountLogin'),
    shopper.entersPassword(email, SEEDED_PASSWORD).fails('ACCOUNT_ABNORMAL'),
    merchant.clears('putri'),
    shopper.entersPassword(email, SEEDED_PASSWORD),
    shopper.isAt('home'),
  ],
})
