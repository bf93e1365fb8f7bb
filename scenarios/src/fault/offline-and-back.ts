import { scenario, shopper } from '../dsl/index.ts'

export default scenario('The connection goes and comes back: typed text is still there, and missing pages load by themselves', {
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
