import { elsewhere, MEMBERS, scenario, shopper, world } from '../dsl/index.ts'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '../sample-data.ts'

export default scenario('The password was changed on another device: every session ends; this one asks to log in and returns to its page', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    elsewhere.sends('member.updatePassword', { old_password: SEEDED_PASSWORD, password: NEW_PASSWORD }),
    elsewhere.sends('member.info', undefined).fails('SESSION_EXPIRED'),
    shopper.opens('addresses').fails('SESSION_EXPIRED'),
    world.advances('PT61S'),
    shopper.logsIn(MEMBERS.sari.phone),
    shopper.isBackAt('addresses'),
  ],
})
