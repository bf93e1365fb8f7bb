import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateTime } from '../../shared/format/date.ts'
import { shipmentTrackingPath } from '../../shared/paths.ts'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import { Timeline } from '../../shared/ui/timeline.tsx'
import css from './parcel-panel.module.css'

export type Parcel = OrderDetail['parcels'][number]

interface Props {
  readonly parcel: Parcel
  /** Its place among several, from 1. */
  readonly number?: number
  /** Only the newest so many steps, and the way to all of them. */
  readonly summaryOf?: { readonly orderNo: string; readonly steps: number }
  /** What lies in it. */
  readonly goods?: ReactNode
}

/** A parcel: who brings it, its number to copy, and where it has been, newest first. */
export function ParcelPanel({ parcel, number, summaryOf, goods }: Props) {
  const { t } = useTranslation('order')
  const { logistics_provider, tracking_number, track, status } = parcel
  const shown = summaryOf ? track.slice(0, summaryOf.steps) : track
  return (
    <Panel>
      <div className={css.head}>
        <span className={css.who}>
          {number !== undefined && <small>{t('parcel.number', { number })}</small>}
          <b>{logistics_provider}</b>
          <small>{tracking_number}</small>
        </span>
        <CopyButton
          text={tracking_number}
          label={t('parcel.copy')}
          done={t('parcel.copied')}
          failed={t('parcel.copyFailed', { number: tracking_number })}
        />
      </div>
      {goods}
      {shown.length === 0 ? (
        <p className={css.none}>{t('parcel.noTrack')}</p>
      ) : (
        <Timeline
          steps={shown.map(({ at, text, location }, index) => ({
            key: `${at} ${text}`,
            state: index > 0 ? 'ahead' : status === 'delivered' ? 'done' : 'now',
            title: text,
            text: [location, dateTime(at)].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {summaryOf && (
        <Link to={shipmentTrackingPath(summaryOf.orderNo)} className={css.all}>
          {t('parcel.all')}
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
    </Panel>
  )
}

/** How far a parcel is, in a word. */
export function ParcelTag({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation('order')
  return <Tag tone={parcel.status === 'delivered' ? 'green' : 'blue'}>{t(`parcel.${parcel.status}`)}</Tag>
}
