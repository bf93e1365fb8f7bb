import { ADDRESS_RULES, type Address, type addressForm } from '@nusaria/contracts/address'
import type { z } from 'zod'
import { type FieldErrors, findRuleError, type RuleError } from '#platform/forms/use-form.ts'

type AddressBody = z.output<z.ZodObject<typeof addressForm>>

/** Areas by code, '' = not chosen yet. */
export interface AddressFormValues extends AddressBody {
  readonly province_code: string
  readonly city_code: string
}

export type AddressField = keyof AddressFormValues

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

export type AddressError = RuleError | 'unsupported' | 'postalCodeElsewhere'

type AddressErrors = FieldErrors<AddressFormValues, AddressError>

export interface AreaInfo {
  /** The chosen area without delivery, if any. */
  readonly unsupported: AddressField | null
  /** The first two digits of the postal codes; empty while no province is chosen. */
  readonly postal_heads: readonly string[]
}

/** The errors that the contract's rules don't know. An area counts as missing only when the one above it is chosen. */
export function findAreaErrors(form: AddressFormValues, { unsupported, postal_heads }: AreaInfo): AddressErrors {
  const elsewhere = postal_heads.length > 0 && !postal_heads.includes(form.postal_code.slice(0, 2))
  return {
    province_code: form.province_code ? undefined : 'required',
    city_code: form.province_code && !form.city_code ? 'required' : undefined,
    district_code: form.city_code && !form.district_code ? 'required' : undefined,
    ...(unsupported && { [unsupported]: 'unsupported' }),
    ...(!findRuleError(ADDRESS_RULES.postal_code, form.postal_code) && elsewhere && { postal_code: 'postalCodeElsewhere' }),
  }
}
