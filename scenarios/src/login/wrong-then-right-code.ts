import { scenario, shopper } from '../dsl/index.ts'

export default scenario('A wrong code is told at once; the right one signs in', {
  steps: [
    shopper.opens('login'),
    shopper.entersPhone('81377700014'),
    shopper.answersCaptcha('right'),
    shopper.entersCode('wrong').fails('CODE_INVALID'),
    shopper.entersCode('right'),
    shopper.isAt('home'),
  ],
})
