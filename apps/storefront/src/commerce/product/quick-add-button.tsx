import type { ProductCard } from '@nusaria/contracts/product-entities'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { Suspense, useState } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { loadOrReload } from '#platform/loading/load-or-reload.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Spinner, unlessBusy } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './quick-add-button.module.css'

const load = () => import('./quick-add.tsx')
const QuickAdd = lazyWithRetry(load)

/** Over a card's picture: puts the product into the cart. On desktop a mouse shows it, or the focus. */
function QuickAddButton({ product: { product_no, product_name } }: { readonly product: ProductCard }) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState(false)
  const press = () => {
    setBusy(true)
    const failed = () => {
      toast.error(t('failure.network'))
      setBusy(false)
    }
    loadOrReload(load).then(() => setOpen(true), failed)
  }
  const onDone = () => {
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <span className={cx('row align-end justify-end', css.picture)}>
        <button type="button" className={css.button} aria-label={t('card.add', { product: product_name })} {...unlessBusy(busy, press)}>
          {busy ? <Spinner /> : <Icon of={Plus} size={18} stroke={2.5} />}
          {desktop && <span className={css.words}>{t('card.addShort')}</span>}
        </button>
      </span>
      {open && (
        <Suspense fallback={null}>
          <QuickAdd productNo={product_no} onChoose={() => setBusy(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}

/** The button of a card. What is sold out can't be added. */
export const renderQuickAdd = (product: ProductCard) => product.flag_sold_out === 0 && <QuickAddButton product={product} />
