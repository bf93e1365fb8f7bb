import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('The shop breaks down: not one page is blank, what is typed stays, and all goes on once it is back', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.fillsForm('name'),
    world.injectsFault('every call', 'http', { status: 500 }),
    shopper.submitsForm('name').getsNoReply('malformed'),
    shopper.seesFormKept('name'),
    world.clearsFaults(),
    shopper.submitsForm('name'),
    world.injectsFault('every call', 'http', { status: 500 }),
    shopper.opens('home').getsNoReply('malformed'),
    shopper.opens('category').getsNoReply('malformed'),
    shopper.opens('productList', { keyword: 'kopi' }).getsNoReply('malformed'),
    shopper.opens('points').getsNoReply('malformed'),
    world.clearsFaults(),
    shopper.retries(),
  ],
})
