import { elsewhere, scenario, shopper, world } from '../dsl/index.ts'

export default scenario(
  "Answers that can't be read: pages say so and can be asked again; what arrived already is told as such, and is there once",
  {
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
  },
)
