import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'
import { filesAgainElsewhere } from './steps.ts'

const request = { after_sale_no: ref('request') }
const refund_target = { kind: 'e_wallet', id: ref('e-wallet') } as const

export default scenario(
  'A request changed since its page was opened: filed elsewhere, approved, refunded again, filed again; the page shows its state',
  {
    given: (given) => given.loggedIn('agus'),
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.savesRefundAccount('e-wallet'),
      elsewhere.hasOrder({ like: 'kopi', pieces: 2, paid: 'online', order: 'shipped' }),
      shopper.opens('orderDetail'),
      shopper.sees('order:headline.pending_receipt'),
      elsewhere.filesRequest({ reason: 'changed_mind' }),
      shopper.confirmsReceipt().fails('AFTER_SALE_ONGOING'),
      shopper.seesRequest('awaitingReview'),
      merchant.agrees(),
      shopper.cancelsRequest().fails('AFTER_SALE_CANCEL_NOT_ALLOWED'),
      merchant.failsToRefund('account_closed'),
      shopper.seesRequest('failure', { end: 'refund_failed' }),
      elsewhere.sends('afterSale.retryRefund', { ...request, refund_target }),
      shopper.retriesRefund('e-wallet').fails('AFTER_SALE_STATUS_MISMATCH'),
      merchant.refunds(),
      elsewhere.filesRequest({ reason: 'changed_mind' }),
      merchant.refuses('evidence_unclear'),
      shopper.fillsRequestAgain({ reason: 'changed_mind' }),
      filesAgainElsewhere,
      shopper.sendsRequest().fails('AFTER_SALE_REAPPLY_NOT_ALLOWED'),
      shopper.seesRequest('awaitingReview'),
    ],
  },
)
