import type { Address, addressForm } from '@nusaria/contracts/address'
import { POSTAL_CODE_RULE, VISIBLE_RULE } from '@nusaria/contracts/patterns'
import type { z } from 'zod'
import { isPhone } from '#platform/format/phone.ts'

type AddressBody = z.output<z.ZodObject<typeof addressForm>>

/** Areas by code, '' = not chosen yet. */
export interface AddressFormValues extends AddressBody {
  readonly province_code: string
  readonly city_code: string
}

export type AddressField = keyof AddressFormValues

export const ADDRESS_LENGTHS = { name: 50, surname: 50, postal_code: 5, address_line1: 120, address_line2: 120 } as const

export const emptyAddressForm: AddressFormValues = {
  name: '',
  surname: '',
  phone: '',
  province_code: '',
  city_code: '',
  district_code: '',
  postal_code: '',
  address_line1: '',
  address_line2: '',
  label: null,
  flag_default: false,
}

export function addressToForm(address: Address): AddressFormValues {
  const { name, surname, phone, district_code, postal_code, address_line1, address_line2, label = null, flag_default } = address
  const areas = {
    province_code: address.state_code ?? district_code.slice(0, 2),
    city_code: address.city_code ?? district_code.slice(0, 4),
    district_code,
  }
  return { name, surname, phone, ...areas, postal_code, address_line1, address_line2, label, flag_default }
}

export function formToBody({ province_code: _, city_code: __, label = null, ...form }: AddressFormValues): AddressBody {
  const { name, surname, address_line1, address_line2 } = form
  return {
    ...form,
    label,
    name: name.trim(),
    surname: surname.trim(),
    address_line1: address_line1.trim(),
    address_line2: address_line2.trim(),
  }
}

/** Choosing an area clears the areas below it. */
export function withArea(form: AddressFormValues, field: 'province_code' | 'city_code' | 'district_code', code: string): AddressFormValues {
  if (field === 'province_code') return { ...form, province_code: code, city_code: '', district_code: '' }
  if (field === 'city_code') return { ...form, city_code: code, district_code: '' }
  return { ...form, district_code: code }
}

/** Keys of `address:error`. */
export type AddressError =
  | 'name'
  | 'phone'
  | 'province'
  | 'city'
  | 'district'
  | 'unsupported'
  | 'postalCode'
  | 'postalCodeElsewhere'
  | 'street'

type AddressErrors = Readonly<Partial<Record<AddressField, AddressError>>>

export interface AreaInfo {
  /** The chosen area without delivery, if any. */
  readonly unsupported: AddressField | null
  /** The first two digits of the postal codes; empty while no province is chosen. */
  readonly postal_heads: readonly string[]
}

function validatePostalCode(code: string, heads: readonly string[]): AddressError | false {
  if (!POSTAL_CODE_RULE.test(code)) return 'postalCode'
  return heads.length > 0 && !heads.includes(code.slice(0, 2)) && 'postalCodeElsewhere'
}

/** The errors of the form, in the order of its fields. An area counts as missing only when the one above it is chosen. */
export function validateAddress(form: AddressFormValues, { unsupported, postal_heads }: AreaInfo): AddressErrors {
  const errors: [AddressField, AddressError | false][] = [
    ['name', !VISIBLE_RULE.test(form.name) && 'name'],
    ['phone', !isPhone(form.phone) && 'phone'],
    ['province_code', !form.province_code && 'province'],
    ['city_code', form.province_code !== '' && !form.city_code && 'city'],
    ['district_code', form.city_code !== '' && !form.district_code && 'district'],
    ...(unsupported ? [[unsupported, 'unsupported'] as [AddressField, AddressError]] : []),
    ['postal_code', validatePostalCode(form.postal_code, postal_heads)],
    ['address_line1', !VISIBLE_RULE.test(form.address_line1) && 'street'],
  ]
  return Object.fromEntries(errors.filter(([, problem]) => problem !== false))
}
