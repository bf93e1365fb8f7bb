import { useTranslation } from 'react-i18next'
import type { ProductChoice } from '../../features/product/use-choice.ts'
import { shortCount } from '../../shared/format/count.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { Rating } from '../../shared/ui/rating.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import css from './product-head.module.css'

/** The name of a product, what others say of it, and whether it is there. */
export function ProductHead({ choice: { product, sku } }: { readonly choice: ProductChoice }) {
  const { t } = useTranslation('product')
  const { t: common } = useTranslation()
  const stock = sku?.stock ?? (product.flag_sold_out === 1 ? 0 : 1)
  return (
    <div className={css.head}>
      <p className={css.brand}>
        {product.is_featured && <Tag tone="amber">{t('featured')}</Tag>}
        <b>{product.attributes.brand}</b>
      </p>
      <h1>{product.product_name}</h1>
      <p className={css.meta}>
        {product.review_count > 0 && (
          <span>
            <Rating value={product.rating} /> {t('review', { count: product.review_count })}
          </span>
        )}
        <span>{common('card.sold', { amount: shortCount(product.sold_count, currentLanguage()) })}</span>
        <span>{stock > 0 ? t('stock.in') : t('stock.out')}</span>
      </p>
    </div>
  )
}
