import { scenario, shopper } from '../dsl/index.ts'

export default scenario('An empty search and one beyond the last result: calls that no screen makes', {
  steps: [
    shopper.calls('search.search', { keyword: '', page_num: 1, page_size: 12 }).fails('SEARCH_REQUEST_FAILED'),
    shopper.calls('search.search', { keyword: 'kopi', page_num: 201, page_size: 10 }).fails('SEARCH_RESULT_FAILED'),
  ],
})
