import type { Sku } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Price } from '../../shared/ui/paint/price.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './sku-price.module.css'

interface Props {
  readonly sku: Sku
  /** px at a 16 px root; the small one leaves out the percent */
  readonly size: 24 | 28 | 36
}

/** What a SKU costs, what it cost before, and how much less that is. */
export function SkuPrice({ sku, size }: Props) {
  const { t } = useTranslation()
  const discounted = sku.discount > 0
  return (
    <p className={css.line} data-size={size}>
      <Price amount={sku.price} size={size} sale={discounted} />
      {discounted && (
        <>
          <s>
            <VisuallyHidden>{t('card.was', { price: '' })}</VisuallyHidden>
            {formatRupiah(sku.scribing_price)}
          </s>
          {size > 24 && (
            <span className={css.off}>
              <span aria-hidden="true">-{sku.discount}%</span>
              <VisuallyHidden>{t('card.off', { percent: sku.discount })}</VisuallyHidden>
            </span>
          )}
        </>
      )}
    </p>
  )
}
