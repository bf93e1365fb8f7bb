import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterSaleReturnShipmentMutation } from '../../shared/after-sale/after-sale-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { toast } from '../../shared/ui/toast.ts'
import { isMoved } from './moved.ts'

interface Shipment {
  readonly courier_code: string
  readonly tracking_no: string
}
type Field = keyof Shipment

const isField = (field: string | null): field is Field => field === 'courier_code' || field === 'tracking_no'

/** Everything behind the form that says how goods were sent back: what was typed outlives a reload and a login. */
export function useSendBack(after_sale_no: string, onMoved: (failure: Failure) => void) {
  const { t } = useTranslation('afterSale')
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped, forget] = useDraft<Shipment>(`return:${after_sale_no}`, { courier_code: '', tracking_no: '' })
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Field | null>(null)
  const [send, { isLoading, error, reset }] = useAfterSaleReturnShipmentMutation()
  const missing = (['courier_code', 'tracking_no'] as const).filter((field) => typed[field].trim() === '')
  const focus = (field: Field) => box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const failure = failureOf(error)

  return {
    box,
    typed,
    wrong: (field: Field) => (tried && missing.includes(field)) || refused === field,
    change(change: Partial<Shipment>) {
      setTyped({ ...typed, ...change })
      setRefused(null)
      reset()
    },
    async submit() {
      setTried(true)
      const [first] = missing
      if (first) return focus(first)
      if (isLoading) return
      const reply = await send({ after_sale_no, courier_code: typed.courier_code, tracking_no: typed.tracking_no.trim() })
      if (reply.data) {
        forget()
        toast.success(t('send.sent'))
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
