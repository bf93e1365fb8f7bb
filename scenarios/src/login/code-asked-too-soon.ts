import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('A second code within a minute is refused; after it, one is sent', {
  steps: [
    shopper.opens('login'),
    shopper.entersPhone('81377700015'),
    shopper.answersCaptcha('right'),
    shopper.opens('login'),
    shopper.entersPhone('81377700015'),
    shopper.answersCaptcha('right').fails('TOO_MANY_ATTEMPTS'),
    world.advances('PT61S'),
    shopper.opens('login'),
    shopper.entersPhone('81377700015'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
  ],
})
