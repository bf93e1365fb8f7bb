import { elsewhere, MEMBERS, merchant, ref, scenario, shopper, world } from '../dsl/index.ts'

const COFFEE = { like: 'kopi robusta bengkulu' }

export default {
  meanwhile: scenario(
    'The same cart on another device: a line is removed while it is confirmed and while it is changed here; products go off sale',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        elsewhere.signsIn('sari'),
        shopper.looksAt({ like: 'kopi susu saset' }),
        shopper.addsToCart(3),
        shopper.looksAt({ like: 'kilaura' }),
        shopper.addsToCart(1),
        shopper.goesToConfirm(),
        elsewhere.sends('cart.remove', { line_ids: [ref('line')] }),
        shopper.placesOrder().fails('ORDER_VOUCHER_PRODUCTS'),
        shopper.opens('cart'),
        shopper.hasInCart(3),
        elsewhere.sends('cart.remove', { line_ids: [ref('line')] }),
        shopper.sendsForm('pieces', 4).fails('CART_LINE_MISSING'),
        shopper.looksAt({ like: 'kilaura' }),
        merchant.takesOffSale(),
        shopper.addsToCart(1).fails('PRODUCT_OFF_SALE'),
      ],
    },
  ),
  refusals: scenario('The cart takes no more than the stock, and nothing that is off sale', {
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      merchant.restocks(2),
      shopper.calls('cart.add', { sku_no: ref('sku'), quantity: 3 }).fails('STOCK_INSUFFICIENT'),
      shopper.calls('cart.add', { sku_no: ref('sku'), quantity: 2 }),
      shopper.calls('cart.updateQuantity', { line_id: ref('line'), quantity: 3 }).fails('STOCK_INSUFFICIENT'),
      shopper.calls('cart.add', { sku_no: 'NOSUCH-01', quantity: 1 }).fails('SKU_INFO_MISSING'),
      shopper.calls('cart.remove', { line_ids: ['none'] }).fails('CART_LINE_MISSING'),
      merchant.takesOffSale(),
      shopper.calls('cart.add', { sku_no: ref('sku'), quantity: 1 }).fails('PRODUCT_OFF_SALE'),
      shopper.calls('order.list', { tab: 'all', page_num: 1, page_size: 10 }).fails('SESSION_EXPIRED'),
    ],
  }),
  'shop-says-no-once': scenario('The shop refuses once; the same tap works the next time', {
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      world.injectsFault('cart.add', 'STOCK_INSUFFICIENT', { times: 1 }),
      shopper.addsToCart(1).fails('STOCK_INSUFFICIENT'),
      shopper.addsToCart(1),
      shopper.hasInCart(1),
    ],
  }),
  set: scenario('A product and what is often bought with it go into the cart with one button, and are paid for together', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.addsSet(),
      shopper.hasInCart(3),
      shopper.goesToConfirm(),
      shopper.placesOrder(),
      shopper.pays('qris'),
      shopper.choosesAtGateway('success'),
      shopper.isAt('paymentSuccess'),
      shopper.seesOrder('pending_shipment'),
    ],
  }),
  tended: scenario("A guest's cart joins the member's; then another variant, a new price, a favourite, and sold-out products", {
    steps: [
      elsewhere.signsIn('budi'),
      elsewhere.fillsCart(1),
      shopper.looksAt(COFFEE),
      shopper.addsToCart(2),
      shopper.logsIn(MEMBERS.budi.phone),
      shopper.hasInCart(3),
      shopper.changesVariant(),
      merchant.reprices(52_500),
      shopper.opens('cart'),
      shopper.acceptsPrice(),
      shopper.movesToFavourites(),
      shopper.hasInCart(1),
      shopper.seesProductAt('favourites'),
      shopper.looksAt(COFFEE),
      shopper.addsToCart(1),
      merchant.restocks(0),
      shopper.opens('cart'),
      shopper.clearsUnavailable(),
      shopper.hasInCart(1),
    ],
  }),
}
