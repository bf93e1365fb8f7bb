import { elsewhere, merchant, ref, scenario, shopper, world } from '../dsl/index.ts'

const refund_card_id = ref('refund card')

export default scenario('Refund of a cash order: the first account was removed, the second refuses the money, an e-wallet accepts it', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.hasOrder({ like: 'kopi', price: 60_000, paid: 'in cash', order: 'completed' }),
    elsewhere.savesRefundAccount('refund card'),
    shopper.fillsRequest({ reason: 'defective', to: 'refund card' }),
    elsewhere.sends('wallet.refundCardRemove', { refund_card_id }),
    shopper.sendsRequest().fails('REFUND_ACCOUNT_REQUIRED'),
    elsewhere.savesRefundAccount('refund card', 'declined'),
    shopper.fillsRequest({ reason: 'defective', to: 'refund card' }),
    shopper.sendsRequest(),
    merchant.agrees(),
    world.advances('P3D'),
    shopper.seesRequest('failure', { end: 'refund_failed' }),
    shopper.seesRefund('failed', 0),
    elsewhere.savesRefundAccount('e-wallet'),
    shopper.retriesRefund('e-wallet'),
    world.advances('P3D'),
    shopper.seesRequest('success'),
    shopper.seesRefund('received'),
  ],
})
