import { elsewhere, merchant, scenario, shopper, world } from '../dsl/index.ts'

export default scenario(
  'A paid order before shipping is refunded in full, with coins, voucher and stock; it closes, and a message links to the request',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      elsewhere.hasOrder({ like: 'kopi', pieces: 2, price: 60_000, coins: true, paid: 'online', order: 'paid' }),
      merchant.restocks(7),
      shopper.fillsRequest({ pieces: 2, reason: 'changed_mind', refund: 88_400 }),
      shopper.sendsRequest(),
      shopper.seesRequest('awaitingReview'),
      merchant.agrees(),
      merchant.checksStock(9),
      shopper.seesRefund('under_way'),
      world.advances('P3D'),
      shopper.opensMessage('request'),
      shopper.seesRequest('success', { refund: 88_400 }),
      shopper.seesRefund('received'),
      shopper.seesCoins('refund_returned', 2_200),
      shopper.seesVoucher('BAYAR8', 'unused'),
      shopper.seesOrder('closed'),
    ],
  },
)
