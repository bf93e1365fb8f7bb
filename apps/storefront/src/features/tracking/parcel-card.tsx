import type { ParcelDetail } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { formatExpectedDelivery } from '../../entities/order/format-expected-delivery.ts'
import { Thumbs } from '../../entities/order/goods-row.tsx'
import { ParcelTag } from '../../entities/order/parcel-tag.tsx'
import { formatDateTime } from '../../shared/format/date.ts'
import { orderDetailPath, trackingDetailPath } from '../../shared/paths.ts'
import { ListCard } from '../../shared/ui/layout/list-card.tsx'
import { CopyButton } from '../../shared/ui/paint/copy-button.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './parcel-card.module.css'

/** A parcel under way, in a list. */
export function ParcelCard({ parcel }: { readonly parcel: ParcelDetail }) {
  const { t } = useTranslation('order')
  const { parcel_no, order_no, logistics_provider, tracking_number, lines, track, expected } = parcel
  const [latest] = track
  return (
    <ListCard
      to={trackingDetailPath(parcel_no)}
      label={t('parcel.open', { provider: logistics_provider, number: tracking_number })}
      name={
        <>
          <b>{logistics_provider}</b> {tracking_number}
        </>
      }
      tag={<ParcelTag parcel={parcel} />}
    >
      <div className={css.body}>
        <div className={css.words}>
          {latest && <b>{latest.text}</b>}
          {latest && <small>{[latest.location, formatDateTime(latest.at)].join(' · ')}</small>}
          <small>{formatExpectedDelivery(t, expected)}</small>
        </div>
        <Thumbs lines={lines} />
      </div>
      <div className={css.foot}>
        <Link to={orderDetailPath(order_no)} className={css.order}>
          {t('number')} {order_no}
        </Link>
        <CopyButton
          text={tracking_number}
          label={t('parcel.copy')}
          done={t('parcel.copied')}
          failed={t('parcel.copyFailed', { number: tracking_number })}
        />
      </div>
    </ListCard>
  )
}
