import type { Sku } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { LOW_STOCK_THRESHOLD } from './sku-selection.ts'

/** Whether a SKU can be had, and how many are left when there are few. */
export function StockLabel({ sku: { stock } }: { readonly sku: Sku }) {
  const { t } = useTranslation(['product', 'common'])
  if (stock === 0) return t('common:card.soldOut')
  return stock <= LOW_STOCK_THRESHOLD ? t('choice.left', { count: stock }) : t('choice.inStock')
}
