import type { ProductDetail } from '@nusaria/contracts/product-entities'
import Share2 from 'lucide/dist/esm/icons/share-2.mjs'
import { useState } from 'react'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toAddress } from '#platform/routing/base-path.ts'
import { productPath } from '#platform/routing/paths.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Icon } from '#ui/primitives/icon.tsx'

interface Props {
  readonly product: Pick<ProductDetail, 'product_no' | 'product_name' | 'price'>
  readonly className?: string
  readonly named?: boolean
}

const ShareDialog = lazyOverlay(() => import('./share-dialog.tsx'))

/** Shares by the browser's dialog when there is one, else by the shop's. The link says nothing about the shopper or the selection. */
export function ShareButton({ product: { product_no, product_name: title, price }, className, named }: Props) {
  const { t } = useTranslation('product')
  const [open, setOpen] = useState(false)
  const mounted = useLazyMount(open)
  const name = t('share.title')
  const text = t('share.text', { product: title, price: formatRupiah(price) })
  const url = toAddress(productPath(product_no))
  const share = () => {
    // The shopper may close the browser's dialog; any other error means that it did not open.
    const failed = (error: unknown) => setOpen(!(error instanceof DOMException && error.name === 'AbortError'))
    if (navigator.share) navigator.share({ title, text, url }).catch(failed)
    else setOpen(true)
  }
  return (
    <>
      <button type="button" className={className} {...(named ? {} : { 'aria-label': name, title: name })} onClick={share}>
        <Icon of={Share2} size={20} />
        {named && <span>{t('share.button')}</span>}
      </button>
      {mounted && <ShareDialog open={open} onClose={() => setOpen(false)} text={text} url={url} />}
    </>
  )
}
