import { elsewhere, merchant, scenario, shopper, times, world } from '../dsl/index.ts'

/** The search limit for ten seconds. */
const ALLOWED = 60

export default scenario('Searching faster than a person can is rate-limited; the history can be cleared once the service is back', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    elsewhere.signsIn('budi'),
    shopper.opens('home'),
    ...times(ALLOWED, elsewhere.sends('search.search', { keyword: 'teh', page_num: 1, page_size: 12 })),
    shopper.searches('kopi').fails('SEARCH_TOO_FAST'),
    world.advances('PT10S'),
    shopper.retries(),
    shopper.opensListedProduct('Kopi'),
    shopper.opens('search'),
    merchant.stops('search'),
    shopper.clearsHistory().fails('SEARCH_HISTORY_DELETE_FAILED'),
    merchant.starts('search'),
    shopper.clearsHistory(),
    shopper.sees('search:history.cleared'),
  ],
})
