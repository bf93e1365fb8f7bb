import type { ArrivalNoticeItem } from '@nusaria/contracts/restock-alert'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { formatDate } from '../../shared/format/date.ts'
import { productPath } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import css from './restock-alert-list.module.css'

interface Props {
  readonly notice: ArrivalNoticeItem
  readonly onStop: () => void
  /** It is being cancelled. */
  readonly stopping: boolean
}

/** A SKU the member waits for: leads to its product, and can be cancelled. */
export function RestockAlertRow({ notice, onStop, stopping }: Props) {
  const { t } = useTranslation('notice')
  const desktop = useLayout() === 'desktop'
  const { product, spec_values, subscribed_at } = notice
  const name = [product.product_name, ...spec_values].join(', ')
  return (
    <li className={css.row}>
      <Picture src={product.thumb_image_url} className={css.picture} />
      <div className={css.words}>
        <h2>
          <Link to={productPath(product.product_no)} className={css.opens} {...(desktop ? { target: '_blank', rel: 'noopener' } : {})}>
            {product.product_name}
          </Link>
        </h2>
        {spec_values.length > 0 && <p className={css.values}>{spec_values.join(', ')}</p>}
        <div className={css.foot}>
          <span>{subscribed_at !== null && t('row.since', { date: formatDate(subscribed_at) })}</span>
          <Button variant="outline" size="sm" className={css.stop} aria-label={t('row.stop', { name })} loading={stopping} onClick={onStop}>
            {t('stop')}
          </Button>
        </div>
      </div>
    </li>
  )
}
