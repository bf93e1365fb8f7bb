import { scenario, shopper } from '../dsl/index.ts'

export default scenario('A search for nothing, and one for more than a search finds: no screen asks so', {
  steps: [
    shopper.calls('search.search', { keyword: '', page_num: 1, page_size: 12 }).fails('SEARCH_REQUEST_FAILED'),
    shopper.calls('search.search', { keyword: 'kopi', page_num: 201, page_size: 10 }).fails('SEARCH_RESULT_FAILED'),
  ],
})
