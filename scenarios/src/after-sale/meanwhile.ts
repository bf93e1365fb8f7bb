import { elsewhere, merchant, scenario, shopper, world } from '../dsl/index.ts'

const why = { reason: 'damaged' } as const
const isRefunded = [merchant.agrees(), merchant.refunds()]

export default scenario(
  'The form is open while another device files too: another amount, deleted pictures, fewer pieces, an open request, none left',
  {
    given: (given) => given.loggedIn('agus'),
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi', pieces: 2, price: 20_000, paid: 'online', order: 'completed' }),
      shopper.fillsRequest({ ...why, pictures: 1, refund: 20_000 }),
      elsewhere.filesRequest(why),
      ...isRefunded,
      shopper.sendsRequest().fails('AFTER_SALE_AMOUNT'),
      world.advances('PT1M'),
      elsewhere.uploadsPictures(30),
      shopper.sendsRequest().fails('EVIDENCE_INVALID'),
      shopper.replacesPicture(),
      shopper.sendsRequest(),
      shopper.seesRequest('awaitingReview', { refund: 35_000 }),
      elsewhere.hasOrder({ like: 'kopi', pieces: 2, price: 20_000, paid: 'online', order: 'completed' }),
      shopper.fillsRequest({ ...why, pieces: 2 }),
      elsewhere.filesRequest(why),
      ...isRefunded,
      shopper.sendsRequest().fails('AFTER_SALE_QUANTITY'),
      shopper.fillsRequest(why),
      elsewhere.filesRequest(why),
      shopper.sendsRequest().fails('AFTER_SALE_ONGOING'),
      merchant.refuses('evidence_unclear'),
      shopper.opens('applyRefund'),
      shopper.fillsRequest(why),
      elsewhere.filesRequest(why),
      ...isRefunded,
      shopper.sendsRequest().fails('AFTER_SALE_EXISTS'),
    ],
  },
)
