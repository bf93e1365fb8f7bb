import type { OrderDetail, Parcel } from '@nusaria/contracts/order-entities'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import { Thumb } from '#commerce/order/order-line.tsx'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { shipmentTrackingPath } from '#platform/routing/paths.ts'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { FoldedTimeline } from '#ui/primitives/timeline.tsx'
import { formatExpectedDelivery, ParcelTag } from '../tracking/parcel-panel.tsx'
import css from './order-history.module.css'

interface Happened {
  readonly at: string
  readonly title: string
  readonly place?: string | null
}

/** What the track of a parcel tells in more detail. */
const ON_THE_WAY: readonly string[] = ['shipped', 'delivered']

/** What happened to the order, and to one of its parcels, newest first. The rest opens below the newest. */
function History({ order, parcel }: { readonly order: OrderDetail; readonly parcel?: Parcel }) {
  const { t } = useTranslation('order')
  const track: readonly Happened[] = parcel?.track.map(({ at, text, location }) => ({ at, title: text, place: location })) ?? []
  const events = (order.events ?? []).filter(({ kind }) => track.length === 0 || !ON_THE_WAY.includes(kind))
  const all = [...events.map(({ kind, at }): Happened => ({ at, title: t(`event.${kind}`) })), ...track].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  )
  if (all.length === 0) return <p className="size-13 tone-ink-3">{t('parcel.noTrack')}</p>
  const over = order.status === 'completed' || parcel?.status === 'delivered'
  return (
    <FoldedTimeline
      more={t('parcel.all')}
      steps={all.map(({ at, title, place }, index) => ({
        key: `${at} ${title}`,
        state: index > 0 ? 'ahead' : over ? 'done' : 'now',
        title,
        text: [place, formatDateTime(at)].filter(Boolean).join(' · '),
      }))}
    />
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
    // That it was placed, the order's date says.
    return events && events.length > 1 ? (
      <Panel title={t('history')}>
        <History order={order} />
      </Panel>
    ) : null
  return parcels.map((parcel, index) => (
    <OrderParcel key={parcel.parcel_no} order={order} parcel={parcel} number={parcels.length > 1 ? index + 1 : undefined} />
  ))
}
