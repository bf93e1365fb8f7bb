import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Note } from '#ui/feedback/note.tsx'
import css from './search-limit-note.module.css'

/** Says that the search lists no more products, although more match. */
export function SearchLimitNote() {
  const { t } = useTranslation('filter')
  return (
    <Note tone="grey" role="status" className={css.end}>
      {t('end', { amount: LIMITS.searchDepth })}
    </Note>
  )
}
