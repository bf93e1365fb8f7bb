import { elsewhere, MEMBERS, merchant, scenario, shopper, world } from '../dsl/index.ts'

const back = { type: 'return_refund', reason: 'wrong_item' } as const

export default scenario(
  'Goods not returned in time: a message, a second filing that is not accepted, a third that is refused, then the window is over',
  {
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'completed' }),
      elsewhere.filesRequest(back),
      merchant.agrees(),
      world.advances('P5D'),
      shopper.logsIn(MEMBERS.agus.phone),
      shopper.opensMessage('request'),
      shopper.seesRequest('failure', { end: 'return_overdue' }),
      shopper.fillsRequestAgain({ reason: 'wrong_item', pictures: 2 }),
      shopper.sendsRequest(),
      merchant.agrees(),
      shopper.returnsGoods('NX0012345678'),
      merchant.refuses('used'),
      shopper.seesRequest('failure', { end: 'inspection_failed' }),
      elsewhere.filesRequest(back),
      merchant.refuses('Labelnya sudah digunting'),
      shopper.seesRequest('failure', { end: 'refused', note: 'Labelnya sudah digunting' }),
      shopper.fillsRequestAgain({ reason: 'wrong_item' }),
      world.advances('P2D'),
      shopper.sendsRequest().fails('AFTER_SALE_DEADLINE_PAST'),
    ],
  },
)
