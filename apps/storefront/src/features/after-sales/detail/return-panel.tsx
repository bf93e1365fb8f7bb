import { RETURN_SHIPMENT_RULES } from '@nusaria/contracts/after-sale'
import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { normalizeTrackingNumber, TRACKING_NUMBER_RULE } from '@nusaria/contracts/patterns'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import { type ReactNode, useState } from 'react'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { type FieldErrors, useForm } from '#platform/forms/use-form.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ClockSkew } from '#platform/time/server-clock.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { LoadedSelect } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAfterSaleCouriersQuery, useAfterSaleReturnShipmentMutation } from '../api.ts'
import { DaysLeft } from '../common/days-left.tsx'
import css from './return-panel.module.css'
import { isStatusChanged } from './status-changed-note.tsx'

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

interface ReturnShipmentFormProps {
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
function ReturnShipmentForm({
  afterSaleNo,
  initial,
  submitLabel,
  successText,
  onSent,
  onStatusChanged,
  children,
}: ReturnShipmentFormProps) {
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
    <Form className="grid above-14 gap-16" onSubmit={() => void form.submit()}>
      <div ref={form.ref} className={cx('grid gap-14 align-start', css.fields)}>
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
          maxLength={RETURN_SHIPMENT_RULES.tracking_number.max}
          autoComplete="off"
          required
        />
      </div>
      <FailureNote failure={formFailure && isStatusChanged(formFailure) ? undefined : formFailure} />
      <div className="row gap-12 align-fill">
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

/** The address that goods are sent back to, with a copy button. */
function ReturnAddress({ address: { recipient, phone, address } }: { readonly address: NonNullable<AfterSaleDetail['return_address']> }) {
  const { t } = useTranslation('afterSale')
  return (
    <div className={cx('padX-12 padY-12 size-13 line-20 breaks', css.address)}>
      <div className={cx('row below-4 gap-6 size-12 tone-ink-2', css.addressHead)}>
        <Icon of={MapPin} size={16} />
        <b>{t('send.to')}</b>
        <CopyButton
          text={[recipient, phone, address].join('\n')}
          label={t('send.copyAddress')}
          done={t('send.addressCopied')}
          failed={t('send.addressCopyFailed')}
        />
      </div>
      <p>
        <b>{recipient}</b> <span>{phone}</span>
      </p>
      <p>{address}</p>
    </div>
  )
}

interface Props {
  readonly request: AfterSaleDetail
  readonly skew: ClockSkew
  /** The time to send the goods back is over. */
  readonly onExpire: () => void
  /** Sending was refused because the status has changed. */
  readonly onStatusChanged: (failure: Failure) => void
}

/** Goods to be sent back: the deadline, the address, and the form for courier and tracking number. */
export function ReturnPanel({ request, skew, onExpire, onStatusChanged }: Props) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no, deadline, return_address, timeline = [] } = request
  const interceptionMissed = timeline.findLast(({ step }) => step !== 'amount_changed')?.step === 'interception_missed'
  return (
    <Panel>
      {deadline && (
        <p className={cx('row below-12 align-baseline justify-between wrap', css.deadline)} role="timer">
          <b className="size-14 weight-700">{t('send.left')}</b>
          <strong className="size-13 weight-800 tone-error-700 digits">
            <DaysLeft deadline={deadline} skew={skew} onExpire={onExpire} />
          </strong>
        </p>
      )}
      {interceptionMissed && (
        <Note tone="amber" className={css.note}>
          {t('send.missed')}
        </Note>
      )}
      {return_address && <ReturnAddress address={return_address} />}
      <ReturnShipmentForm
        afterSaleNo={after_sale_no}
        submitLabel={t('send.submit')}
        successText={t('send.sent')}
        onStatusChanged={onStatusChanged}
      />
    </Panel>
  )
}

interface ShipmentProps extends Pick<Props, 'request' | 'onStatusChanged'> {
  readonly shipment: NonNullable<AfterSaleDetail['return_shipment']>
}

/** The parcel with the goods sent back. It can be corrected until the shop has received it. */
export function ReturnShipmentPanel({ request: { after_sale_no, actions }, shipment, onStatusChanged }: ShipmentProps) {
  const { t } = useTranslation(['afterSale', 'common'])
  const [editing, setEditing] = useState(false)
  const { courier_code, courier_name, tracking_number, sent_at } = shipment
  const editable = actions.includes('correct_shipment')
  const close = () => setEditing(false)
  const editButton = editable && !editing && (
    <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
      {t('afterSale:shipment.correct')}
    </Button>
  )
  return (
    <Panel title={t('afterSale:shipment.title')} action={editButton}>
      {editable && editing ? (
        <ReturnShipmentForm
          afterSaleNo={after_sale_no}
          initial={{ courier_code, tracking_number }}
          submitLabel={t('afterSale:shipment.save')}
          successText={t('afterSale:shipment.corrected')}
          onSent={close}
          onStatusChanged={onStatusChanged}
        >
          <Button variant="outline" size="lg" onClick={close}>
            {t('common:action.cancel')}
          </Button>
        </ReturnShipmentForm>
      ) : (
        <>
          <KeyValueList>
            <KeyValue label={t('afterSale:shipment.courier')}>{courier_name}</KeyValue>
            <KeyValue label={t('afterSale:shipment.number')}>
              <CopyableNumber number={tracking_number} label={t('afterSale:shipment.copy')} />
            </KeyValue>
            {sent_at && <KeyValue label={t('afterSale:shipment.sentAt')}>{formatDateTime(sent_at)}</KeyValue>}
          </KeyValueList>
          {editable && <p className="above-8 size-12 line-16 tone-ink-2">{t('afterSale:shipment.hint')}</p>}
        </>
      )}
    </Panel>
  )
}
