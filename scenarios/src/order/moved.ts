import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

/** What sari's first address is made into for a while, and what it was. */
const HOME = {
  name: 'Sari',
  surname: 'Wulandari',
  phone: '81200000001',
  address_line1: 'Jl. Wijaya II No. 18',
  address_line2: '',
  label: 'home',
  flag_default: true,
} as const
const FAR = { ...HOME, district_code: '737102', postal_code: '90111' } as const
const NEAR = { ...HOME, district_code: '317407', postal_code: '12130' } as const
const address_id = ref('address')

export default scenario('The address of an order can change until it ships, but not to a place with a higher fee', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    elsewhere.buys('kopi', { to: 'Dago' }),
    shopper.opensOtherOrder(),
    shopper.picksNewAddress('Wijaya'),
    elsewhere.sends('address.update', { address_id, ...FAR }),
    shopper.sendsOrderThere().fails('ADDRESS_CHANGE_FAILED'),
    elsewhere.sends('address.update', { address_id, ...NEAR }),
    shopper.opens('orderDetail'),
    shopper.picksNewAddress('Wijaya'),
    shopper.sendsOrderThere(),
    shopper.sees('order:move.done'),
    shopper.picksNewAddress('Dago'),
    elsewhere.pays('cod'),
    merchant.ships(),
    shopper.sendsOrderThere().fails('ORDER_ADDRESS_LOCKED'),
  ],
})
