import type { Address, Area } from '@nusaria/contracts/address'
import { useCallback, useRef, useState } from 'react'
import { useAddressCreateMutation, useAddressUpdateMutation } from '../../entities/address/address-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import type { SubmissionOutcome } from '../../shared/submission/submit.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import type { AddressErrors, AddressField, AddressFormValues, AreaInfo } from './address-form-values.ts'
import { addressToForm, emptyAddressForm, formToBody, validateAddress } from './address-form-values.ts'

/** A refusal that concerns a field, shown beside it; anything else stays a failure of the whole form. */
function fieldErrorsOf(failure: Failure): AddressErrors | null {
  if (failedWith(failure, 'ADDRESS_UNSUPPORTED')) return { district_code: 'unsupported' }
  const field = failure.kind === 'business' ? failure.field : null
  if (field === 'postal_code') return { postal_code: 'postalCodeElsewhere' }
  if (field === 'district_code') return { district_code: 'district' }
  return null
}

/** What the page needs of a saved address. */
export type SavedAddress = Pick<Address, 'address_id' | 'flag_supported'>

interface AddressFormState {
  readonly form: AddressFormValues
  readonly change: (change: Partial<AddressFormValues>) => void
  /** The shopper is done with a field: from then on it says what is wrong with it. */
  readonly leave: (field: AddressField) => void
  readonly postalHeads: readonly string[]
  readonly areaKnown: (field: AddressField, area: Area | undefined) => void
  /** What to show beside the fields. */
  readonly problems: AddressErrors
  /** Sends the form; gives the first wrong field instead when there is one. */
  readonly save: () => Promise<AddressField | null>
  readonly saving: boolean
  /** Why it wasn't saved, when no field is to blame. */
  readonly failure: Failure | undefined
}

/** Everything behind the address form. What is typed survives a reload and a login in between; a second tap on save does nothing. */
export function useAddressForm(address: Address | null, onSaved: (saved: SavedAddress) => void): AddressFormState {
  const [form, setForm, forget] = useDraft(`address:${address?.address_id ?? 'new'}`, address ? addressToForm(address) : emptyAddressForm)
  const [create] = useAddressCreateMutation()
  const [update] = useAddressUpdateMutation()
  const { submit } = useSubmission('address.create', 'address:new:sent')
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set())
  const [tried, setTried] = useState(false)
  const [facts, setFacts] = useState<AreaInfo>({ unsupported: null, postal_heads: [] })
  const [refused, setRefused] = useState<AddressErrors>({})
  const [failure, setFailure] = useState<Failure>()
  const [saving, setSaving] = useState(false)
  const underWay = useRef(false)

  const areaKnown = useCallback((field: AddressField, area: Area | undefined) => {
    setFacts(({ unsupported, postal_heads }) => ({
      unsupported: area && !area.flag_supported ? field : unsupported === field ? null : unsupported,
      postal_heads: field === 'province_code' ? (area?.postal_heads ?? []) : postal_heads,
    }))
  }, [])

  const found = validateAddress(form, facts)
  const shown = Object.entries({ ...found, ...refused }).filter(
    ([field, problem]) => tried || problem === 'unsupported' || left.has(field as AddressField) || field in refused,
  )

  return {
    form,
    change(change) {
      setForm({ ...form, ...change })
      setFailure(undefined)
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
    },
    leave: (field) => setLeft((before) => (before.has(field) || !form[field] ? before : new Set([...before, field]))),
    postalHeads: facts.postal_heads,
    areaKnown,
    problems: Object.fromEntries(shown),
    async save() {
      setTried(true)
      const [wrong] = Object.keys({ ...found, ...refused }) as AddressField[]
      if (wrong) return wrong
      if (underWay.current) return null
      underWay.current = true
      setSaving(true)
      setFailure(undefined)
      const body = formToBody(form)
      const changed = async (address_id: string): Promise<SubmissionOutcome<Address>> => {
        const { data, error } = await update({ ...body, address_id })
        return data ? { kind: 'done', data } : { kind: 'refused', failure: failureOf(error) ?? { kind: 'network' } }
      }
      const outcome = address ? await changed(address.address_id) : await submit(create, body, 'goesOn')
      underWay.current = false
      setSaving(false)
      if (outcome.kind === 'done' || outcome.kind === 'made') {
        forget()
        onSaved(outcome.kind === 'done' ? outcome.data : { address_id: outcome.made, flag_supported: !facts.unsupported })
        return null
      }
      const why = outcome.failure
      const fields = fieldErrorsOf(why)
      if (fields) setRefused(fields)
      else setFailure(why)
      return fields ? ((Object.keys(fields)[0] as AddressField | undefined) ?? null) : null
    },
    saving,
    failure,
  }
}
