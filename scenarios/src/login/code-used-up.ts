import { scenario, shopper, times, world } from '../dsl/index.ts'

const NEWCOMER = '81377700015'

export default scenario('Five wrong codes use up a code, even for the right one; a new one a minute later registers', {
  steps: [
    shopper.opens('login'),
    shopper.entersPhone(NEWCOMER),
    shopper.answersCaptcha('right'),
    ...times(5, shopper.entersCode('wrong').fails('CODE_INVALID')),
    shopper.entersCode('right').fails('TOO_MANY_ATTEMPTS'),
    shopper.opens('login'),
    shopper.entersPhone(NEWCOMER),
    shopper.answersCaptcha('right').fails('TOO_MANY_ATTEMPTS'),
    world.advances('PT61S'),
    shopper.opens('login'),
    shopper.entersPhone(NEWCOMER),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    shopper.isAt('home'),
  ],
})
