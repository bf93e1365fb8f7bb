import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario(
  "A product changes while its page is open: fewer pieces, sold out, back in stock, off sale; the cart's limit holds",
  {
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
  },
)
