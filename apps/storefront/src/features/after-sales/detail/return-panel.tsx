import { RETURN_SHIPMENT_RULES } from '@nusaria/contracts/after-sale'
import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { normalizeTrackingNumber, TRACKING_NUMBER_RULE } from '@nusaria/contracts/patterns'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import { useId, useState } from 'react'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { type FieldErrors, useForm } from '#platform/forms/use-form.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ClockSkew } from '#platform/time/clock.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { LoadedSelect } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAfterSaleCouriersQuery, useAfterSaleReturnShipmentMutation } from '../api.ts'
import { DaysLeft } from '../common/days-left.tsx'
import { MainAction } from './main-action.tsx'
import css from './return-panel.module.css'
import { isStatusChanged } from './status-changed-note.tsx'

type Shipment = NonNullable<AfterSaleDetail['return_shipment']>
type Values = Pick<Shipment, 'courier_code' | 'tracking_number'>
type Problem = 'missing' | 'invalid'

function validate({ courier_code, tracking_number }: Values): FieldErrors<Values, Problem> {
  const number = normalizeTrackingNumber(tracking_number)
  return {
    courier_code: courier_code === '' ? 'missing' : undefined,
    tracking_number: number === '' ? 'missing' : TRACKING_NUMBER_RULE.test(number) ? undefined : 'invalid',
  }
}

const NOTHING_SENT: Values = { courier_code: '', tracking_number: '' }

/** The field that the server calls incomplete; other failures concern the whole form. */
function returnShipmentRefusals(failure: Failure) {
  const field = failedWith(failure, 'RETURN_SHIPMENT_INCOMPLETE') && failure.kind === 'business' ? failure.field : null
  return { target: field ?? 'form', text: 'invalid' as const }
}

export interface ActionProps {
  readonly request: AfterSaleDetail
  readonly skew: ClockSkew
  /** The time to send the goods back is over. */
  readonly onExpire: () => void
  /** An action was refused because the status has changed. */
  readonly onStatusChanged: (failure: Failure) => void
}

interface FormProps extends Pick<ActionProps, 'onStatusChanged'> {
  readonly afterSaleNo: string
  /** The parcel to correct. */
  readonly sent?: Shipment
  readonly onClose?: () => void
}

/** Courier and tracking number of the goods sent back. The draft survives a reload and a login. */
function ReturnShipmentForm({ afterSaleNo, sent, onClose, onStatusChanged }: FormProps) {
  const { t } = useTranslation(['afterSale', 'common'])
  const id = useId()
  const couriers = useAfterSaleCouriersQuery()
  const [send] = useAfterSaleReturnShipmentMutation()
  const form = useForm<Values, Problem>({
    initial: sent && !sent.pickup ? { courier_code: sent.courier_code, tracking_number: sent.tracking_number } : NOTHING_SENT,
    draft: `${sent ? 'correct' : 'return'}:${afterSaleNo}`,
    validate,
    refusals: returnShipmentRefusals,
    send: ({ courier_code, tracking_number }) =>
      send({ after_sale_no: afterSaleNo, courier_code, tracking_number: normalizeTrackingNumber(tracking_number) }),
    onDone: () => {
      toast.success(t(sent ? 'afterSale:shipment.corrected' : 'afterSale:send.sent'))
      onClose?.()
    },
    onFailed: (failure) => {
      if (isStatusChanged(failure)) onStatusChanged(failure)
    },
  })
  const { values, change, errors, formFailure } = form
  const numberError = errors.tracking_number
  const button = (
    <Button type="submit" form={id} size="lg" block loading={form.busy}>
      {t(sent ? 'afterSale:shipment.save' : 'afterSale:send.submit')}
    </Button>
  )
  const retry = <button type="button" onClick={() => void couriers.refetch()} />
  return (
    <Form id={id} className="grid above-14 gap-16" onSubmit={() => void form.submit()}>
      <div ref={form.ref} className={cx('grid gap-14 align-start', css.fields)}>
        <LoadedSelect
          label={t('afterSale:send.courier')}
          name="courier_code"
          value={values.courier_code}
          onChange={(courier_code) => change({ courier_code })}
          options={couriers.data?.list.map(({ courier_code, courier_name }) => ({ value: courier_code, label: courier_name }))}
          placeholder={t('afterSale:send.pick')}
          error={errors.courier_code && t('afterSale:send.error.courier')}
          failure={
            couriers.isError && !couriers.isFetching && <TaggedText text={t('afterSale:send.couriersFailed')} elements={{ retry }} />
          }
        />
        <TextField
          label={t('afterSale:send.number')}
          name="tracking_number"
          value={values.tracking_number}
          onChange={(tracking_number) => change({ tracking_number })}
          plain
          error={numberError && t(numberError === 'missing' ? 'afterSale:send.error.number' : 'afterSale:send.error.format')}
          hint={t('afterSale:send.numberHint')}
          // Longer than any tracking number: the shopper may type spaces.
          maxLength={RETURN_SHIPMENT_RULES.tracking_number.max}
          autoComplete="off"
          required
        />
      </div>
      <FailureNote failure={formFailure && isStatusChanged(formFailure) ? undefined : formFailure} />
      {sent ? (
        <div className="row gap-12 align-fill">
          <Button variant="outline" size="lg" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          {button}
        </div>
      ) : (
        <MainAction>{button}</MainAction>
      )}
    </Form>
  )
}

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

