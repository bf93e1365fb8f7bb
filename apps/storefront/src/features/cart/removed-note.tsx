import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './removed-note.module.css'
import { canRestore, type LineRemoval } from './use-line-removal.ts'

/** Says which lines were removed, with an Undo button. Stays in view, and takes the focus of the removed line. */
export function RemovedNote({ removal }: { readonly removal: LineRemoval }) {
  const { t } = useTranslation(['cart', 'common'])
  const { removed } = removal
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const focusLost = document.activeElement === null || document.activeElement === document.body
    if (removed && focusLost) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [removed])
  return (
    <div ref={box} role="status" className={css.place}>
      {removed && (
        <div className={css.note}>
          <span className={css.words}>
            {t(removed.to === 'favourites' ? 'moved' : 'removed', { count: removed.lines.length })}
            {removed.to === 'favourites' && (
              <>
                {' '}
                <Link to={paths.favourites}>{t('seeFavourites')}</Link>
              </>
            )}
          </span>
          {canRestore(removed.lines) && (
            <button type="button" className={css.undo} onClick={() => void removal.restore()}>
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
