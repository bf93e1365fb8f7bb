import type { Sku } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { Price } from '../../shared/ui/price.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import css from './price-line.module.css'

interface Props {
  readonly sku: Sku
  /** px at a 16 px root; the small one leaves out the percent */
  readonly size: 24 | 28 | 36
}

/** What a SKU costs, what it cost before, and how much less that is. */
export function PriceLine({ sku, size }: Props) {
  const { t } = useTranslation()
  const discounted = sku.discount > 0
  return (
    <p className={css.line} data-size={size}>
      <Price amount={sku.price} size={size} sale={discounted} />
      {discounted && (
        <>
          <s>
            <Unseen>{t('card.was', { price: '' })}</Unseen>
            {rupiah(sku.scribing_price)}
          </s>
          {size > 24 && (
            <span className={css.off}>
              <span aria-hidden="true">-{sku.discount}%</span>
              <Unseen>{t('card.off', { percent: sku.discount })}</Unseen>
            </span>
          )}
        </>
      )}
    </p>
  )
}
