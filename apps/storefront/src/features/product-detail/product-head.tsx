import type { ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import { Rating } from '../../entities/product/product-card.tsx'
import { config } from '../../shared/config.ts'
import { formatCompactNumber } from '../../shared/format/count.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { Price } from '../../shared/ui/paint/price.tsx'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import { goToSection } from './product-frame.tsx'
import css from './product-head.module.css'
import { LOW_STOCK_THRESHOLD, type SkuSelection } from './sku-selection.ts'

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
    <button type="button" className={css.reviews} onClick={() => goToSection('reviews')}>
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
    <div className={css.meta}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
        <span key={index}>{part}</span>
      ))}
    </div>
  )
}

interface SkuPriceProps {
  readonly sku: Sku
  /** px at a 16 px root; the smallest has no room for the percentage */
  readonly size: 24 | 28 | 36
}

export function SkuPrice({ sku, size }: SkuPriceProps) {
  const { t } = useTranslation()
  const discounted = sku.discount > 0
  return (
    <p className={css.line} data-size={size}>
      <Price amount={sku.price} size={size} sale={discounted} />
      {discounted && (
        <>
          <s>
            <VisuallyHidden>{t('card.was', { price: '' })}</VisuallyHidden>
            <span translate="no">{formatRupiah(sku.scribing_price)}</span>
          </s>
          {size > 24 && (
            <span className={css.off}>
              <span aria-hidden="true" translate="no">{`-${sku.discount}%`}</span>
              <VisuallyHidden>{t('card.off', { percent: sku.discount })}</VisuallyHidden>
            </span>
          )}
        </>
      )}
    </p>
  )
}

/** Whether a SKU is in stock, with the number when few are left. */
export function StockLabel({ sku: { stock } }: { readonly sku: Sku }) {
  const { t } = useTranslation(['product', 'common'])
  if (stock === 0) return <span>{t('common:card.soldOut')}</span>
  return <span>{stock <= LOW_STOCK_THRESHOLD ? t('choice.left', { count: stock }) : t('choice.inStock')}</span>
}
