import { scenario, shopper, times, world } from '../dsl/index.ts'

export default scenario('A device that keeps guessing captchas must wait a minute', {
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
})
