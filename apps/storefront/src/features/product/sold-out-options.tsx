import Bell from 'lucide/dist/esm/icons/bell.mjs'
import { useState } from 'react'
import css from '#commerce/sku/option-picker.module.css'
import { soldOutSkus } from '#commerce/sku/sku-selection.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useShownProduct } from './shown-product.ts'

const SoldOutSheet = lazyOverlay(() => import('./sold-out-sheet.tsx'))

/** Opens the sold-out SKUs of a product that still has others. */
export function SoldOutOptions() {
  const { t } = useTranslation('product')
  const { product, refetch } = useShownProduct()
  const [open, setOpen] = useState<boolean>()
  const skus = soldOutSkus(product)
  if (!config.features.restockAlerts || skus.length === 0) return null
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        <Icon of={Bell} size={16} />
        <span>{t('soldOut.options', { count: skus.length })}</span>
      </button>
      {open !== undefined && <SoldOutSheet open={open} onClose={() => setOpen(false)} skus={skus} onStale={refetch} />}
    </>
  )
}
