import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { dateTime } from '../../shared/format/date.ts'
import { KeyValue, KeyValueList, Panel } from '../../shared/ui/panel.tsx'
import { Copied } from './copied.tsx'

type Shipment = NonNullable<AfterSaleDetail['return_shipment']>

/** How the goods were sent back. */
export function ShipmentPanel({ shipment: { courier_name, tracking_no, sent_at } }: { readonly shipment: Shipment }) {
  const { t } = useTranslation('afterSale')
  return (
    <Panel title={t('shipment.title')}>
      <KeyValueList>
        <KeyValue label={t('shipment.courier')}>{courier_name}</KeyValue>
        <KeyValue label={t('shipment.number')}>
          <Copied number={tracking_no} label={t('shipment.copy')} />
        </KeyValue>
        <KeyValue label={t('shipment.sentAt')}>{dateTime(sent_at)}</KeyValue>
      </KeyValueList>
    </Panel>
  )
}
