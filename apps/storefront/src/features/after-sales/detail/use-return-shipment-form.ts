import { normalizeTrackingNumber, TRACKING_NUMBER_RULE } from '@nusaria/contracts/patterns'
import { useRef, useState } from 'react'
import { useAfterSaleReturnShipmentMutation } from '../../../entities/after-sale/after-sale-api.ts'
import type { Failure } from '../../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../../shared/api/failure.ts'
import { useDraft } from '../../../shared/state/use-draft.ts'
import { toast } from '../../../shared/ui/feedback/toast.ts'
import { isStatusChanged } from './is-status-changed.ts'

export interface ReturnShipment {
  readonly courier_code: string
  readonly tracking_number: string
}
type Field = keyof ReturnShipment
type FieldError = 'missing' | 'wrong'

const FIELDS = ['courier_code', 'tracking_number'] as const satisfies readonly Field[]
const EMPTY: ReturnShipment = { courier_code: '', tracking_number: '' }

const isField = (field: string | null): field is Field => field === 'courier_code' || field === 'tracking_number'

function validateField(field: Field, { courier_code, tracking_number }: ReturnShipment): FieldError | null {
  if (field === 'courier_code') return courier_code === '' ? 'missing' : null
  const number = normalizeTrackingNumber(tracking_number)
  if (number === '') return 'missing'
  return TRACKING_NUMBER_RULE.test(number) ? null : 'wrong'
}

interface Options {
  /** What was sent before, to be corrected. */
  readonly initial?: ReturnShipment | undefined
  /** Told to the shopper once it went through. */
  readonly successText: string
  readonly onSent?: (() => void) | undefined
  readonly onStatusChanged: (failure: Failure) => void
}

/** Everything behind the form that says how goods were sent back: what was typed outlives a reload and a login. */
export function useReturnShipmentForm(after_sale_no: string, { initial, successText, onSent, onStatusChanged }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped, forget] = useDraft<ReturnShipment>(`${initial ? 'correct' : 'return'}:${after_sale_no}`, initial ?? EMPTY)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Field | null>(null)
  const [send, { isLoading, error, reset }] = useAfterSaleReturnShipmentMutation()
  const focus = (field: Field) => box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const failure = failureOf(error)

  return {
    box,
    typed,
    fault: (field: Field): FieldError | null => (tried && validateField(field, typed)) || (refused === field ? 'wrong' : null),
    change(change: Partial<ReturnShipment>) {
      setTyped({ ...typed, ...change })
      setRefused(null)
      reset()
    },
    async submit() {
      setTried(true)
      const wrong = FIELDS.find((field) => validateField(field, typed))
      if (wrong) return focus(wrong)
      if (isLoading) return
      const { courier_code, tracking_number } = typed
      const reply = await send({ after_sale_no, courier_code, tracking_number: normalizeTrackingNumber(tracking_number) })
      if (reply.data) {
        forget()
        toast.success(successText)
        onSent?.()
        return
      }
      const refusal = failureOf(reply.error)
      if (refusal && isStatusChanged(refusal)) return onStatusChanged(refusal)
      if (failedWith(refusal, 'RETURN_SHIPMENT_INCOMPLETE') && refusal?.kind === 'business' && isField(refusal.field)) {
        setRefused(refusal.field)
        focus(refusal.field)
      }
    },
    busy: isLoading,
    /** What concerns neither field. */
    failure: failure && !isStatusChanged(failure) && refused === null ? failure : undefined,
  }
}
