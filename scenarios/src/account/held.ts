import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('Risk control holds the account of a member who is signed in: the profile stays as it is', {
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
