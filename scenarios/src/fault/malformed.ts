import { elsewhere, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Unreadable replies: pages say so and offer a retry; what was already saved is reported and exists once', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    elsewhere.has({ like: 'kopi', paid: 'in cash', order: 'completed' }),
    shopper.fills('review'),
    world.spoils('review.add', 'malformed', { times: 1 }),
    shopper.submits('review').isLost('malformed'),
    shopper.findsFilled('review'),
    shopper.submits('review').fails('REVIEW_EXISTS'),
    world.counts('reviews', 1),
    world.spoils('every call', 'malformed'),
    shopper.opens('messages').isLost('malformed'),
    shopper.opens('refunds').isLost('malformed'),
    shopper.opens('coupons').isLost('malformed'),
    world.heals(),
    shopper.triesAgain(),
    shopper.sees('promotion:terms'),
  ],
})
