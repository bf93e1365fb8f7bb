import { scenario, shopper } from '../dsl/index.ts'

export default scenario('After logout, member pages ask to log in; the shop stays open', {
  given: (given) => given.loggedIn('sari'),
  steps: [shopper.logsOut(), shopper.opens('home'), shopper.isAt('home'), shopper.opens('addresses').fails('SESSION_EXPIRED')],
})
