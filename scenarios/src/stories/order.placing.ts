import { elsewhere, merchant, ref, scenario, shopper, world } from '../dsl/index.ts'

/** In Makassar, where express delivery isn't available. */
const FAR = {
  name: 'Sari',
  surname: 'Wulandari',
  phone: '81200000001',
  district_code: '737102',
  postal_code: '90111',
  address_line1: 'Jl. Penghibur No. 3',
  address_line2: '',
  label: null,
  flag_default: true,
} as const

/** Up to the daily limit of fifty, after the ten below and the three that sari has that day. */
const REST_OF_THE_DAY = [10, 10, 10, 7]

/** A heavy product without a purchase limit. */
const RICE = { like: 'beras ketan hitam' }

export default {
  'cash-allowed': scenario('A voucher closes cash on delivery: the confirm page names it, and the order is paid in cash without it', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      merchant.reprices(120_000),
      shopper.buysNow(1),
      shopper.sees('cashier:off.voucher', { names: 'Bayar online lebih hemat' }),
      shopper.reopensCash(),
      shopper.placesOrder(),
      shopper.pays('cod'),
      shopper.isAt('paymentSuccess'),
      shopper.seesOrder('pending_shipment'),
    ],
  }),
  'coins-meanwhile': scenario(
    'Coins for an order become unavailable: the order is too small, another device spends them; it is placed without coins',
    {
      given: (given) => given.loggedIn('putri'),
      steps: [
        elsewhere.signsIn('putri'),
        elsewhere.buys('keripik', { pieces: 4 }),
        shopper.looksAt({ like: 'kopi', seesFreeShipping: true }),
        shopper.buysNow(1),
        shopper.usesCoins(),
        merchant.reprices(500),
        shopper.placesOrder().fails('COIN_RULES_NOT_MATCHED'),
        merchant.reprices(60_000),
        shopper.placesOrder().fails('PRICE_CHANGED'),
        shopper.refreshesPrice(),
        elsewhere.buys('keripik', { pieces: 9, coins: true }),
        shopper.placesOrder().fails('COINS_INSUFFICIENT'),
        shopper.placesOrder(),
        shopper.seesOrder('pending_payment'),
      ],
    },
  ),
  'double-tap': scenario('Two taps on "place order" make one order', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.buysNow(1),
      shopper.placesOrderTwice(),
      shopper.seesOrder('pending_payment'),
    ],
  }),
  meanwhile: scenario(
    'The confirm page is out of date: stock is gone, the account is disabled, express is unavailable; regular delivery succeeds',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        elsewhere.signsIn('sari'),
        shopper.looksAt({ like: 'kopi mandailing' }),
        shopper.buysNow(2),
        merchant.restocks(1),
        shopper.placesOrder().fails('STOCK_INSUFFICIENT'),
        merchant.restocks(5),
        shopper.looksAt({ like: 'kopi mandailing' }),
        shopper.buysNow(1),
        shopper.choosesDelivery('express'),
        merchant.handlesAccount('disable', 'sari'),
        shopper.placesOrder().fails('ORDER_ACCOUNT_DISABLED'),
        merchant.handlesAccount('enable', 'sari'),
        elsewhere.sends('address.update', { address_id: ref('address'), ...FAR }),
        shopper.placesOrder().fails('DELIVERY_UNSUPPORTED'),
        shopper.sees('checkout:confirm.dropped.delivery'),
        shopper.placesOrder(),
        shopper.sendsForm('changed address', { like: 'Wamena', street: 'Jl. Trikora No. 5' }).fails('ADDRESS_UNSUPPORTED'),
      ],
    },
  ),
  'out-of-order': scenario(
    'Tariffs, stock and orders fail in turn: each says so, nothing is lost, and the order is placed once all work again',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        shopper.looksAt({ like: 'kopi mandailing' }),
        merchant.handlesService('stop', 'shipping'),
        shopper.buysNow(1).fails('SHIPPING_TEMPLATE_INVALID'),
        merchant.handlesService('start', 'shipping'),
        shopper.retries(),
        merchant.handlesService('stop', 'inventory'),
        shopper.placesOrder().fails('STOCK_LOCK_FAILED'),
        merchant.handlesService('start', 'inventory'),
        merchant.handlesService('stop', 'order'),
        shopper.placesOrder().fails('ORDER_SYSTEM_BUSY'),
        merchant.handlesService('start', 'order'),
        shopper.placesOrder(),
        shopper.seesOrder('pending_payment'),
      ],
    },
  ),
  'price-changed': scenario('A changed price stops the order until the shopper has seen the new total', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.buysNow(1),
      merchant.reprices(99_000),
      shopper.placesOrder().fails('PRICE_CHANGED'),
      shopper.refreshesPrice(),
      shopper.placesOrder(),
      shopper.seesOrder('pending_payment'),
    ],
  }),
  'too-fast': scenario('Too many orders in a row are rate-limited, and a day has a limit; the next day the same page continues', {
    given: (given) => given.loggedIn('sari').at('2026-03-02T15:00:00+07:00').clockFrozen(),
    steps: [
      elsewhere.signsIn('sari'),
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.buysNow(1),
      elsewhere.buys('keripik', { orders: 10 }),
      shopper.placesOrder().fails('OPERATING_TOO_FAST'),
      ...REST_OF_THE_DAY.flatMap((orders) => [world.advances('PT10S'), elsewhere.buys('keripik', { orders })]),
      world.advances('PT10S'),
      shopper.placesOrder().fails('DAILY_ORDER_LIMIT'),
      world.advances('P1D'),
      shopper.placesOrder(),
      shopper.seesOrder('pending_payment'),
    ],
  }),
  'too-much': scenario('Order limits: nothing selected, too many pieces or kilograms, too many lines for an order and for the cart', {
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
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.addsToCart(1).fails('CART_FULL'),
    ],
  }),
  'several-parcels': scenario('A large order arrives in two parcels; once received, it earns coins and is bought again', {
    given: (given) => given.loggedIn('agus'),
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.fillsCart(4),
      shopper.opens('cart'),
      shopper.goesToConfirm(),
      shopper.placesOrder(),
      shopper.pays('cod'),
      merchant.handlesOrder('ship'),
      shopper.tracks(2),
      merchant.handlesOrder('deliver'),
      shopper.confirmsReceipt(),
      shopper.buysAgain(),
      shopper.hasInCart(4),
      shopper.seesCoins('order_completed'),
    ],
  }),
}
