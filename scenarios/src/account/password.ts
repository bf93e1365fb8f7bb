import { MEMBERS, scenario, shopper, times } from '../dsl/index.ts'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '../sample-data.ts'

export default scenario('Changing the password: a wrong old one is refused; the right one ends every session, and the new one logs in', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opens('setting'),
    ...times(2, shopper.changesPassword('Lupa.2026', NEW_PASSWORD).fails('PASSWORD_WRONG')),
    shopper.changesPassword(SEEDED_PASSWORD, NEW_PASSWORD),
    shopper.opens('accountLogin'),
    shopper.entersPassword(MEMBERS.sari.phone, SEEDED_PASSWORD).fails('ACCOUNT_OR_PASSWORD_WRONG'),
    shopper.entersPassword(MEMBERS.sari.phone, NEW_PASSWORD),
    shopper.isAt('setting'),
  ],
})
