import { elsewhere, merchant, scenario, shopper } from '../dsl/index.ts'

/** A heavy product without a purchase limit. */
const RICE = { like: 'beras ketan hitam' }

export default scenario('Order limits: nothing selected, too many pieces or kilograms, too many lines for an order and for the cart', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    shopper.looksAt(RICE),
    merchant.restocks(900),
    shopper.reloads(),
    shopper.buysNow(501).fails('MAXIMUM_PURCHASE_QUANTITY'),
    shopper.goesBack(),
    shopper.buysNow(499).fails('SHIPPING_TEMPLATE_MISSING'),
    shopper.opens('orderConfirm').fails('NO_PRODUCT_SELECTED'),
    elsewhere.signsIn('budi'),
    elsewhere.fillsCart(51),
    shopper.opens('orderConfirm').fails('SKU_COUNT_LIMIT'),
    elsewhere.fillsCart(100),
    shopper.looksAt({ like: 'kopi' }),
    shopper.addsToCart(1).fails('CART_FULL'),
  ],
})
