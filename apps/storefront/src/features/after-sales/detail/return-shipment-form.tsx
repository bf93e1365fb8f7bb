import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../shared/api/failure.ts'
import { Form } from '../../../shared/ui/chakra/form.tsx'
import { TextField } from '../../../shared/ui/chakra/text-field.tsx'
import { FailureNote } from '../../../shared/ui/feedback/note.tsx'
import { Button } from '../../../shared/ui/paint/button.tsx'
import { CourierField } from './courier-field.tsx'
import css from './return-panel.module.css'
import type { ReturnShipment } from './use-return-shipment-form.ts'
import { useReturnShipmentForm } from './use-return-shipment-form.ts'

/** characters, as the contract has it */
const TRACKING_NUMBER_MAX_LENGTH = 40

interface Props {
  readonly afterSaleNo: string
  /** What was sent before, to be corrected. */
  readonly initial?: ReturnShipment
  readonly submitLabel: string
  /** Told to the shopper once it went through. */
  readonly successText: string
  readonly onSent?: () => void
  /** The request has moved on meanwhile. */
  readonly onStatusChanged: (failure: Failure) => void
  /** Beside the button that sends. */
  readonly children?: ReactNode
}

/** Which courier the goods were handed to, and under which number. */
export function ReturnShipmentForm({ afterSaleNo, initial, submitLabel, successText, onSent, onStatusChanged, children }: Props) {
  const { t } = useTranslation('afterSale')
  const { box, typed, fault, change, submit, busy, failure } = useReturnShipmentForm(afterSaleNo, {
    initial,
    successText,
    onSent,
    onStatusChanged,
  })
  const numberFault = fault('tracking_number')
  return (
    <Form className={css.form} onSubmit={() => void submit()}>
      <div ref={box} className={css.fields}>
        <CourierField
          value={typed.courier_code}
          onChange={(courier_code) => change({ courier_code })}
          invalid={fault('courier_code') !== null}
        />
        <TextField
          label={t('send.number')}
          name="tracking_number"
          value={typed.tracking_number}
          onChange={(tracking_number) => change({ tracking_number })}
          error={numberFault && t(numberFault === 'missing' ? 'send.error.number' : 'send.error.format')}
          hint={t('send.numberHint')}
          maxLength={TRACKING_NUMBER_MAX_LENGTH}
          autoComplete="off"
          required
        />
      </div>
      <FailureNote failure={failure} />
      <div className={css.buttons}>
        {children}
        <Button type="submit" size="lg" block loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
