import { elsewhere, merchant, scenario, shopper } from '../dsl/index.ts'
import { filesAgain } from './steps.ts'

export default scenario('A request is cancelled at each stage and refused before and after inspection; an order allows five attempts', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.has({ like: 'kopi', paid: 'online', order: 'shipped' }),
    elsewhere.files({ reason: 'changed_mind' }),
    shopper.cancelsRequest(),
    filesAgain,
    merchant.intercepts(),
    shopper.cancelsRequest(),
    filesAgain,
    merchant.intercepts(),
    merchant.refuses('evidence_unclear'),
    shopper.seesRequest('failure', { end: 'refused' }),
    filesAgain,
    merchant.intercepts(),
    merchant.misses(),
    shopper.cancelsRequest(),
    shopper.fillsAgain({ reason: 'changed_mind' }),
    filesAgain,
    merchant.refuses('evidence_unclear'),
    shopper.sendsRequest().fails('AFTER_SALE_LIMIT'),
  ],
})
