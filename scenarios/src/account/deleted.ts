import { MEMBERS, scenario, shopper, world } from '../dsl/index.ts'

const { phone } = MEMBERS.budi

export default scenario('An account is deleted: submitted, processing, deleted; a month later its phone can register again', {
  given: (given) => given.loggedIn('budi').at('2026-03-02T10:00:00+07:00'),
  steps: [
    shopper.seesDeletion('active'),
    shopper.requestsDeletion('prefer_not_to_say'),
    shopper.seesDeletion('deletion_submitted'),
    world.advances('P1D'),
    shopper.seesDeletion('deletion_processing'),
    world.advances('P11D'),
    shopper.opens('me').fails('SESSION_EXPIRED'),
    shopper.entersPhone(phone),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right').fails('MEMBER_MISSING'),
    world.advances('P31D'),
    shopper.opens('login'),
    shopper.entersPhone(phone),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    shopper.seesProfile({ name: '8120****002' }),
  ],
})
