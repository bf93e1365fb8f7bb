import { scenario, shopper } from '../dsl/index.ts'

export default scenario("The language of one's choice: the screens, and what the shop itself says, follow it", {
  steps: [
    shopper.opens('home'),
    shopper.choosesLanguage('zh-CN'),
    shopper.opens('home'),
    shopper.choosesLanguage('en'),
    shopper.opens('home'),
  ],
})
