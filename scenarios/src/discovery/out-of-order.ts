import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('Search, products and recommendations fail in turn: each page says so and works again afterwards', {
  steps: [
    shopper.opens('home'),
    merchant.stops('search'),
    shopper.searches('kopi').fails('SEARCH_FAILED'),
    merchant.starts('search'),
    shopper.retries(),
    shopper.opensListedProduct('Kopi'),
    merchant.stops('product'),
    shopper.choosesCategory('coffee').fails('PRODUCT_INTERNAL_ERROR'),
    merchant.starts('product'),
    shopper.retries(),
    shopper.opensListedProduct('Kopi'),
    merchant.stops('recommendation'),
    shopper.opens('product', { product_no: 'NOSUCH' }).fails('PRODUCT_INFO_MISSING'),
    shopper.opens('productMissing').fails('RECOMMENDED_PRODUCT_FETCH_FAILED'),
    merchant.recommendsNothing(),
    shopper.opens('productMissing').fails('RECOMMENDED_PRODUCT_NOT_FOUND'),
  ],
})
