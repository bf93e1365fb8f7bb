import type { ParcelInFull } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { dateTime } from '../../shared/format/date.ts'
import { Thumb } from '../../shared/order/order-line.tsx'
import { orderDetailPath, trackingDetailPath } from '../../shared/paths.ts'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { expectedWords } from './expected-words.ts'
import card from './order-card.module.css'
import css from './parcel-card.module.css'
import { ParcelTag } from './parcel-tag.tsx'

/** Pictures side by side before the rest is a number. */
const PICTURES = 4

/** A parcel under way, in a list. */
export function ParcelCard({ parcel }: { readonly parcel: ParcelInFull }) {
  const { t } = useTranslation('order')
  const { parcel_no, order_no, logistics_provider, tracking_number, lines, track, expected } = parcel
  const [latest] = track
  const shown = lines.length > PICTURES ? lines.slice(0, PICTURES - 1) : lines
  return (
    <li className={card.card}>
      <div className={card.head}>
        <Link
          to={trackingDetailPath(parcel_no)}
          className={card.open}
          aria-label={t('parcel.open', { provider: logistics_provider, number: tracking_number })}
        >
          <b>{logistics_provider}</b> {tracking_number}
        </Link>
        <ParcelTag parcel={parcel} />
      </div>
      <div className={css.body}>
        <div className={css.words}>
          {latest && <b>{latest.text}</b>}
          {latest && <small>{[latest.location, dateTime(latest.at)].join(' · ')}</small>}
          <small>{expectedWords(t, expected)}</small>
        </div>
        <div className={card.thumbs}>
          {shown.map(({ line_no, thumb_image_url }) => (
            <Thumb key={line_no} src={thumb_image_url} />
          ))}
          {shown.length < lines.length && <span className={card.more}>+{lines.length - shown.length}</span>}
        </div>
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
    </li>
  )
}
