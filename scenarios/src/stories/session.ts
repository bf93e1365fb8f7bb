import { elsewhere, MEMBERS, scenario, shopper, world } from '../dsl/index.ts'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '../sample-data.ts'

export default {
  'expired-in-purchase': scenario('The session expires during a purchase: after login the shopper is where they were', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.buysNow(2),
      shopper.isAt('orderConfirm'),
      world.advances('P8D'),
      shopper.placesOrder().fails('SESSION_EXPIRED'),
      shopper.logsIn(MEMBERS.sari.phone),
      shopper.isAt('orderConfirm'),
      shopper.seesAmounts('confirm page', { products: 149_800 }),
      shopper.placesOrder(),
      shopper.seesOrder('pending_payment'),
    ],
  }),
  'expired-while-browsing': scenario('An expired session never interrupts browsing; a member page asks to log in and returns', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      world.advances('P8D'),
      shopper.opens('home'),
      shopper.isAt('home'),
      shopper.opens('orders').fails('SESSION_EXPIRED'),
      shopper.logsIn(MEMBERS.sari.phone),
      shopper.isAt('orders'),
    ],
  }),
  logout: scenario('After logout, member pages ask to log in; the shop stays open', {
    given: (given) => given.loggedIn('sari'),
    steps: [shopper.logsOut(), shopper.opens('home'), shopper.isAt('home'), shopper.opens('addresses').fails('SESSION_EXPIRED')],
  }),
  'password-changed-elsewhere': scenario(
    'The password was changed on another device: every session ends; this one asks to log in and returns to its page',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        elsewhere.signsIn('sari'),
        elsewhere.sends('member.updatePassword', { old_password: SEEDED_PASSWORD, password: NEW_PASSWORD }),
        elsewhere.sends('member.info', undefined).fails('SESSION_EXPIRED'),
        shopper.opens('addresses').fails('SESSION_EXPIRED'),
        world.advances('PT61S'),
        shopper.logsIn(MEMBERS.sari.phone),
        shopper.isAt('addresses'),
      ],
    },
  ),
}
