import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

/** Sari's first address, as FAR for a while and then as NEAR. */
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
    shopper.picksOrderAddress('Wijaya'),
    elsewhere.sends('address.update', { address_id, ...FAR }),
    shopper.changesOrderAddress().fails('ADDRESS_CHANGE_FAILED'),
    elsewhere.sends('address.update', { address_id, ...NEAR }),
    shopper.opens('orderDetail'),
    shopper.picksOrderAddress('Wijaya'),
    shopper.changesOrderAddress(),
    shopper.sees('order:move.done'),
    shopper.picksOrderAddress('Dago'),
    elsewhere.pays('cod'),
    merchant.ships(),
    shopper.changesOrderAddress().fails('ORDER_ADDRESS_LOCKED'),
  ],
})
