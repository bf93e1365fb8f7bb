import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { Failure } from '../../../shared/api/failure.ts'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import { AfterEndPanel } from './after-end-panel.tsx'
import { RetryRefundForm } from './retry-refund-form.tsx'
import { ReturnPanel } from './return-panel.tsx'
import { ReturnShipmentPanel } from './return-shipment-panel.tsx'

interface Props {
  readonly request: AfterSaleDetail
  readonly skew: ClockSkew
  readonly onExpire: () => void
  readonly onStatusChanged: (failure: Failure) => void
}

/** What the shopper must do now, or can do after it ended; and the parcel that was sent back. */
export function AfterSaleActions({ request, skew, onExpire, onStatusChanged }: Props) {
  const { status, actions, return_shipment } = request
  const retry = actions.includes('retry')
  return (
    <>
      {actions.includes('send_back') && <ReturnPanel request={request} skew={skew} onExpire={onExpire} onStatusChanged={onStatusChanged} />}
      {retry && <RetryRefundForm request={request} onStatusChanged={onStatusChanged} />}
      {status === AFTER_SALE_STATUS.failure && !retry && <AfterEndPanel request={request} />}
      {return_shipment && <ReturnShipmentPanel request={request} shipment={return_shipment} onStatusChanged={onStatusChanged} />}
    </>
  )
}
