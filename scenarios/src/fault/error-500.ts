import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('The shop breaks down: not one page is blank, what is typed stays, and all goes on once it is back', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.fills('name'),
    world.spoils('every call', 'http', { status: 500 }),
    shopper.submits('name').isLost('malformed'),
    shopper.findsFilled('name'),
    world.heals(),
    shopper.submits('name'),
    world.spoils('every call', 'http', { status: 500 }),
    shopper.opens('home').isLost('malformed'),
    shopper.opens('category').isLost('malformed'),
    shopper.opens('productList', { keyword: 'kopi' }).isLost('malformed'),
    shopper.opens('points').isLost('malformed'),
    world.heals(),
    shopper.triesAgain(),
  ],
})
