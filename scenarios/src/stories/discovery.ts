import { elsewhere, MEMBERS, merchant, scenario, shopper, world } from '../dsl/index.ts'

/** The search limit for ten seconds. */
const ALLOWED = 60

const SHARED = { keyword: 'kopi', sort: 'price_asc', in_stock: '1', price_max: '50000' }

export default {
  'back-in-stock': scenario('Sold out: a guest asks for a restock alert, logs in for it, gets the message and buys', {
    steps: [
      shopper.looksAt({ like: 'lulur kopi', variants: false }),
      merchant.restocks(0),
      shopper.reloads(),
      shopper.requestsRestockAlert().fails('PRODUCT_NOT_LOGGED_IN'),
      shopper.logsIn(MEMBERS.budi.phone),
      shopper.sees('notice:waiting'),
      shopper.seesProductAt('arrivalNotices'),
      merchant.restocks(5),
      shopper.opensMessage(),
      shopper.isAt('product'),
      shopper.addsToCart(1),
    ],
  }),
  campaign: scenario('From a campaign to its voucher and a product; an ended campaign says so', {
    given: (given) => given.loggedIn('budi'),
    steps: [
      shopper.opens('activities', { project_id: 'KEMARIN' }).fails('PAGE_CONTENT_MISSING'),
      shopper.opens('activities', { project_id: 'waktu-ngemil' }),
      shopper.claims('CAMILAN10'),
      shopper.sees('promotion:claimedToast'),
      shopper.opensListedProduct(),
      shopper.addsToCart(1),
      shopper.hasInCart(1),
    ],
  }),
  meanwhile: scenario("A product changes while its page is open: fewer pieces, sold out, back in stock, off sale; the cart's limit holds", {
    given: (given) => given.loggedIn('budi'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing', limit: 3 }),
      shopper.addsToCart(3),
      shopper.addsToCart(1).fails('PURCHASE_LIMIT_EXCEEDED'),
      shopper.looksAt({ like: 'lulur kopi', variants: false }),
      merchant.restocks(1),
      shopper.addsToCart(2).fails('STOCK_INSUFFICIENT'),
      merchant.restocks(0),
      shopper.reloads(),
      shopper.sees('common:card.soldOut'),
      merchant.restocks(3),
      shopper.requestsRestockAlert().fails('PRODUCT_PARAMETER_INVALID'),
      merchant.restocks(0),
      shopper.reloads(),
      shopper.sees('common:card.soldOut'),
      merchant.takesOffSale(),
      shopper.requestsRestockAlert().fails('SKU_INFO_MISSING'),
      shopper.isAt('productMissing'),
    ],
  }),
  'out-of-order': scenario('Search, products and recommendations fail in turn: each page says so and works again afterwards', {
    steps: [
      shopper.opens('home'),
      merchant.handlesService('stop', 'search'),
      shopper.searches('kopi').fails('SEARCH_FAILED'),
      merchant.handlesService('start', 'search'),
      shopper.retries(),
      shopper.opensListedProduct('Kopi'),
      merchant.handlesService('stop', 'product'),
      shopper.opens('productList', { typeId: '1201' }).fails('PRODUCT_INTERNAL_ERROR'),
      merchant.handlesService('start', 'product'),
      shopper.retries(),
      shopper.opensListedProduct('Kopi'),
      merchant.handlesService('stop', 'recommendation'),
      shopper.opens('product', { product_no: 'NOSUCH' }).fails('PRODUCT_INFO_MISSING'),
      shopper.opens('productMissing').fails('RECOMMENDED_PRODUCT_FETCH_FAILED'),
      merchant.handlesService('empty', 'recommendation'),
      shopper.opens('productMissing').fails('RECOMMENDED_PRODUCT_NOT_FOUND'),
    ],
  }),
  'put-aside': scenario("A guest's favourite is saved after login, and the products viewed as a guest become the member's", {
    steps: [
      shopper.looksAt({ like: 'teh melati' }),
      shopper.looksAt({ like: 'kopi gayo' }),
      shopper.addsFavourite().fails('PRODUCT_NOT_LOGGED_IN'),
      shopper.logsIn(MEMBERS.budi.phone),
      shopper.sees('favourite:added'),
      shopper.seesProductAt('favourites'),
      shopper.seesProductAt('viewed'),
    ],
  }),
  'favourite-from-list': scenario(
    "A guest presses a listed product's heart, logs in, and finds it among the favourites; then another one",
    {
      steps: [
        shopper.opens('home'),
        shopper.searches('kopi'),
        shopper.addsFavourite('Gayo').fails('PRODUCT_NOT_LOGGED_IN'),
        shopper.logsIn(MEMBERS.budi.phone),
        shopper.sees('favourite:added'),
        shopper.isAt('productList'),
        shopper.seesProductAt('favourites'),
        shopper.searches('madu'),
        shopper.addsFavourite(''),
        shopper.seesProductAt('favourites'),
      ],
    },
  ),
  refusals: scenario('An empty search and one beyond the last result: calls that no screen makes', {
    steps: [
      shopper.calls('search.search', { keyword: '', page_num: 1, page_size: 12 }).fails('SEARCH_REQUEST_FAILED'),
      shopper.calls('search.search', { keyword: 'kopi', page_num: 201, page_size: 10 }).fails('SEARCH_RESULT_FAILED'),
    ],
  }),
  'too-fast': scenario('Searching faster than a person can is rate-limited; the history can be cleared once the service is back', {
    given: (given) => given.loggedIn('budi'),
    steps: [
      elsewhere.signsIn('budi'),
      shopper.opens('home'),
      elsewhere.sends('search.search', { keyword: 'teh', page_num: 1, page_size: 12 }, ALLOWED),
      shopper.searches('kopi').fails('SEARCH_TOO_FAST'),
      world.advances('PT10S'),
      shopper.retries(),
      shopper.opensListedProduct('Kopi'),
      shopper.opens('search'),
      merchant.handlesService('stop', 'search'),
      shopper.clearsHistory().fails('SEARCH_HISTORY_DELETE_FAILED'),
      merchant.handlesService('start', 'search'),
      shopper.clearsHistory(),
      shopper.sees('search:history.cleared'),
    ],
  }),
  'one-search-forgotten': scenario(
    'A guest removes one keyword from the search history; the others stay, also when the shop refuses once',
    {
      steps: [
        shopper.opens('home'),
        shopper.searches('kopi'),
        shopper.searches('madu'),
        shopper.searches('teh'),
        shopper.opens('search'),
        shopper.removesSearch('madu'),
        merchant.handlesService('stop', 'search'),
        shopper.removesSearch('kopi').fails('SEARCH_HISTORY_DELETE_FAILED'),
        merchant.handlesService('start', 'search'),
        shopper.removesSearch('kopi'),
      ],
    },
  ),
  'narrowed-list-to-cart': scenario(
    'A list is narrowed by what is on sale, well rated and by a brand; a product goes from it into the cart',
    {
      steps: [
        shopper.opens('home'),
        shopper.searches('keripik'),
        shopper.filtersList('on sale'),
        shopper.filtersList('well rated'),
        shopper.filtersList({ brand: 'Sarimbun' }),
        shopper.addsFromList('Sarimbun'),
        shopper.hasInCart(1),
      ],
    },
  ),
  'delivery-to-another-city': scenario('A guest asks what the delivery to another island costs before buying', {
    steps: [
      shopper.looksAt({ like: 'kopi' }),
      shopper.choosesCity('Aceh', 'Kota Banda Aceh', false),
      shopper.choosesCity('DKI Jakarta', 'Jakarta Selatan', true),
    ],
  }),
  'few-matches': scenario('A search that few products match goes on with similar ones, and one of them is bought', {
    steps: [
      shopper.opens('home'),
      shopper.searches('keripik pedas'),
      shopper.sees('search:list.similar'),
      shopper.opensListedProduct('Keripik Singkong'),
      shopper.addsToCart(1),
      shopper.hasInCart(1),
    ],
  }),
  'typo-to-product': scenario(
    'A misspelled search finds products; going back keeps the filtered list, and a shared address shows the same list',
    {
      steps: [
        shopper.opens('home'),
        shopper.searches('keripk'),
        shopper.sees('search:list.corrected', { keyword: 'keripik' }),
        shopper.filtersList('in stock'),
        shopper.opensListedProduct('Keripik'),
        shopper.goesBack(),
        shopper.isAt('productList'),
        shopper.sees('filter:clearAll'),
        shopper.opens('productList', SHARED),
        shopper.sees('filter:upTo', { price: 'Rp50.000' }),
        shopper.opensListedProduct('Kopi'),
        shopper.addsToCart(1),
        shopper.hasInCart(1),
      ],
    },
  ),
}
