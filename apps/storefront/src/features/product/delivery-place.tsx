import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { type ReactNode, useState } from 'react'
import type { DeliveryTerms } from '#commerce/sku/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useBrowserValue } from '#platform/rendering/hydration.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { cx } from '#ui/cx.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import css from './product-info.module.css'

const CityPicker = lazyOverlay(() => import('./city-picker.tsx'))

const isCityKnown = () => safeLocalStorage.get('deliveryCity') !== null

/** A product with the terms of the city that the shopper chose, and the button to choose another. */
export function useDeliveryPlace(product: ProductDetail): readonly [product: ProductDetail, button: ReactNode] {
  const { t } = useTranslation('product')
  const [terms, setTerms] = useState<DeliveryTerms>()
  const [open, setOpen] = useState<boolean>()
  const known = useBrowserValue(isCityKnown, false)
  return [
    { ...product, ...terms },
    <>
      <button type="button" className={cx('hitArea size-13 line-20 weight-700 tone-sambal-700', css.change)} onClick={() => setOpen(true)}>
        {t('delivery.change')}
      </button>
      {(known || open !== undefined) && (
        <CityPicker open={open === true} onClose={() => setOpen(false)} productNo={product.product_no} onTerms={setTerms} />
      )}
    </>,
  ]
}
