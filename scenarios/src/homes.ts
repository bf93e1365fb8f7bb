import type { HomeAddress } from './dsl/verbs.ts'

/** A street in Central Jakarta: the shop delivers there, cash on delivery included. */
export const MENTENG: HomeAddress = {
  name: 'Rina',
  surname: 'Wijaya',
  phone: '81234567890',
  province: 'DKI Jakarta',
  city: 'Jakarta Pusat',
  district: 'Menteng',
  postal_code: '10310',
  street: 'Jl. Teuku Umar No. 12',
}
