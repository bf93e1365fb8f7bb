import { elsewhere, gateway, ref, scenario, shopper, world } from '../dsl/index.ts'

/** In Medan, where cash on delivery isn't available. */
const WITHOUT_CASH = {
  name: 'Budi',
  surname: 'Santoso',
  phone: '81200000002',
  district_code: '127101',
  postal_code: '20112',
  address_line1: 'Jl. Sisingamangaraja No. 8',
  address_line2: '',
  label: null,
  flag_default: true,
} as const
const order = { order_no: ref('order') }

export default scenario(
  'The cashier is open while the order changes: cash is closed, another payment is pending, it is paid, its time is over',
  {
    given: (given) => given.loggedIn('budi'),
    steps: [
      elsewhere.signsIn('budi'),
      elsewhere.buys('kopi'),
      shopper.opensOtherOrder(),
      shopper.opens('checkout'),
      elsewhere.sends('address.create', WITHOUT_CASH),
      elsewhere.sends('order.changeAddress', { ...order, address_id: ref('address') }),
      shopper.pays('cod').fails('COD_UNSUPPORTED'),
      elsewhere.pays('qris'),
      gateway.reports('pend'),
      shopper.pays('e_wallet').fails('PAYMENT_PROCESSING'),
      gateway.reports('cancel'),
      elsewhere.buys('kopi'),
      shopper.opensOtherOrder(),
      shopper.opens('checkout'),
      elsewhere.pays('cod'),
      shopper.pays('qris').fails('PAYMENT_ORDER_ERROR'),
      elsewhere.buys('kopi'),
      shopper.opensOtherOrder(),
      shopper.opens('checkout'),
      world.advances('PT61M'),
      shopper.pays('virtual_account').fails('ORDER_PAYMENT_EXPIRED'),
    ],
  },
)
