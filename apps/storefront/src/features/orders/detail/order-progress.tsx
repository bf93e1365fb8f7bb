import type { OrderDetail, Parcel } from '@nusaria/contracts/order-entities'
import Check from 'lucide/dist/esm/icons/check.mjs'
import House from 'lucide/dist/esm/icons/house.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { GivenBack } from '#commerce/order/amount-rows.tsx'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import { Thumb } from '#commerce/order/order-line.tsx'
import { orderStatusStyle, shownStatus, useOrderStatusText } from '#commerce/order/order-status-tag.tsx'
import { countdownParts, formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { shipmentTrackingPath } from '#platform/routing/paths.ts'
import { type ClockSkew, useCountdown } from '#platform/time/clock.ts'
import { HeroStatus } from '#ui/layout/hero-page.tsx'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { FoldedTimeline, StepBar } from '#ui/primitives/timeline.tsx'
import { formatExpectedDelivery, ParcelTag, toTimelineSteps } from '../tracking/parcel-panel.tsx'
import css from './order-progress.module.css'

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
function useHint(order: OrderDetail) {
  const { t } = useTranslation('order')
  const { pay_method, close_reason, pay_by, parcels, delivered_at } = order
  const status = shownStatus(order)
  const next = parcels.find((parcel) => parcel.status !== 'delivered')
  switch (status) {
    case 'pending_payment':
    case 'payment_processing':
      return pay_by && t(`hint.${status}`, { time: formatDateTime(pay_by) })
    case 'pending_shipment':
      return t(pay_method === 'cod' ? 'hint.cod' : 'hint.pending_shipment')
    case 'delivered':
      return delivered_at && t('hint.delivered', { time: formatDateTime(delivered_at) })
    case 'pending_receipt':
      return next ? formatExpectedDelivery(t, next.expected) : t('hint.pending_receipt')
    case 'closed':
      return close_reason && t(`close.${close_reason}`)
    default:
      return t('hint.completed')
  }
}

interface HeroProps {
  readonly order: OrderDetail
  readonly skew: ClockSkew
  /** The time to pay is over. */
  readonly onOver: () => void
}

/** The status of the order, on a coloured background. */
export function OrderHero({ order, skew, onOver }: HeroProps) {
  const { t } = useTranslation('order')
  const hint = useHint(order)
  const { pay_by, completes_at, flag_may_come_late, refunded_late = 0 } = order
  const status = shownStatus(order)
  const statusText = useOrderStatusText()
  return (
    <HeroStatus title={status === 'closed' ? statusText(order) : t(`headline.${status}`)} icon={orderStatusStyle[status].icon}>
      {hint && <p>{hint}</p>}
      {status === 'closed' && (
        <>
          <GivenBack order={order} />
          {flag_may_come_late && <p>{t('payment.mayComeLate')}</p>}
          {refunded_late > 0 && <p>{t('payment.refundedLate', { amount: formatRupiah(refunded_late) })}</p>}
        </>
      )}
      {completes_at && <p>{t('hint.completes', { time: formatDateTime(completes_at) })}</p>}
      {status === 'pending_payment' && pay_by && <Countdown payBy={pay_by} skew={skew} onOver={onOver} />}
    </HeroStatus>
  )
}

/** The index of the current stage; a completed order is behind the last. */
const stageIndex = { pending_payment: 0, pending_shipment: 1, pending_receipt: 2, completed: 4 } as const

/** The stages of an order that isn't closed. */
export function OrderStages({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  if (order.status === 'closed') return null
  const cash = order.pay_method === 'cod'
  return (
    <Panel flush>
      <StepBar
        current={stageIndex[order.status]}
        stages={[
          {
            key: 'paid',
            label: t(cash || order.status === 'pending_payment' ? 'stages.placed' : 'stages.paid'),
            icon: <Icon of={order.status === 'pending_payment' ? ReceiptText : Check} size={16} stroke={2} />,
          },
          { key: 'packed', label: t('stages.packed'), icon: <Icon of={Package} size={16} stroke={2} /> },
          { key: 'shipped', label: t('stages.shipped'), icon: <Icon of={Truck} size={16} stroke={2} /> },
          { key: 'received', label: t('stages.received'), icon: <Icon of={House} size={16} stroke={2} /> },
        ]}
      />
    </Panel>
  )
}

/** Events that the track of a parcel has in more detail. */
const SHIPPING_EVENTS: readonly string[] = ['shipped', 'delivered']

/** What happened to the order, and to one of its parcels, newest first. The rest opens below the newest. */
function History({ order, parcel }: { readonly order: OrderDetail; readonly parcel?: Parcel }) {
  const { t } = useTranslation('order')
  const track = parcel?.track ?? []
  const events = (order.events ?? []).filter(({ kind }) => track.length === 0 || !SHIPPING_EVENTS.includes(kind))
  const all = [...events.map(({ kind, at }) => ({ at, text: t(`event.${kind}`), location: '' })), ...track]
  if (all.length === 0) return <p className="size-13 tone-ink-3">{t('parcel.noTrack')}</p>
  const steps = all.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <FoldedTimeline more={t('parcel.all')} steps={toTimelineSteps(steps, order.status === 'completed' || parcel?.status === 'delivered')} />
  )
}

interface ParcelProps {
  readonly order: OrderDetail
  readonly parcel: Parcel
  /** From 1, when there are several. */
  readonly number: number | undefined
}

function OrderParcel({ order, parcel, number }: ParcelProps) {
  const { t } = useTranslation('order')
  const { parcel_no, logistics_provider, tracking_number, status, line_nos, expected } = parcel
  const lines = order.lines.filter(({ line_no }) => line_nos.includes(line_no))
  return (
    <Panel title={number === undefined ? t('parcel.title') : t('parcel.number', { number })} action={<ParcelTag parcel={parcel} />}>
      {status !== 'delivered' && <p className="below-6 size-13 line-20 tone-ink-2">{formatExpectedDelivery(t, expected)}</p>}
      <KeyValueList>
        <KeyValue label={t('field.logistics_provider')}>{logistics_provider}</KeyValue>
        <KeyValue label={t('field.tracking_number')}>
          <CopyableNumber number={tracking_number} label={t('parcel.copy')} />
        </KeyValue>
      </KeyValueList>
      {number !== undefined && (
        <div className="row above-12 gap-12 justify-between">
          <span className="row gap-8 align-fill wrap">
            {lines.map(({ line_no, thumb_image_url }) => (
              <Thumb key={line_no} src={thumb_image_url} />
            ))}
          </span>
          <LinkButton
            to={shipmentTrackingPath(order.order_no, parcel_no)}
            variant="outline"
            size="sm"
            aria-label={`${t('action.track')}: ${t('parcel.number', { number })}`}
          >
            {t('action.track')}
          </LinkButton>
        </div>
      )}
      <div className={css.history}>
        <History order={order} parcel={parcel} />
      </div>
    </Panel>
  )
}

/** What happened so far: a panel for each parcel, one for the order while it has none. */
export function OrderHistory({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  const { parcels, events } = order
  if (parcels.length === 0)
    // The order's date already says that it was placed.
    return events && events.length > 1 ? (
      <Panel title={t('history')}>
        <History order={order} />
      </Panel>
    ) : null
  return parcels.map((parcel, index) => (
    <OrderParcel key={parcel.parcel_no} order={order} parcel={parcel} number={parcels.length > 1 ? index + 1 : undefined} />
  ))
}
