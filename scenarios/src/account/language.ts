import { scenario, shopper } from '../dsl/index.ts'

export default scenario('Choosing a language changes the screens and the texts that the shop sends', {
  steps: [
    shopper.opens('home'),
    shopper.choosesLanguage('zh-CN'),
    shopper.opens('home'),
    shopper.choosesLanguage('en'),
    shopper.opens('home'),
  ],
})
