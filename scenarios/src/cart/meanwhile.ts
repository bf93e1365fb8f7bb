import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

export default scenario(
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
      shopper.setsPieces(4).fails('CART_LINE_MISSING'),
      shopper.looksAt({ like: 'kilaura' }),
      merchant.takesOffSale(),
      shopper.addsToCart(1).fails('PRODUCT_OFF_SALE'),
    ],
  },
)
