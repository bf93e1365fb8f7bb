import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { Price } from '../../shared/ui/price.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import css from './price-line.module.css'

interface Props {
  readonly priced: Pick<ProductDetail, 'price' | 'scribing_price' | 'discount'> | Sku
  readonly size: 24 | 28 | 36
  /** Says in Rupiah what the discount saves. */
  readonly saving?: boolean
}

/** The price, and beside it what it was and how much that is off. */
export function PriceLine({ priced, size, saving }: Props) {
  const { t } = useTranslation('product')
  const { t: common } = useTranslation()
  const discounted = priced.discount > 0
  return (
    <div className={css.line}>
      <Price amount={priced.price} size={size} sale={discounted} />
      {discounted && (
        <>
          <s>
            <Unseen>{common('card.was', { price: '' })}</Unseen>
            {rupiah(priced.scribing_price)}
          </s>
          <span className={css.off}>-{priced.discount}%</span>
        </>
      )}
      {saving && discounted && (
        <span className={css.saving}>
          {t('save')} <b>{rupiah(priced.scribing_price - priced.price)}</b>
        </span>
      )}
    </div>
  )
}
