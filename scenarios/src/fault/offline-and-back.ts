import { scenario, shopper } from '../dsl/index.ts'

export default scenario('The connection is gone and comes back: what was typed is there, pages that were missing come by themselves', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opens('orders'),
    shopper.fills('name'),
    shopper.goesOffline(),
    shopper.submits('name').isLost('network'),
    shopper.findsFilled('name'),
    shopper.comesBackOnline(),
    shopper.submits('name'),
  ],
})
