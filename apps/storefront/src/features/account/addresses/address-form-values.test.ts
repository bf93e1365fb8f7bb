import { expect, it } from 'vitest'
import { type AddressFormValues, findAreaErrors, formToBody, withArea } from './address-form-values.ts'

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

it('is sent trimmed and without the fields that only the form needs', () => {
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

it('refuses a postal code of another province, once it is complete', () => {
  expect(findAreaErrors({ ...filled, postal_code: '40132' }, jakarta)).toEqual({ postal_code: 'postalCodeElsewhere' })
  expect(findAreaErrors({ ...filled, postal_code: '4013' }, jakarta)).toEqual({})
})

it('requires one area after the other', () => {
  expect(findAreaErrors({ ...filled, city_code: '', district_code: '' }, jakarta)).toEqual({ city_code: 'required' })
  expect(findAreaErrors({ ...filled, district_code: '' }, jakarta)).toEqual({ district_code: 'required' })
})

it('reports an area without delivery', () => {
  expect(findAreaErrors(filled, { ...jakarta, unsupported: 'district_code' })).toEqual({ district_code: 'unsupported' })
})

it('clears the areas below a newly chosen one', () => {
  expect(withArea(filled, 'province_code', '32')).toMatchObject({ province_code: '32', city_code: '', district_code: '' })
  expect(withArea(filled, 'city_code', '3172')).toMatchObject({ province_code: '31', city_code: '3172', district_code: '' })
})
