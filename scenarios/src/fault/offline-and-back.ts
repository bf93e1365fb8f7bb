import { scenario, shopper } from '../dsl/index.ts'

export default scenario('The connection goes and comes back: typed text is still there, and missing pages load by themselves', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opens('orders'),
    shopper.fillsForm('name'),
    shopper.goesOffline(),
    shopper.submitsForm('name').getsNoReply('network'),
    shopper.seesFormKept('name'),
    shopper.comesBackOnline(),
    shopper.submitsForm('name'),
  ],
})
