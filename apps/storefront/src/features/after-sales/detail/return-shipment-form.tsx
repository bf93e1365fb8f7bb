import { normalizeTrackingNumber, TRACKING_NUMBER_RULE } from '@nusaria/contracts/patterns'
import type { ReactNode } from 'react'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { type FieldErrors, useForm } from '#platform/forms/use-form.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { LoadedSelect } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useAfterSaleCouriersQuery, useAfterSaleReturnShipmentMutation } from '../api.ts'
import css from './return-panel.module.css'
import { isStatusChanged } from './status-changed-note.tsx'

/** Characters, as in the contract. Longer than any tracking number, for spaces and hyphens typed along. */
const MAX_LENGTH = 40

interface ReturnShipment {
  readonly courier_code: string
  readonly tracking_number: string
}

const EMPTY: ReturnShipment = { courier_code: '', tracking_number: '' }

type Problem = 'missing' | 'invalid'

function validate({ courier_code, tracking_number }: ReturnShipment): FieldErrors<ReturnShipment, Problem> {
  const number = normalizeTrackingNumber(tracking_number)
  return {
    courier_code: courier_code === '' ? 'missing' : undefined,
    tracking_number: number === '' ? 'missing' : TRACKING_NUMBER_RULE.test(number) ? undefined : 'invalid',
  }
}

/** The field that the server calls incomplete; other failures concern the whole form. */
function returnShipmentRefusals(failure: Failure) {
  const field = failedWith(failure, 'RETURN_SHIPMENT_INCOMPLETE') && failure.kind === 'business' ? failure.field : null
  return { target: field ?? 'form', text: 'invalid' as const }
}

interface Props {
  readonly afterSaleNo: string
  readonly initial?: ReturnShipment
  readonly submitLabel: string
  /** Toast after sending. */
  readonly successText: string
  readonly onSent?: () => void
  /** Sending was refused because the status has changed. */
  readonly onStatusChanged: (failure: Failure) => void
  /** Next to the submit button. */
  readonly children?: ReactNode
}

/** Courier and tracking number of the goods sent back. The draft survives a reload and a login. */
export function ReturnShipmentForm({ afterSaleNo, initial, submitLabel, successText, onSent, onStatusChanged, children }: Props) {
  const { t } = useTranslation('afterSale')
  const [send] = useAfterSaleReturnShipmentMutation()
  const form = useForm<ReturnShipment, Problem>({
    initial: initial ?? EMPTY,
    draft: `${initial ? 'correct' : 'return'}:${afterSaleNo}`,
    validate,
    refusals: returnShipmentRefusals,
    send: ({ courier_code, tracking_number }) =>
      send({ after_sale_no: afterSaleNo, courier_code, tracking_number: normalizeTrackingNumber(tracking_number) }),
    onDone: () => {
      toast.success(successText)
      onSent?.()
    },
    onFailed: (failure) => {
      if (isStatusChanged(failure)) onStatusChanged(failure)
    },
  })
  const { values, change, errors, formFailure } = form
  const numberError = errors.tracking_number
  return (
    <Form className={css.form} onSubmit={() => void form.submit()}>
      <div ref={form.ref} className={css.fields}>
        <CourierField
          value={values.courier_code}
          onChange={(courier_code) => change({ courier_code })}
          invalid={errors.courier_code !== undefined}
        />
        <TextField
          label={t('send.number')}
          name="tracking_number"
          value={values.tracking_number}
          onChange={(tracking_number) => change({ tracking_number })}
          plain
          error={numberError && t(numberError === 'missing' ? 'send.error.number' : 'send.error.format')}
          hint={t('send.numberHint')}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          required
        />
      </div>
      <FailureNote failure={formFailure && isStatusChanged(formFailure) ? undefined : formFailure} />
      <div className={css.buttons}>
        {children}
        <Button type="submit" size="lg" block loading={form.busy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}

interface CourierProps {
  readonly value: string
  readonly onChange: (courier_code: string) => void
  readonly invalid: boolean
}

/** The courier that took the parcel. Loads the list of couriers, with a retry when that fails. */
function CourierField({ value, onChange, invalid }: CourierProps) {
  const { t } = useTranslation('afterSale')
  const { data, isError, isFetching, refetch } = useAfterSaleCouriersQuery()
  const retry = <button type="button" onClick={() => void refetch()} />
  return (
    <LoadedSelect
      label={t('send.courier')}
      name="courier_code"
      value={value}
      onChange={onChange}
      options={data?.list.map(({ courier_code, courier_name }) => ({ value: courier_code, label: courier_name }))}
      placeholder={t('send.pick')}
      error={invalid && t('send.error.courier')}
      failure={isError && !isFetching && <TaggedText text={t('send.couriersFailed')} elements={{ retry }} />}
    />
  )
}
