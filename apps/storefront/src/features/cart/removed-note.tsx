import { useTranslation } from 'react-i18next'
import { Note } from '../../shared/ui/note.tsx'
import css from './cart-view.module.css'
import type { Removal } from './use-removal.ts'

/** Says what just left the cart, with a way to put it back. */
export function RemovedNote({ removal }: { readonly removal: Removal }) {
  const { t } = useTranslation('cart')
  const count = removal.removed.length
  return (
    <div role="status">
      {count > 0 && (
        <Note tone="grey" className={css.removed}>
          {t('removed', { count })}{' '}
          <button type="button" onClick={() => void removal.putBack()}>
            {t('undo')}
          </button>
        </Note>
      )}
    </div>
  )
}
