import { scenario, shopper, world } from '../dsl/index.ts'
import { times } from '../dsl/times.ts'

export default scenario('Five wrong codes use a code up, even for the right one; a new code signs in', {
  steps: [
    shopper.opens('login'),
    shopper.entersPhone('81377700025'),
    shopper.answersCaptcha('right'),
    ...times(5, shopper.entersCode('wrong').fails('CODE_INVALID')),
    shopper.entersCode('right').fails('TOO_MANY_ATTEMPTS'),
    world.advances('PT61S'),
    shopper.opens('login'),
    shopper.entersPhone('81377700025'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    shopper.isAt('home'),
  ],
})
