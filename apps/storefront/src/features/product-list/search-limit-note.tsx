import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { Note } from '../../shared/ui/feedback/note.tsx'
import css from './search-limit-note.module.css'

/** The list ends here, though there would be more: a search finds so many products at most. */
export function SearchLimitNote() {
  const { t } = useTranslation('filter')
  return (
    <Note tone="grey" role="status" className={css.end}>
      {t('end', { amount: LIMITS.searchDepth })}
    </Note>
  )
}
