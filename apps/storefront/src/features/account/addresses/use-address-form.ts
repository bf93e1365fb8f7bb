import { ADDRESS_RULES, type Address, type Area, type AreaMatch, type addressForm } from '@nusaria/contracts/address'
import type { MemberContact } from '@nusaria/contracts/member-entities'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { useAddressCreateMutation, useAddressUpdateMutation } from '#commerce/address/api.ts'
import { useMemberContactQuery } from '#commerce/member/contact.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { splitPersonName } from '#platform/format/person-name.ts'
import { type FieldErrors, type FormState, findRuleError, type RuleError, useForm } from '#platform/forms/use-form.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'

type AddressBody = z.output<z.ZodObject<typeof addressForm>>

/** Areas by code, '' = not chosen yet. */
interface AddressFormValues extends AddressBody {
  readonly province_code: string
  readonly city_code: string
}

type AreaField = 'province_code' | 'city_code' | 'district_code'

export type AddressError = RuleError | 'unsupported' | 'postalCodeElsewhere'

function toFormValues(address: Address | null): AddressFormValues {
  const { name = '', surname = '', phone = '', district_code = '', postal_code = '' } = address ?? {}
  const { address_line1 = '', address_line2 = '', label = null, flag_default = false } = address ?? {}
  const areas = {
    province_code: address?.state_code ?? district_code.slice(0, 2),
    city_code: address?.city_code ?? district_code.slice(0, 4),
    district_code,
  }
  return { name, surname, phone, ...areas, postal_code, address_line1, address_line2, label, flag_default }
}

function toBody({ province_code: _, city_code: __, ...form }: AddressFormValues): AddressBody {
  return {
    ...form,
    name: form.name.trim(),
    surname: form.surname.trim(),
    address_line1: form.address_line1.trim(),
    address_line2: form.address_line2.trim(),
  }
}

interface AreaInfo {
  /** The chosen area without delivery, if any. */
  readonly unsupported: AreaField | null
  /** The first two digits of the postal codes; empty while no province is chosen. */
  readonly postalHeads: readonly string[]
}

/** The errors that the contract's rules don't know. An area counts as missing only when the one above it is chosen. */
function findAreaErrors(form: AddressFormValues, { unsupported, postalHeads }: AreaInfo): FieldErrors<AddressFormValues, AddressError> {
  const elsewhere = postalHeads.length > 0 && !postalHeads.includes(form.postal_code.slice(0, 2))
  return {
    province_code: form.province_code ? undefined : 'required',
    city_code: form.province_code && !form.city_code ? 'required' : undefined,
    district_code: form.city_code && !form.district_code ? 'required' : undefined,
    ...(unsupported && { [unsupported]: 'unsupported' }),
    ...(!findRuleError(ADDRESS_RULES.postal_code, form.postal_code) && elsewhere && { postal_code: 'postalCodeElsewhere' }),
  }
}

/** The field that a refusal concerns. */
function addressRefusals(failure: Failure): { readonly target: string; readonly text?: AddressError } {
  const field = failure.kind === 'business' ? failure.field : null
  if (field === 'postal_code') return { target: 'postal_code', text: 'postalCodeElsewhere' }
  if (field === 'district_code') return { target: 'district_code', text: 'invalid' }
  return failedWith(failure, 'ADDRESS_UNSUPPORTED') ? { target: 'district_code', text: 'unsupported' } : { target: 'form' }
}

/** The first address is mostly the member's own: it begins with their name and phone number, unless something is typed already. */
function usePrefill(form: FormState<AddressFormValues, AddressError>, isFirst: boolean) {
  const { data } = useMemberContactQuery(undefined, { skip: !isFirst })
  const fill = useEffectEvent((contact: MemberContact) => {
    const { name, surname, phone } = form.values
    if (!name && !surname && !phone) form.change({ ...splitPersonName(contact.name), phone: contact.phone })
  })
  useEffect(() => {
    if (data) fill(data)
  }, [data])
}

/** The state of the address form. Its values survive a reload and a login. */
export function useAddressForm(
  address: Address | null,
  isFirst: boolean,
  onSaved: (saved: Pick<Address, 'address_id' | 'flag_supported'>) => void,
) {
  const [create] = useAddressCreateMutation()
  const [update] = useAddressUpdateMutation()
  const { submit } = useSubmission('address.create', 'address:new:sent')
  const [areas, setAreas] = useState<AreaInfo>({ unsupported: null, postalHeads: [] })

  const onAreaLoaded = useCallback((field: AreaField, area: Area | undefined) => {
    setAreas(({ unsupported, postalHeads }) => ({
      unsupported: area && !area.flag_supported ? field : unsupported === field ? null : unsupported,
      postalHeads: field === 'province_code' ? (area?.postal_heads ?? []) : postalHeads,
    }))
  }, [])

  const form = useForm<AddressFormValues, AddressError, Address>({
    initial: toFormValues(address),
    draft: `address:${address?.address_id ?? 'new'}`,
    rules: ADDRESS_RULES,
    validate: (values) => findAreaErrors(values, areas),
    showsEarly: (error) => error === 'unsupported',
    refusals: addressRefusals,
    blockRefused: true,
    send: (values) => (address ? update({ ...toBody(values), address_id: address.address_id }) : submit(create, toBody(values), 'send')),
    onDone: onSaved,
    onMade: (address_id) => onSaved({ address_id, flag_supported: areas.unsupported === null }),
  })
  usePrefill(form, isFirst)
  /** A postal code that was typed stays where the place has none of its own and it fits. */
  const choosePlace = ({ province_code, city_code, district_code, postal_code, postal_heads, flag_supported }: AreaMatch) => {
    const { values } = form
    const kept = postal_heads.includes(values.postal_code.slice(0, 2)) ? values.postal_code : ''
    setAreas({ unsupported: flag_supported ? null : 'district_code', postalHeads: postal_heads })
    form.change({ ...values, province_code, city_code, district_code, postal_code: postal_code ?? kept })
  }
  return { form, postalHeads: areas.postalHeads, onAreaLoaded, choosePlace } as const
}

export type AddressFormState = ReturnType<typeof useAddressForm>
