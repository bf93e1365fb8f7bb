import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

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

export default scenario(
  'The confirm page is out of date: stock is gone, the account is disabled, express is unavailable; regular delivery succeeds',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      shopper.looksAt({ like: 'kopi' }),
      shopper.buysNow(2),
      merchant.restocks(1),
      shopper.placesOrder().fails('STOCK_INSUFFICIENT'),
      merchant.restocks(5),
      shopper.looksAt({ like: 'kopi' }),
      shopper.buysNow(1),
      shopper.choosesDelivery('express'),
      merchant.disables('sari'),
      shopper.placesOrder().fails('ORDER_ACCOUNT_DISABLED'),
      merchant.enables('sari'),
      elsewhere.sends('address.update', { address_id: ref('address'), ...FAR }),
      shopper.placesOrder().fails('DELIVERY_UNSUPPORTED'),
      shopper.sees('checkout:confirm.dropped.delivery'),
      shopper.placesOrder(),
      shopper.opensAddress('Wamena'),
      shopper.editsAddress('Jl. Trikora No. 5').fails('ADDRESS_UNSUPPORTED'),
    ],
  },
)
