import { useTranslation } from 'react-i18next'
import { Chip } from '../../shared/ui/tag.tsx'
import css from './search.module.css'
import { useSearchRecommendQuery } from './search-api.ts'

/** Keywords worth a try. Nothing when there are none. */
export function RecommendedKeywords({ onSearch }: { readonly onSearch: (keyword: string) => void }) {
  const { t } = useTranslation('search')
  const keywords = useSearchRecommendQuery().data ?? []
  if (keywords.length === 0) return null
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h2>{t('recommended')}</h2>
      </div>
      <div className={css.chips}>
        {keywords.map((keyword) => (
          <Chip key={keyword} onClick={() => onSearch(keyword)}>
            <span className={css.chipText}>{keyword}</span>
          </Chip>
        ))}
      </div>
    </section>
  )
}
