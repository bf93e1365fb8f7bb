import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { GivenBack } from '#commerce/order/amount-rows.tsx'
import { orderStatusStyle, shownStatus } from '#commerce/order/order-status-tag.tsx'
import { countdownParts, formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ClockSkew } from '#platform/time/server-clock.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { HeroStatus } from '#ui/layout/hero-page.tsx'
import { formatExpectedDelivery } from '../tracking/parcel-panel.tsx'

interface Props {
  readonly order: OrderDetail
  readonly skew: ClockSkew
  readonly onOver: () => void
}

function Countdown({ payBy, skew, onOver }: { readonly payBy: string; readonly skew: ClockSkew; readonly onOver: () => void }) {
  const { t } = useTranslation('order')
  const { hours, minutes, seconds } = countdownParts(useCountdown(payBy, skew, onOver))
  return (
    <p role="timer">
      <span>{t('payWithin')}</span> <b translate="no">{`${hours}:${minutes}:${seconds}`}</b>
    </p>
  )
}

/** One sentence about the next step. */
function useHint(order: OrderDetail): string {
  const { status, events = [], pay_method, close_reason, pay_by, parcels } = order
  const { t } = useTranslation('order')
  const next = parcels.find((parcel) => parcel.status !== 'delivered')
  const delivered = events.find(({ kind }) => kind === 'delivered')
  if (status === 'pending_payment')
    return pay_by
      ? t(`hint.${shownStatus(order) === 'payment_processing' ? 'payment_processing' : 'pending_payment'}`, {
          time: formatDateTime(pay_by),
        })
      : ''
  if (status === 'pending_shipment') return t(pay_method === 'cod' ? 'hint.cod' : 'hint.pending_shipment')
  if (status === 'pending_receipt')
    return delivered
      ? t('hint.delivered', { time: formatDateTime(delivered.at) })
      : next
        ? formatExpectedDelivery(t, next.expected)
        : t('hint.pending_receipt')
  if (status === 'closed') return close_reason ? t(`close.${close_reason}`) : ''
  return t('hint.completed')
}

/** Where the money of a closed order is, and what came back. */
function ClosedNotes({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  const { flag_may_come_late, refunded_late = 0 } = order
  return (
    <>
      <GivenBack order={order} />
      {flag_may_come_late && <p>{t('payment.mayComeLate')}</p>}
      {refunded_late > 0 && <p>{t('payment.refundedLate', { amount: formatRupiah(refunded_late) })}</p>}
    </>
  )
}

/** The status of the order, on a coloured background. */
export function OrderHero({ order, skew, onOver }: Props) {
  const { t } = useTranslation('order')
  const hint = useHint(order)
  const { pay_by, completes_at, events = [] } = order
  const status = shownStatus(order)
  const delivered = status === 'pending_receipt' && events.some(({ kind }) => kind === 'delivered')
  return (
    <HeroStatus title={t(`headline.${delivered ? 'delivered' : status}`)} icon={orderStatusStyle[status].icon}>
      {hint && <p>{hint}</p>}
      {status === 'closed' && <ClosedNotes order={order} />}
      {completes_at && <p>{t('hint.completes', { time: formatDateTime(completes_at) })}</p>}
      {status === 'pending_payment' && pay_by && <Countdown payBy={pay_by} skew={skew} onOver={onOver} />}
    </HeroStatus>
  )
}
