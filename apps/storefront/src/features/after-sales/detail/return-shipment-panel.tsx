import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../shared/api/failure.ts'
import { formatDateTime } from '../../../shared/format/date.ts'
import { KeyValue, KeyValueList, Panel } from '../../../shared/ui/layout/panel.tsx'
import { Button } from '../../../shared/ui/paint/button.tsx'
import { CopyableNumber } from './copyable-number.tsx'
import css from './return-panel.module.css'
import { ReturnShipmentForm } from './return-shipment-form.tsx'

type Shipment = NonNullable<AfterSaleDetail['return_shipment']>

interface Props {
  readonly request: AfterSaleDetail
  readonly shipment: Shipment
  /** The request has moved on meanwhile. */
  readonly onStatusChanged: (failure: Failure) => void
}

/** How the goods were sent back; until they are received, a way to correct that. */
export function ReturnShipmentPanel({ request: { after_sale_no, actions }, shipment, onStatusChanged }: Props) {
  const { t } = useTranslation(['afterSale', 'common'])
  const [correcting, setCorrecting] = useState(false)
  const { courier_code, courier_name, tracking_number, sent_at } = shipment
  const open = actions.includes('correct_shipment')
  const close = () => setCorrecting(false)
  return (
    <Panel
      title={t('afterSale:shipment.title')}
      action={
        open &&
        !correcting && (
          <Button variant="outline" size="sm" onClick={() => setCorrecting(true)}>
            {t('afterSale:shipment.correct')}
          </Button>
        )
      }
    >
      {open && correcting ? (
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
          {open && <p className={css.hint}>{t('afterSale:shipment.hint')}</p>}
        </>
      )}
    </Panel>
  )
}
