import type { HistoryItem } from '@nusaria/contracts/search'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import css from './search.module.css'

interface Props {
  readonly records: readonly HistoryItem[]
  readonly onSearch: (keyword: string) => void
  /** Asks whether to clear it. */
  readonly onClear: () => void
}

/** The last keywords of this shopper, at most 10, and a way to clear them. Nothing when there are none. */
export function SearchHistory({ records, onSearch, onClear }: Props) {
  const { t } = useTranslation('search')
  if (records.length === 0) return null
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h2>{t('history.title')}</h2>
        <button type="button" className={css.clear} onClick={onClear}>
          <Icon of={Trash2} size={14} />
          {t('history.clear')}
        </button>
      </div>
      <ul className={css.chips}>
        {records.map(({ keyword }) => (
          <li key={keyword}>
            <Chip onClick={() => onSearch(keyword)}>
              <span className={css.chipText}>{keyword}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
