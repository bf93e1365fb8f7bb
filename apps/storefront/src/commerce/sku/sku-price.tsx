import type { Sku } from '@nusaria/contracts/product-entities'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Price } from '#ui/primitives/price.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import css from './sku-price.module.css'
import { LOW_STOCK_THRESHOLD } from './sku-selection.ts'

interface Props {
  readonly sku: Sku
  /** px at a 16 px root; the smallest has no room for the percentage */
  readonly size: 24 | 28 | 36
}

export function SkuPrice({ sku, size }: Props) {
  const { t } = useTranslation()
  const discounted = sku.discount > 0
  return (
    <p className={cx('row wrap size-14 line-20', css.line)} data-size={size}>
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

/** With the number when few are left. */
export function StockLabel({ sku: { stock } }: { readonly sku: Sku }) {
  const { t } = useTranslation(['product', 'common'])
  if (stock === 0) return <span>{t('common:card.soldOut')}</span>
  return <span>{stock <= LOW_STOCK_THRESHOLD ? t('choice.left', { count: stock }) : t('choice.inStock')}</span>
}
