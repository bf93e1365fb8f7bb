import { MEMBERS, scenario, shopper } from '../dsl/index.ts'

export default scenario('A disabled account is told so, and stays outside', {
  steps: [
    shopper.opens('login'),
    shopper.entersPhone(MEMBERS.dewi.phone),
    shopper.answersCaptcha('right'),
    shopper.entersCode('right').fails('MEMBER_DISABLED'),
  ],
})
