import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { Rating } from '#commerce/product/product-card.tsx'
import { StockLabel } from '#commerce/sku/sku-price.tsx'
import type { SkuSelection } from '#commerce/sku/sku-selection.ts'
import { config } from '#platform/config/config.ts'
import { formatCompactNumber } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Tag } from '#ui/primitives/tag.tsx'
import { goToSection } from './product-frame.tsx'
import css from './product-head.module.css'

export function ProductTags({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {product.is_featured && <Tag tone="amber">{t('card.featured')}</Tag>}
      {product.flag_free_shipping && <Tag tone="green">{t('card.freeShipping')}</Tag>}
    </>
  )
}

/** The rating; a link to the reviews below. */
function ReviewsLink({ rating, review_count }: { readonly rating: number; readonly review_count: number }) {
  const { t } = useTranslation('product')
  return (
    <button type="button" className={cx('row hitArea gap-6 inline', css.reviews)} onClick={() => goToSection('reviews')}>
      <Rating value={rating} />{' '}
      <span>{t('reviews', { count: review_count, amount: formatCompactNumber(review_count, currentLanguage()) })}</span>
    </button>
  )
}

/** Rating, sold count and stock in one line. */
export function ProductFacts({ product, selection }: { readonly product: ProductDetail; readonly selection: SkuSelection }) {
  const { t } = useTranslation()
  const { rating = 0, review_count = 0, sold_count = 0 } = product
  const sold = sold_count > 0 && t('card.sold', { amount: formatCompactNumber(sold_count, currentLanguage()) })
  const parts = [
    config.features.reviews && rating > 0 && review_count > 0 && <ReviewsLink key="reviews" rating={rating} review_count={review_count} />,
    sold,
    <StockLabel key="stock" sku={selection.sku} />,
  ].filter(Boolean)
  return (
    <div className={cx('row wrap size-12 line-20 tone-ink-3', css.meta)}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
        <span key={index}>{part}</span>
      ))}
    </div>
  )
}
