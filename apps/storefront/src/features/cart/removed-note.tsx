import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './removed-note.module.css'
import type { Removal } from './use-removal.ts'
import { canRestore } from './use-removal.ts'

/** Says what just left the cart, with a way to put it back. Stays in view; takes the focus that was on the line. */
export function RemovedNote({ removal }: { readonly removal: Removal }) {
  const { t } = useTranslation(['cart', 'common'])
  const { gone } = removal
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (gone && lost) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [gone])
  return (
    <div ref={box} role="status" className={css.place}>
      {gone && (
        <div className={css.note}>
          <span className={css.words}>
            {t(gone.to === 'favourites' ? 'moved' : 'removed', { count: gone.lines.length })}
            {gone.to === 'favourites' && (
              <>
                {' '}
                <Link to={paths.favourites}>{t('seeFavourites')}</Link>
              </>
            )}
          </span>
          {canRestore(gone.lines) && (
            <button type="button" className={css.undo} onClick={() => void removal.putBack()}>
              {t('undo')}
            </button>
          )}
          <button type="button" className={css.close} aria-label={t('common:action.close')} onClick={removal.dismiss}>
            <Icon of={X} size={16} />
          </button>
        </div>
      )}
    </div>
  )
}
