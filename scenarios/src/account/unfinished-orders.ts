import { scenario, shopper } from '../dsl/index.ts'

export default scenario('Unfinished orders keep an account from being deleted, and the screen says so beforehand', {
  given: (given) => given.loggedIn('agus'),
  steps: [shopper.opens('deletion'), shopper.requestsDeletion('account_unused').fails('UNFINISHED_ORDERS'), shopper.seesDeletion('active')],
})
