import { MEMBERS, merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('Sold out: a guest asks for a restock alert, logs in for it, gets the message and buys', {
  steps: [
    shopper.looksAt({ like: 'lulur kopi', variants: false }),
    merchant.restocks(0),
    shopper.reloads(),
    shopper.requestsRestockAlert().fails('PRODUCT_NOT_LOGGED_IN'),
    shopper.logsIn(MEMBERS.budi.phone),
    shopper.seesRestockAlert(),
    shopper.seesProductAt('arrivalNotices'),
    merchant.restocks(5),
    shopper.opensMessage(),
    shopper.isAt('product'),
    shopper.addsToCart(1),
  ],
})
