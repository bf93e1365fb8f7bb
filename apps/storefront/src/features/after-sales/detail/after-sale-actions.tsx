import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../shared/api/failure.ts'
import { reapplyPath } from '../../../shared/paths.ts'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../../shared/ui/paint/button.tsx'
import { AfterSaleHelp } from './after-sale-help.tsx'
import css from './detail.module.css'
import { RetryRefundForm } from './retry-refund-form.tsx'
import { ReturnPanel, ReturnShipmentPanel } from './return-panel.tsx'

/** Whether the request ended without a refund and only customer service can help. */
export function needsCustomerService({ status, actions }: AfterSaleDetail): boolean {
  return status === AFTER_SALE_STATUS.failure && actions.length === 0
}

/** For a request that ended without a refund: the link to apply again, or customer service. */
function EndedPanel({ request }: { readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no } = request
  return (
    <Panel title={t('wayOn.title')}>
      {needsCustomerService(request) ? (
        <AfterSaleHelp afterSaleNo={after_sale_no} />
      ) : (
        <>
          <p className={css.text}>{t('wayOn.againText')}</p>
          <LinkButton to={reapplyPath(after_sale_no)} size="lg" block className={css.button}>
            {t('wayOn.again')}
          </LinkButton>
        </>
      )}
    </Panel>
  )
}

interface Props {
  readonly request: AfterSaleDetail
  readonly skew: ClockSkew
  /** The time to send the goods back is over. */
  readonly onExpire: () => void
  /** An action was refused because the status has changed. */
  readonly onStatusChanged: (failure: Failure) => void
}

/** What the shopper can do now: send goods back, choose another refund account, apply again. Also shows the return parcel. */
export function AfterSaleActions({ request, skew, onExpire, onStatusChanged }: Props) {
  const { status, actions, return_shipment } = request
  const retry = actions.includes('retry')
  return (
    <>
      {actions.includes('send_back') && <ReturnPanel request={request} skew={skew} onExpire={onExpire} onStatusChanged={onStatusChanged} />}
      {retry && <RetryRefundForm request={request} onStatusChanged={onStatusChanged} />}
      {status === AFTER_SALE_STATUS.failure && !retry && <EndedPanel request={request} />}
      {return_shipment && <ReturnShipmentPanel request={request} shipment={return_shipment} onStatusChanged={onStatusChanged} />}
    </>
  )
}
