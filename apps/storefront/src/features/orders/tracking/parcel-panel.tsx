import type { Parcel, ParcelDetail } from '@nusaria/contracts/order-entities'
import { OrderLineRow } from '#commerce/order/order-line.tsx'
import { formatDate, formatDateTime } from '#platform/format/date.ts'
import type { Translate } from '#platform/i18n/text-key.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { Timeline, type TimelineStep } from '#ui/primitives/timeline.tsx'
import css from './parcel-panel.module.css'

export function ParcelPanel({ parcel }: { readonly parcel: ParcelDetail }) {
  const { t } = useTranslation('order')
  const { logistics_provider, tracking_number, track, status, lines } = parcel
  return (
    <Panel>
      <div className={cx('row below-16 gap-12 justify-between', css.head)}>
        <span className="shrink">
          <b className="block size-13 weight-700">{logistics_provider}</b>
          <small className="size-12 tone-ink-3 breaks" translate="no">
            {tracking_number}
          </small>
        </span>
        <CopyTrackingNumber number={tracking_number} />
      </div>
      <p className={cx('row below-16 wrap size-13 line-20 tone-ink-2', css.state)}>
        <ParcelTag parcel={parcel} />
        {status !== 'delivered' && <span>{formatExpectedDelivery(t, parcel.expected)}</span>}
      </p>
      {track.length === 0 ? (
        <p className="size-13 tone-ink-3">{t('parcel.noTrack')}</p>
      ) : (
        <Timeline steps={toTimelineSteps(track, status === 'delivered')} />
      )}
      <div className={css.goods}>
        <h2 className="below-12 size-13 line-20 weight-700">{t('parcel.contents')}</h2>
        <ul>
          {lines.map((line) => (
            <OrderLineRow key={line.line_no} line={line} linked />
          ))}
        </ul>
      </div>
    </Panel>
  )
}

/** The steps of a track, newest first. `over`: nothing more will happen. */
export function toTimelineSteps(track: Parcel['track'], over: boolean): readonly TimelineStep[] {
  return track.map(({ at, text, location }, index) => ({
    key: `${at} ${text}`,
    state: index > 0 ? 'ahead' : over ? 'done' : 'now',
    title: text,
    text: [location, formatDateTime(at)].filter(Boolean).join(' · '),
  }))
}

export function CopyTrackingNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('order')
  return <CopyButton text={number} label={t('parcel.copy')} done={t('parcel.copied')} failed={t('parcel.copyFailed', { number })} />
}

export function ParcelTag({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation('order')
  return <Tag tone={parcel.status === 'delivered' ? 'green' : 'blue'}>{t(`parcel.${parcel.status}`)}</Tag>
}

/** A day, a range of days, or that the parcel is late. */
export function formatExpectedDelivery(t: Translate<'order'>, expected: Parcel['expected']): string {
  if (!expected) return t('expected.late')
  const [from, to] = [formatDate(expected.earliest), formatDate(expected.latest)]
  return from === to ? t('expected.day', { day: to }) : t('expected.days', { from, to })
}
