import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import { useState } from 'react'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ClockSkew } from '#platform/time/server-clock.ts'
import { Note } from '#ui/feedback/note.tsx'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { DaysLeft } from '../common/days-left.tsx'
import css from './return-panel.module.css'
import { ReturnShipmentForm } from './return-shipment-form.tsx'

/** The address that goods are sent back to, with a copy button. */
function ReturnAddress({ address: { recipient, phone, address } }: { readonly address: NonNullable<AfterSaleDetail['return_address']> }) {
  const { t } = useTranslation('afterSale')
  return (
    <div className={css.address}>
      <div className={css.addressHead}>
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
        <p className={css.deadline} role="timer">
          <b>{t('send.left')}</b>
          <strong>
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
          {editable && <p className={css.hint}>{t('afterSale:shipment.hint')}</p>}
        </>
      )}
    </Panel>
  )
}
