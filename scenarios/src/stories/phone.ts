import { scenario, shopper } from '../dsl/index.ts'
import { QUESTION } from '../sample-data.ts'

export default {
  'landscape-and-back': scenario('A phone turned to landscape and back keeps the typed text', {
    steps: [
      shopper.fillsForm('question', QUESTION),
      shopper.turnsPhone('landscape'),
      shopper.sees('common:landscape.title'),
      shopper.turnsPhone('portrait'),
      shopper.seesFormKept(),
    ],
  }),
}
