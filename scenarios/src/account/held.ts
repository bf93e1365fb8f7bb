import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario("Risk control holds the account of a logged-in member: the profile can't be changed", {
  given: (given) => given.loggedIn('putri'),
  steps: [
    shopper.opens('setting'),
    merchant.flags('putri'),
    shopper.changesName('Putri M.').fails('ACCOUNT_ABNORMAL'),
    merchant.clears('putri'),
    shopper.changesName('Putri M.'),
    shopper.seesProfile({ name: 'Putri M.' }),
  ],
})
