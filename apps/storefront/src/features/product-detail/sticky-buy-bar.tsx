import type { ProductDetail } from '@nusaria/contracts/product'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import { SkuPrice } from './sku-price.tsx'
import css from './sticky-buy-bar.module.css'
import type { SkuSelection } from './use-sku-selection.ts'

interface Props {
  readonly product: ProductDetail
  readonly chosen: SkuSelection
  /** Why it didn't go through. */
  readonly note: ReactNode
  /** What the page offers to do, again. */
  readonly children: ReactNode
}

/** Desktop: at the top of the window once the page's own buttons have gone by. */
export function StickyBuyBar({ product, chosen: { sku, quantity }, note, children }: Props) {
  const { t } = useTranslation('product')
  const what = [...sku.spec_values, ...(quantity > 1 ? [t('strip.pieces', { count: quantity })] : [])].join(', ')
  return (
    <section aria-label={t('strip.label')} className={css.strip}>
      <div className={css.column}>
        <Picture src={sku.image_url} early className={css.picture} />
        <div className={css.words}>
          <b>{product.product_name}</b>
          <span>{what}</span>
        </div>
        <SkuPrice sku={sku} size={24} />
        <div className={css.actions}>{children}</div>
      </div>
      <div className={css.note}>{note}</div>
    </section>
  )
}
