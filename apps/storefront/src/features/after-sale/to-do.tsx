import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { Failure } from '../../shared/api/failure.ts'
import type { AddTarget } from '../../shared/refund-target/refund-target-chooser.tsx'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import { RetryRefund } from './retry-refund.tsx'
import { SendBack } from './send-back.tsx'
import { ShipmentPanel } from './shipment-panel.tsx'
import { WayOn } from './way-on.tsx'

interface Props {
  readonly request: AfterSaleDetail
  readonly skew: ClockSkew
  readonly AddTarget: AddTarget
  readonly onOver: () => void
  readonly onMoved: (failure: Failure) => void
}

/** What the shopper must do now, or can do after it ended; and the parcel that was sent back. */
export function ToDo({ request, skew, AddTarget, onOver, onMoved }: Props) {
  const { status, actions, return_shipment } = request
  const retry = actions.includes('retry')
  return (
    <>
      {actions.includes('send_back') && <SendBack request={request} skew={skew} onOver={onOver} onMoved={onMoved} />}
      {retry && <RetryRefund request={request} AddTarget={AddTarget} onMoved={onMoved} />}
      {status === AFTER_SALE_STATUS.failure && !retry && <WayOn request={request} />}
      {return_shipment && <ShipmentPanel request={request} shipment={return_shipment} onMoved={onMoved} />}
    </>
  )
}
