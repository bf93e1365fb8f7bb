import { scenario, shopper } from '../dsl/index.ts'

export default scenario('After logging out, member pages ask in; the shop itself stays open', {
  given: (given) => given.loggedIn('sari'),
  steps: [shopper.logsOut(), shopper.opens('home'), shopper.isAt('home'), shopper.opens('addresses').fails('SESSION_EXPIRED')],
})
