import { plainTrackingNumber, TRACKING_NUMBER_RULE } from '@nusaria/contracts/patterns'
import { useRef, useState } from 'react'
import { useAfterSaleReturnShipmentMutation } from '../../shared/after-sale/after-sale-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { toast } from '../../shared/ui/toast.ts'
import { isMoved } from './moved.ts'

export interface Shipment {
  readonly courier_code: string
  readonly tracking_number: string
}
type Field = keyof Shipment
type Fault = 'missing' | 'wrong'

const FIELDS = ['courier_code', 'tracking_number'] as const satisfies readonly Field[]
const NOTHING: Shipment = { courier_code: '', tracking_number: '' }

const isField = (field: string | null): field is Field => field === 'courier_code' || field === 'tracking_number'

function faultIn(field: Field, { courier_code, tracking_number }: Shipment): Fault | null {
  if (field === 'courier_code') return courier_code === '' ? 'missing' : null
  const number = plainTrackingNumber(tracking_number)
  if (number === '') return 'missing'
  return TRACKING_NUMBER_RULE.test(number) ? null : 'wrong'
}

interface Options {
  /** What was sent before, to be corrected. */
  readonly initial?: Shipment | undefined
  /** Told to the shopper once it went through. */
  readonly done: string
  readonly onSent?: (() => void) | undefined
  readonly onMoved: (failure: Failure) => void
}

/** Everything behind the form that says how goods were sent back: what was typed outlives a reload and a login. */
export function useSendBack(after_sale_no: string, { initial, done, onSent, onMoved }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped, forget] = useDraft<Shipment>(`${initial ? 'correct' : 'return'}:${after_sale_no}`, initial ?? NOTHING)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Field | null>(null)
  const [send, { isLoading, error, reset }] = useAfterSaleReturnShipmentMutation()
  const focus = (field: Field) => box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const failure = failureOf(error)

  return {
    box,
    typed,
    fault: (field: Field): Fault | null => (tried && faultIn(field, typed)) || (refused === field ? 'wrong' : null),
    change(change: Partial<Shipment>) {
      setTyped({ ...typed, ...change })
      setRefused(null)
      reset()
    },
    async submit() {
      setTried(true)
      const wrong = FIELDS.find((field) => faultIn(field, typed))
      if (wrong) return focus(wrong)
      if (isLoading) return
      const { courier_code, tracking_number } = typed
      const reply = await send({ after_sale_no, courier_code, tracking_number: plainTrackingNumber(tracking_number) })
      if (reply.data) {
        forget()
        toast.success(done)
        onSent?.()
        return
      }
      const refusal = failureOf(reply.error)
      if (refusal && isMoved(refusal)) return onMoved(refusal)
      if (failedWith(refusal, 'RETURN_SHIPMENT_INCOMPLETE') && refusal?.kind === 'business' && isField(refusal.field)) {
        setRefused(refusal.field)
        focus(refusal.field)
      }
    },
    busy: isLoading,
    /** What concerns neither field. */
    failure: failure && !isMoved(failure) && refused === null ? failure : undefined,
  }
}
