import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../shared/api/failure.ts'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import { Note } from '../../../shared/ui/feedback/note.tsx'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { DaysLeft } from '../common/days-left.tsx'
import { ReturnAddress } from './return-address.tsx'
import css from './return-panel.module.css'
import { ReturnShipmentForm } from './return-shipment-form.tsx'

interface Props {
  readonly request: AfterSaleDetail
  readonly skew: ClockSkew
  /** The time to send back is over. */
  readonly onExpire: () => void
  /** The request has moved on meanwhile. */
  readonly onStatusChanged: (failure: Failure) => void
}

/** Until when and where to goods are to be sent back, and the form that says how they were. */
export function ReturnPanel({ request, skew, onExpire, onStatusChanged }: Props) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no, deadline, return_address, timeline = [] } = request
  return (
    <Panel>
      {deadline && (
        <p className={css.left} role="timer">
          <b>{t('send.left')}</b>
          <strong>
            <DaysLeft deadline={deadline} skew={skew} onExpire={onExpire} />
          </strong>
        </p>
      )}
      {timeline.findLast(({ step }) => step !== 'amount_changed')?.step === 'interception_missed' && (
        <Note tone="amber" className={css.missed}>
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
