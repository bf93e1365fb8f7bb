import { elsewhere, MEMBERS, merchant, scenario, shopper, times, world } from '../dsl/index.ts'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '../sample-data.ts'

/** A Google account that the shop doesn't know. */
const NEW_EMAIL = 'rangga.saputra@example.com'
const PHONE = '81377700022'

const NEW_PHONE = '81377700015'

export const loginStories = {
  'account-held': scenario('An account held by risk control: no login and no reset until it is cleared', {
    steps: [
      merchant.flags('putri'),
      shopper.opens('login'),
      shopper.entersPhone(MEMBERS.putri.phone),
      shopper.answersCaptcha('right'),
      shopper.entersCode('right').fails('ACCOUNT_ABNORMAL'),
      shopper.opens('login'),
      shopper.goesToGoogle(),
      shopper.choosesAtGoogle('allow', MEMBERS.putri.email).fails('ACCOUNT_ABNORMAL'),
      shopper.opens('forgetPassword'),
      shopper.requestsResetCode(MEMBERS.putri.email),
      shopper.answersCaptcha('right'),
      shopper.resetsPassword(NEW_PASSWORD).fails('ACCOUNT_ABNORMAL'),
      shopper.opens('accountLogin'),
      shopper.entersPassword(MEMBERS.putri.email, SEEDED_PASSWORD).fails('ACCOUNT_ABNORMAL'),
      merchant.clears('putri'),
      shopper.entersPassword(MEMBERS.putri.email, SEEDED_PASSWORD),
      shopper.isAt('home'),
    ],
  }),
  'by-email': scenario("Login by e-mail code with an unknown address: it is registered; the guest's cart is merged", {
    steps: [
      shopper.looksAt({ like: 'kopi' }),
      shopper.addsToCart(2),
      shopper.opens('emailLogin'),
      shopper.entersEmail('rina@example.org'),
      shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
      shopper.answersCaptcha('right'),
      shopper.entersCode('wrong').fails('CODE_INVALID'),
      shopper.entersCode('right'),
      shopper.hasInCart(2),
    ],
  }),
  'by-google': scenario(
    "Google: denied, failed, then registered; the guest's cart is merged, and a first phone is linked without verification",
    {
      steps: [
        shopper.looksAt({ like: 'kopi' }),
        shopper.addsToCart(2),
        shopper.opens('login'),
        shopper.goesToGoogle(),
        shopper.choosesAtGoogle('deny'),
        shopper.goesToGoogle(),
        shopper.choosesAtGoogle('fail', NEW_EMAIL).fails('LOGIN_FAILED'),
        shopper.goesToGoogle(),
        shopper.choosesAtGoogle('allow', NEW_EMAIL),
        shopper.hasInCart(2),
        shopper.opens('bindPhone'),
        shopper.requestsLinkCode(PHONE),
        shopper.answersCaptcha('right'),
        shopper.entersCode('right'),
        shopper.seesProfile({ email: NEW_EMAIL, phone: PHONE }),
      ],
    },
  ),
  'by-password': scenario("Password login: a wrong password and an unknown account get the same text; the guest's cart is merged", {
    steps: [
      shopper.looksAt({ like: 'kopi' }),
      shopper.addsToCart(2),
      shopper.opens('accountLogin'),
      shopper.entersPassword('81377700021', SEEDED_PASSWORD).fails('ACCOUNT_OR_PASSWORD_WRONG'),
      shopper.entersPassword(MEMBERS.budi.phone, NEW_PASSWORD).fails('ACCOUNT_OR_PASSWORD_WRONG'),
      shopper.entersPassword(MEMBERS.budi.email, SEEDED_PASSWORD),
      shopper.hasInCart(2),
    ],
  }),
  'code-used-up': scenario('Five wrong codes use up a code, even for the right one; a new one a minute later registers', {
    steps: [
      shopper.opens('login'),
      shopper.entersPhone(NEW_PHONE),
      shopper.answersCaptcha('right'),
      ...times(5, shopper.entersCode('wrong').fails('CODE_INVALID')),
      shopper.entersCode('right').fails('TOO_MANY_ATTEMPTS'),
      shopper.opens('login'),
      shopper.entersPhone(NEW_PHONE),
      shopper.answersCaptcha('right').fails('TOO_MANY_ATTEMPTS'),
      world.advances('PT61S'),
      shopper.opens('login'),
      shopper.entersPhone(NEW_PHONE),
      shopper.answersCaptcha('right'),
      shopper.entersCode('right'),
      shopper.isAt('home'),
    ],
  }),
  'device-unsafe': scenario('A device that keeps guessing captchas must wait a minute', {
    steps: [
      shopper.opens('login'),
      shopper.entersPhone('81377700024'),
      ...times(9, shopper.answersCaptcha('wrong').fails('CODE_INVALID')),
      shopper.answersCaptcha('wrong').fails('DEVICE_UNSAFE'),
      world.advances('PT61S'),
      shopper.opens('login'),
      shopper.entersPhone('81377700024'),
      shopper.answersCaptcha('right'),
      shopper.entersCode('right'),
      shopper.isAt('home'),
    ],
  }),
  'disabled-member': scenario('A disabled account is refused by every login method until it is enabled', {
    steps: [
      shopper.opens('login'),
      shopper.entersPhone(MEMBERS.dewi.phone),
      shopper.answersCaptcha('right'),
      shopper.entersCode('right').fails('MEMBER_DISABLED'),
      shopper.opens('emailLogin'),
      shopper.entersEmail(MEMBERS.dewi.email),
      shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
      shopper.answersCaptcha('right'),
      shopper.entersCode('right').fails('MEMBER_DISABLED'),
      shopper.opens('resetPassword'),
      shopper.requestsResetCode(MEMBERS.dewi.email),
      shopper.answersCaptcha('right').fails('MEMBER_DISABLED'),
      shopper.opens('accountLogin'),
      shopper.entersPassword(MEMBERS.dewi.email, SEEDED_PASSWORD).fails('MEMBER_DISABLED'),
      merchant.enables('dewi'),
      shopper.entersPassword(MEMBERS.dewi.email, SEEDED_PASSWORD),
      shopper.isAt('home'),
    ],
  }),
  'too-many-failures': scenario('Five wrong passwords lock the account, even for the right one; a reset unlocks it', {
    steps: [
      shopper.opens('accountLogin'),
      ...times(4, shopper.entersPassword(MEMBERS.sari.phone, NEW_PASSWORD).fails('ACCOUNT_OR_PASSWORD_WRONG')),
      shopper.entersPassword(MEMBERS.sari.phone, NEW_PASSWORD).fails('TOO_MANY_FAILURES'),
      shopper.entersPassword(MEMBERS.sari.email, SEEDED_PASSWORD).fails('TOO_MANY_FAILURES'),
      shopper.opens('forgetPassword'),
      shopper.requestsResetCode('81377700023'),
      shopper.answersCaptcha('right').fails('ACCOUNT_NOT_FOUND'),
      shopper.requestsResetCode(MEMBERS.sari.phone),
      shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
      shopper.answersCaptcha('right'),
      shopper.resetsPassword(NEW_PASSWORD, 'wrong').fails('CODE_INVALID'),
      shopper.resetsPassword(NEW_PASSWORD),
      shopper.opens('accountLogin'),
      shopper.entersPassword(MEMBERS.sari.phone, NEW_PASSWORD),
      shopper.isAt('home'),
    ],
  }),
}

export const sessionStories = {
  'expired-in-purchase': scenario('The session expires during a purchase: after login the shopper is where they were', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi' }),
      shopper.buysNow(2),
      shopper.isAt('orderConfirm'),
      world.advances('P8D'),
      shopper.placesOrder().fails('SESSION_EXPIRED'),
      shopper.logsIn(MEMBERS.sari.phone),
      shopper.isBackAt('orderConfirm'),
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
      shopper.isBackAt('orders'),
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
        shopper.isBackAt('addresses'),
      ],
    },
  ),
}
