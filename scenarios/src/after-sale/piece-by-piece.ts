import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

export default scenario(
  'One of two pieces is returned and back in stock for a waiting member; with the second, everything paid is refunded',
  {
    given: (given) => given.loggedIn('putri'),
    steps: [
      elsewhere.signsIn('putri'),
      elsewhere.hasOrder({ like: 'kopi', pieces: 2, price: 60_000, coins: true, paid: 'online', order: 'completed' }),
      merchant.restocks(0),
      elsewhere.sends('notice.subscribe', { sku_no: ref('sku') }),
      shopper.fillsRequest({ type: 'return_refund', reason: 'damaged', description: 'Kemasannya sobek', pictures: 1, refund: 52_635 }),
      shopper.sendsRequest(),
      merchant.agrees(),
      shopper.seesRequest('awaitingReturn'),
      shopper.returnsGoods('NX0012345678'),
      shopper.seesRequest('pendingInspection'),
      merchant.inspects(),
      merchant.checksStock(1),
      shopper.opensMessage('product'),
      merchant.refunds(),
      shopper.seesRequest('success'),
      shopper.fillsRequest({ reason: 'damaged', refund: 66_365 }),
      shopper.sendsRequest(),
      merchant.agrees(),
      merchant.refunds(),
      shopper.seesRefund('received', 119_000),
      shopper.seesCoins('refund_taken_back', -66),
      shopper.seesOrder('completed'),
    ],
  },
)