type ReturnWay = 'pickup' | 'own'

/** A courier who picks the goods up, or the shopper's own. */
function WayToReturn({ request, onStatusChanged }: Pick<ActionProps, 'request' | 'onStatusChanged'>) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no, return_address, return_payer, pickup_address } = request
  const [chosen, setChosen] = useState<ReturnWay>('own')
  const way = pickup_address ? chosen : 'own'
  return (
    <>
      {return_payer && <p className="below-12 size-13 line-20 weight-600">{t(`send.payer.${return_payer}`)}</p>}
      {pickup_address && (
        <RadioCards
          label={t('send.way')}
          name="way"
          value={way}
          onChange={setChosen}
          options={[
            { value: 'pickup', title: t('send.pickup'), text: t('send.pickupText', { address: pickup_address }) },
            { value: 'own', title: t('send.own'), text: t('send.ownText') },
          ]}
        />
      )}
      {way === 'pickup' ? (
        <PickupForm afterSaleNo={after_sale_no} onStatusChanged={onStatusChanged} />
      ) : (
        <div className={cx(pickup_address && 'above-14')}>
          {return_address && <ReturnAddress address={return_address} />}
          <ReturnShipmentForm afterSaleNo={after_sale_no} onStatusChanged={onStatusChanged} />
        </div>
      )}
    </>
  )
}

/** Has a courier pick the goods up. */
function PickupForm({ afterSaleNo, onStatusChanged }: FormProps) {
  const { t } = useTranslation('afterSale')
  const [send] = useAfterSaleReturnShipmentMutation()
  const { busy, failure, submit } = useSubmit(
    () => send({ after_sale_no: afterSaleNo, courier_code: '', tracking_number: '', pickup: true }),
    {
      onDone: () => toast.success(t('send.booked')),
      onFailed: (refusal) => {
        if (isStatusChanged(refusal)) onStatusChanged(refusal)
      },
    },
  )
  return (
    <div className="grid above-14 gap-16">
      <p className="size-13 line-20 tone-ink-2">{t('send.pickupNext')}</p>
      <FailureNote failure={failure && isStatusChanged(failure) ? undefined : failure} />
      <MainAction>
        <Button size="lg" block loading={busy} onClick={() => void submit()}>
          {t('send.book')}
        </Button>
      </MainAction>
    </div>
  )
}

export function ReturnPanel({ request, skew, onExpire, onStatusChanged }: ActionProps) {
  const { t } = useTranslation('afterSale')
  const { deadline, timeline = [] } = request
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
        <Note tone="amber" className="below-12">
          {t('send.missed')}
        </Note>
      )}
      <WayToReturn request={request} onStatusChanged={onStatusChanged} />
    </Panel>
  )
}

interface ShipmentProps extends Pick<ActionProps, 'request' | 'onStatusChanged'> {
  readonly shipment: Shipment
}

/** The parcel with the goods sent back. It can be corrected until the shop has received it. */
export function ReturnShipmentPanel({ request: { after_sale_no, actions }, shipment, onStatusChanged }: ShipmentProps) {
  const { t } = useTranslation('afterSale')
  const [editing, setEditing] = useState(false)
  const { courier_name, tracking_number, sent_at, pickup } = shipment
  const editable = actions.includes('correct_shipment')
  const editButton = editable && !editing && (
    <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
      {t('shipment.correct')}
    </Button>
  )
  return (
    <Panel title={t('shipment.title')} action={editButton}>
      {editable && editing ? (
        <ReturnShipmentForm
          afterSaleNo={after_sale_no}
          sent={shipment}
          onClose={() => setEditing(false)}
          onStatusChanged={onStatusChanged}
        />
      ) : (
        <>
          {pickup && <p className="below-8 size-13 line-20 tone-ink-2">{t('shipment.pickup')}</p>}
          <KeyValueList>
            <KeyValue label={t('shipment.courier')}>{courier_name}</KeyValue>
            <KeyValue label={t('shipment.number')}>
              <CopyableNumber number={tracking_number} label={t('shipment.copy')} />
            </KeyValue>
            {sent_at && <KeyValue label={t('shipment.sentAt')}>{formatDateTime(sent_at)}</KeyValue>}
          </KeyValueList>
          {editable && <p className="above-8 size-12 line-16 tone-ink-2">{t(pickup ? 'shipment.pickupHint' : 'shipment.hint')}</p>}
        </>
      )}
    </Panel>
  )
}
