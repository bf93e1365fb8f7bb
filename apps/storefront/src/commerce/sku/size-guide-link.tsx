import type { SizeTable } from '@nusaria/contracts/product-entities'
import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import css from './size-guide-link.module.css'

const SizeGuide = lazyOverlay(() => import('./size-guide.tsx'))

interface Props {
  readonly table: SizeTable
  /** The selected one. */
  readonly size: string | undefined
}

export function SizeGuideLink({ table, size }: Props) {
  const { t } = useTranslation('product')
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={css.guide} onClick={() => setOpen(true)}>
        {t('choice.sizes')}
      </button>
      {open !== undefined && <SizeGuide open={open} onClose={() => setOpen(false)} table={table} size={size} />}
    </>
  )
}
