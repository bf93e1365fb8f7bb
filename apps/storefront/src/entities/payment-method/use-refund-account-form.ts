import type { RefundCard } from '@nusaria/contracts/payment-method-entities'
import { useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import type { SubmissionOutcome } from '../../shared/submission/submit.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import { paymentMethodApi } from './payment-method-api.ts'
import type { AccountErrors, AccountField, AccountValues } from './refund-account-rules.ts'
import { initialAccount, validateAccount } from './refund-account-rules.ts'

const isAccountField = (field: string | null, typed: AccountValues): field is AccountField => field !== null && field in typed

/**
 * Everything behind the form of a refund account, kept when a call fails. Whose account it is survives a reload and a login in between; its
 * number lives in this component's state alone.
 */
export function useRefundAccountForm(card: RefundCard | null, onSaved: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const { card_number: none, ...first } = initialAccount(card)
  const [holder, setHolder, forget] = useDraft(`refund-account:${card?.refund_card_id ?? 'new'}`, first)
  const [number, setNumber] = useState(none)
  const typed: AccountValues = { ...holder, card_number: number }
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set())
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<AccountErrors>({})
  const [failure, setFailure] = useState<Failure>()
  const [add, adding] = useSensitiveMutation(paymentMethodApi.endpoints.walletRefundCardAdd)
  const [update, updating] = useSensitiveMutation(paymentMethodApi.endpoints.walletRefundCardUpdate)
  const { submit } = useSubmission('wallet.refundCardAdd', null)
  const busy = adding.isLoading || updating.isLoading

  const found = { ...validateAccount(typed, card), ...refused }
  const shown = Object.entries(found).filter(([field]) => tried || left.has(field as AccountField) || field in refused)
  const focus = (field: AccountField) => box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  const changed = async (args: Parameters<typeof update>[0]): Promise<SubmissionOutcome<RefundCard>> => {
    const { data, error } = await update(args)
    return data ? { kind: 'done', data } : { kind: 'refused', failure: error }
  }
  const send = () => {
    const { card_number, ...rest } = typed
    const body = { ...rest, first_name: rest.first_name.trim(), last_name: rest.last_name.trim(), email: rest.email.trim() }
    if (!card) return submit(add, { ...body, card_number }, 'goesOn')
    return changed({ ...body, refund_card_id: card.refund_card_id, ...(card_number && { card_number }) })
  }

  return {
    box,
    typed,
    problems: Object.fromEntries(shown) as AccountErrors,
    change(change: Partial<AccountValues>) {
      const { card_number, ...rest } = change
      if (card_number !== undefined) setNumber(card_number)
      if (Object.keys(rest).length > 0) setHolder({ ...holder, ...rest })
      setRefused({})
      setFailure(undefined)
    },
    leave: (field: AccountField) => setLeft((before) => (typed[field] ? new Set([...before, field]) : before)),
    async save() {
      setTried(true)
      const [wrong] = Object.keys(found) as AccountField[]
      if (wrong) return focus(wrong)
      if (busy) return
      const outcome = await send()
      if (outcome.kind === 'done' || outcome.kind === 'made') {
        forget()
        return onSaved()
      }
      const error = outcome.failure
      setFailure(error)
      if (error.kind === 'business' && error.code && isAccountField(error.field, typed)) {
        setRefused({ [error.field]: 'invalid' })
        focus(error.field)
      }
    },
    busy,
    failure,
  }
}
