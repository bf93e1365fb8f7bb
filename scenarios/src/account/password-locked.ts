import { MEMBERS, scenario, shopper, times } from '../dsl/index.ts'
import { NEW_PASSWORD } from '../sample-data.ts'

export default scenario('Five wrong old passwords in settings: a reset with a code to the linked phone is required', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opens('setting'),
    ...times(4, shopper.changesPassword('Lupa.2026', NEW_PASSWORD).fails('PASSWORD_WRONG')),
    shopper.changesPassword('Lupa.2026', NEW_PASSWORD).fails('TOO_MANY_FAILURES'),
    shopper.requestsResetCode(),
    shopper.answersCaptcha('right'),
    shopper.resetsPassword(NEW_PASSWORD),
    shopper.opens('accountLogin'),
    shopper.entersPassword(MEMBERS.sari.email, NEW_PASSWORD),
    shopper.isAt('setting'),
  ],
})
