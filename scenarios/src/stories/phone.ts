import { scenario, shopper } from '../dsl/index.ts'

export default {
  'landscape-and-back': scenario('A phone turned to landscape and back keeps the typed text', {
    steps: [
      shopper.opens('search'),
      shopper.typesSearch('kopi'),
      shopper.turnsPhone('landscape'),
      shopper.sees('common:landscape.title'),
      shopper.turnsPhone('portrait'),
      shopper.seesTypedSearch('kopi'),
    ],
  }),
}
