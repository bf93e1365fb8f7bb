import { scenario, shopper } from '../dsl/index.ts'

export default scenario('A wrong captcha keeps what was typed; the right one sends the code', {
  steps: [
    shopper.opens('login'),
    shopper.entersPhone('81377700013'),
    shopper.answersCaptcha('wrong').fails('CODE_INVALID'),
    shopper.sees('errors:1101002'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right'),
    shopper.isAt('home'),
  ],
})
