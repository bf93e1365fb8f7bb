import { elsewhere, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Unreadable replies: pages say so and offer a retry; what was already saved is reported and exists once', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    elsewhere.hasOrder({ like: 'kopi', paid: 'in cash', order: 'completed' }),
    shopper.fillsForm('review'),
    world.injectsFault('review.add', 'malformed', { times: 1 }),
    shopper.submitsForm('review').getsNoReply('malformed'),
    shopper.seesFormKept('review'),
    shopper.submitsForm('review').fails('REVIEW_EXISTS'),
    world.counts('reviews', 1),
    world.injectsFault('every call', 'malformed'),
    shopper.opens('messages').getsNoReply('malformed'),
    shopper.opens('refunds').getsNoReply('malformed'),
    shopper.opens('coupons').getsNoReply('malformed'),
    world.clearsFaults(),
    shopper.retries(),
    shopper.sees('promotion:terms'),
  ],
})
