import { elsewhere, merchant, scenario } from '../dsl/index.ts'
import { outlives } from './steps.ts'

export default scenario('The session ends in the middle of each order form: after login the form is as it was, and can be sent', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.hasOrder({ like: 'kopi', pieces: 2, paid: 'online', order: 'completed' }),
    elsewhere.filesRequest({ type: 'return_refund', reason: 'damaged' }),
    merchant.agrees(),
    ...outlives('agus', 'return shipment'),
    ...outlives('agus', 'review'),
    ...outlives('agus', 'order note'),
    ...outlives('agus', 'card at the cashier'),
  ],
})
