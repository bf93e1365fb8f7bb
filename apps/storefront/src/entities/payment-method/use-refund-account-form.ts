import type { RefundCard } from '@nusaria/contracts/payment-method-entities'
import { useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import type { SubmissionOutcome } from '../../shared/submission/submit.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import type { FieldError } from './card/card-values.ts'
import { validateHolder, validateText } from './card/card-values.ts'
import { paymentMethodApi } from './payment-method-api.ts'

/** Digits of an account number, as in the contract. Its schemas are not part of the browser build. */
export const ACCOUNT_LENGTH = { least: 8, most: 19 } as const

/** The account number is not among a saved account's data: the server only sends it masked. */
function initialValues(card: RefundCard | null) {
  const { bank_code = '', first_name = '', last_name = '', email = '', phone = '' } = card ?? {}
  return { bank_code, first_name, last_name, email, phone }
}

type Values = ReturnType<typeof initialValues> & { readonly card_number: string }
type Field = keyof Values
type Errors = Readonly<Partial<Record<Field, FieldError>>>

const isField = (field: string | null, values: Values): field is Field => field !== null && field in values

/** The errors in the order of the form. A saved account keeps its number if the field is empty, unless the bank changes. */
function validate(values: Values, card: RefundCard | null): Errors {
  const keepsNumber = card !== null && card.bank_code === values.bank_code && !values.card_number
  const isNumber = (digits: string) => digits.length >= ACCOUNT_LENGTH.least && digits.length <= ACCOUNT_LENGTH.most
  const errors = {
    bank_code: values.bank_code ? null : 'required',
    card_number: keepsNumber ? null : validateText(values.card_number, isNumber),
    ...validateHolder(values),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))
}

/** State of the refund account form. The holder survives a reload and a login in between; the number stays in component state. */
export function useRefundAccountForm(card: RefundCard | null, onSaved: () => void) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [holder, setHolder, forgetDraft] = useDraft(`refund-account:${card?.refund_card_id ?? 'new'}`, initialValues(card))
  const [number, setNumber] = useState('')
  const values: Values = { ...holder, card_number: number }
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<Failure>()
  const [add, adding] = useSensitiveMutation(paymentMethodApi.endpoints.walletRefundCardAdd)
  const [update, updating] = useSensitiveMutation(paymentMethodApi.endpoints.walletRefundCardUpdate)
  const { submit } = useSubmission('wallet.refundCardAdd', null)
  const busy = adding.isLoading || updating.isLoading

  const allErrors = { ...validate(values, card), ...serverErrors }
  const shown = Object.entries(allErrors).filter(([field]) => submitted || touched.has(field as Field) || field in serverErrors)
  const focus = (field: Field) => containerRef.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  const save = async (): Promise<SubmissionOutcome<RefundCard>> => {
    const { card_number, ...rest } = values
    const body = { ...rest, first_name: rest.first_name.trim(), last_name: rest.last_name.trim(), email: rest.email.trim() }
    if (!card) return submit(add, { ...body, card_number }, 'goesOn')
    const { data, error } = await update({ ...body, refund_card_id: card.refund_card_id, ...(card_number && { card_number }) })
    return data ? { kind: 'done', data } : { kind: 'refused', failure: error }
  }

  return {
    containerRef,
    values,
    errors: Object.fromEntries(shown) as Errors,
    change(change: Partial<Values>) {
      const { card_number, ...rest } = change
      if (card_number !== undefined) setNumber(card_number)
      if (Object.keys(rest).length > 0) setHolder({ ...holder, ...rest })
      setServerErrors({})
      setFailure(undefined)
    },
    onBlur: (field: Field) => setTouched((before) => (values[field] ? new Set([...before, field]) : before)),
    async submit() {
      setSubmitted(true)
      const [firstInvalid] = Object.keys(allErrors) as Field[]
      if (firstInvalid) return focus(firstInvalid)
      if (busy) return
      const outcome = await save()
      if (outcome.kind === 'done' || outcome.kind === 'made') {
        forgetDraft()
        return onSaved()
      }
      const { failure: error } = outcome
      setFailure(error)
      if (error.kind === 'business' && error.code && isField(error.field, values)) {
        setServerErrors({ [error.field]: 'invalid' })
        focus(error.field)
      }
    },
    busy,
    failure,
  }
}
