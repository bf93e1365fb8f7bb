import { ADDRESS_RULES, type Address, type Area } from '@nusaria/contracts/address'
import { useCallback, useState } from 'react'
import { useAddressCreateMutation, useAddressUpdateMutation } from '#commerce/address/api.ts'
import type { Failure } from '#platform/api/failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import {
  type AddressError,
  type AddressField,
  type AddressFormValues,
  type AreaInfo,
  addressToForm,
  emptyAddressForm,
  findAreaErrors,
  formToBody,
} from './address-form-values.ts'

const byCode = defineRefusals<'district_code' | 'form', never, AddressError>({
  fallback: { target: 'form', actions: [] },
  table: { ADDRESS_UNSUPPORTED: { target: 'district_code', text: 'unsupported' } },
})

/** The field that a refusal concerns. */
function addressRefusals(failure: Failure): { readonly target: string; readonly text?: AddressError | undefined } {
  const field = failure.kind === 'business' ? failure.field : null
  if (field === 'postal_code') return { target: 'postal_code', text: 'postalCodeElsewhere' }
  if (field === 'district_code') return { target: 'district_code', text: 'invalid' }
  return byCode(failure)
}

export type SavedAddress = Pick<Address, 'address_id' | 'flag_supported'>

/** The state of the address form. Its values survive a reload and a login. */
export function useAddressForm(address: Address | null, onSaved: (saved: SavedAddress) => void) {
  const [create] = useAddressCreateMutation()
  const [update] = useAddressUpdateMutation()
  const { submit } = useSubmission('address.create', 'address:new:sent')
  const [areas, setAreas] = useState<AreaInfo>({ unsupported: null, postal_heads: [] })

  const onAreaLoaded = useCallback((field: AddressField, area: Area | undefined) => {
    setAreas(({ unsupported, postal_heads }) => ({
      unsupported: area && !area.flag_supported ? field : unsupported === field ? null : unsupported,
      postal_heads: field === 'province_code' ? (area?.postal_heads ?? []) : postal_heads,
    }))
  }, [])

  const form = useForm<AddressFormValues, AddressError, Address>({
    initial: address ? addressToForm(address) : emptyAddressForm,
    draft: `address:${address?.address_id ?? 'new'}`,
    rules: ADDRESS_RULES,
    validate: (values) => findAreaErrors(values, areas),
    showsEarly: (error) => error === 'unsupported',
    refusals: addressRefusals,
    blockRefused: true,
    send: (values) =>
      address ? update({ ...formToBody(values), address_id: address.address_id }) : submit(create, formToBody(values), 'send'),
    onDone: onSaved,
    onMade: (address_id) => onSaved({ address_id, flag_supported: areas.unsupported === null }),
  })
  return { form, postalHeads: areas.postal_heads, onAreaLoaded } as const
}

export type AddressFormState = ReturnType<typeof useAddressForm>
