import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import css from './delivery-lines.module.css'
import { useDeliveryPlace } from './delivery-place.tsx'
import { useDeliveryTexts } from './product-info.tsx'

/** Desktop: delivery city, time, fee and payment on delivery, in a few lines beside the options. */
export function DeliveryLines({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  const [shown, change] = useDeliveryPlace(product)
  const texts = useDeliveryTexts(shown)
  if (!texts) return null
  const { city, time, fee, isFree, cash } = texts
  return (
    <div className={css.lines}>
      <span className={css.name}>{t('delivery.title')}</span>
      <div>
        <b>{t('delivery.to', { city })}</b> {change}
        <p>
          <span className={cx(isFree && css.free)}>{fee}</span> · <span>{time}</span>
        </p>
        {cash !== null && <p>{cash}</p>}
      </div>
    </div>
  )
}
