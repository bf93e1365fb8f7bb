import type { ProductDetail } from '@nusaria/contracts/product'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Rating } from '../../entities/product/rating.tsx'
import { formatCompactNumber } from '../../shared/format/count.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import css from './product-head.module.css'
import { goToSection } from './sections.ts'
import { StockLabel } from './stock-text.tsx'
import type { SkuSelection } from './use-sku-selection.ts'

/** What stands out about a product. */
export function ProductTags({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {product.is_featured && <Tag tone="amber">{t('card.featured')}</Tag>}
      {product.flag_free_shipping && <Tag tone="green">{t('card.freeShipping')}</Tag>}
    </>
  )
}

/** Leads down to what buyers say. */
function ReviewsLink({ rating, review_count }: { readonly rating: number; readonly review_count: number }) {
  const { t } = useTranslation('product')
  return (
    <button type="button" className={css.reviews} onClick={() => goToSection('reviews')}>
      <Rating value={rating} /> {t('reviews', { count: review_count, amount: formatCompactNumber(review_count, currentLanguage()) })}
    </button>
  )
}

interface Props {
  readonly product: ProductDetail
  readonly chosen: SkuSelection
}

/** How a product is rated, sells, and whether it is there. */
export function ProductFacts({ product, chosen }: Props) {
  const { t } = useTranslation()
  const { rating = 0, review_count = 0, sold_count = 0 } = product
  const sold = sold_count > 0 && t('card.sold', { amount: formatCompactNumber(sold_count, currentLanguage()) })
  const parts = [
    rating > 0 && review_count > 0 && <ReviewsLink key="reviews" rating={rating} review_count={review_count} />,
    sold,
    <StockLabel key="stock" sku={chosen.sku} />,
  ].filter(Boolean)
  return (
    <div className={css.meta}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Fragment key={index}>
          {index > 0 && <i aria-hidden="true" />}
          <span>{part}</span>
        </Fragment>
      ))}
    </div>
  )
}
