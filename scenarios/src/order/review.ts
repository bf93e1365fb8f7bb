import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

const line = { order_no: ref('order'), line_no: ref('order line') }

/** A delivered order whose receipt the shopper confirms. */
const receives = [
  elsewhere.buys('kopi'),
  shopper.opensOtherOrder(),
  elsewhere.pays('cod'),
  merchant.ships(),
  merchant.delivers(),
  shopper.confirmsReceipt(),
]

export default scenario(
  'A received product is reviewed with a photo and the review comes first; one reviewed elsewhere meanwhile is not reviewed twice',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      ...receives,
      shopper.writesReview({ stars: 4, content: 'Harum sekali, dikemas rapi', photos: 1 }),
      shopper.sendsReview(),
      ...receives,
      shopper.writesReview({ stars: 5, content: 'Beli lagi, tetap enak', photos: 0 }),
      elsewhere.sends('review.add', { ...line, stars: 5, content: 'Sama enaknya', picture_ids: [], anonymous: true }),
      shopper.sendsReview().fails('REVIEW_EXISTS'),
    ],
  },
)
