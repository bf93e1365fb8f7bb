import { expect, it } from 'vitest'
import { type AddressFormValues, emptyAddressForm, formToBody, validateAddress, withArea } from './address-form-values.ts'

const jakarta = { unsupported: null, postal_heads: ['10', '11', '12', '13', '14'] }
const filled: AddressFormValues = {
  name: ' Rina ',
  surname: 'Wijaya',
  phone: '081234567890',
  province_code: '31',
  city_code: '3171',
  district_code: '317106',
  postal_code: '10310',
  address_line1: ' Jl. Teuku Umar No. 12 ',
  address_line2: '',
  label: 'home',
  flag_default: true,
}

it('names every field that must be filled in, in the order of the form', () => {
  expect(Object.entries(validateAddress(emptyAddressForm, { unsupported: null, postal_heads: [] }))).toEqual([
    ['name', 'name'],
    ['phone', 'phone'],
    ['province_code', 'province'],
    ['postal_code', 'postalCode'],
    ['address_line1', 'street'],
  ])
})

it('accepts valid values, trimmed and without the fields that only the form needs', () => {
  expect(validateAddress(filled, jakarta)).toEqual({})
  expect(formToBody(filled)).toEqual({
    name: 'Rina',
    surname: 'Wijaya',
    phone: '081234567890',
    district_code: '317106',
    postal_code: '10310',
    address_line1: 'Jl. Teuku Umar No. 12',
    address_line2: '',
    label: 'home',
    flag_default: true,
  })
})

it.each([
  [{ name: '   ' }, { name: 'name' }],
  [
    { name: '\u200b\u3164', address_line1: '\u2800' },
    { name: 'name', address_line1: 'street' },
  ],
  [{ phone: '7123456789' }, { phone: 'phone' }],
  [{ postal_code: '1031' }, { postal_code: 'postalCode' }],
  [{ postal_code: '1031a' }, { postal_code: 'postalCode' }],
  [{ postal_code: '40132' }, { postal_code: 'postalCodeElsewhere' }],
])('refuses %j', (change, problems) => {
  expect(validateAddress({ ...filled, ...change }, jakarta)).toEqual(problems)
})

it('requires one area after the other', () => {
  expect(validateAddress({ ...filled, city_code: '', district_code: '' }, jakarta)).toEqual({ city_code: 'city' })
  expect(validateAddress({ ...filled, district_code: '' }, jakarta)).toEqual({ district_code: 'district' })
})

it('reports an area without delivery', () => {
  expect(validateAddress(filled, { ...jakarta, unsupported: 'district_code' })).toEqual({ district_code: 'unsupported' })
})

it('clears the areas below a newly chosen one', () => {
  expect(withArea(filled, 'province_code', '32')).toMatchObject({ province_code: '32', city_code: '', district_code: '' })
  expect(withArea(filled, 'city_code', '3172')).toMatchObject({ province_code: '31', city_code: '3172', district_code: '' })
})
