import { merchant, ref, scenario, shopper } from '../dsl/index.ts'

export default scenario('The cart takes no more than the stock, and nothing that is off sale', {
  steps: [
    shopper.looksAt({ like: 'kopi' }),
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
})
