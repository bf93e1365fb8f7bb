import { elsewhere, merchant, scenario, shopper } from '../dsl/index.ts'
import { filesAgainElsewhere } from './steps.ts'

export default scenario('A request is cancelled at each stage and refused before and after inspection; an order allows five attempts', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'shipped' }),
    elsewhere.filesRequest({ reason: 'changed_mind' }),
    shopper.cancelsRequest(),
    filesAgainElsewhere,
    merchant.intercepts(),
    shopper.cancelsRequest(),
    filesAgainElsewhere,
    merchant.intercepts(),
    merchant.refuses('evidence_unclear'),
    shopper.seesRequest('failure', { end: 'refused' }),
    filesAgainElsewhere,
    merchant.intercepts(),
    merchant.misses(),
    shopper.cancelsRequest(),
    shopper.fillsRequestAgain({ reason: 'changed_mind' }),
    filesAgainElsewhere,
    merchant.refuses('evidence_unclear'),
    shopper.sendsRequest().fails('AFTER_SALE_LIMIT'),
  ],
})
