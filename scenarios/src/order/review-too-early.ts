import { elsewhere, ref, scenario, shopper } from '../dsl/index.ts'

const review = {
  order_no: ref('order'),
  line_no: ref('order line'),
  stars: 5,
  content: 'Belum sampai',
  picture_ids: [],
  anonymous: false,
}

export default scenario("An order can't be reviewed before it has arrived", {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    elsewhere.buys('kopi'),
    shopper.opensOtherOrder(),
    shopper.calls('review.add', review).fails('REVIEW_NOT_ALLOWED'),
    elsewhere.pays('cod'),
    shopper.calls('review.add', review).fails('REVIEW_NOT_ALLOWED'),
  ],
})
