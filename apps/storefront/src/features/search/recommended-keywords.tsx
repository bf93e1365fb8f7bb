import type { HotKeyword } from '@nusaria/contracts/search'
import { Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatSearchCount } from '../../shared/format/count.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import css from './search.module.css'

interface Props {
  readonly hottest: HotKeyword | undefined
  readonly recommended: readonly string[]
  readonly onSearch: (keyword: string) => void
}

/** Keywords worth a try: the hottest one with how often it is searched, then those recommended. Nothing when there are none. */
export function RecommendedKeywords({ hottest, recommended, onSearch }: Props) {
  const { t } = useTranslation('search')
  const keywords = recommended.filter((keyword) => keyword !== hottest?.keyword)
  if (keywords.length === 0 && !hottest) return null
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h2>{t('recommended')}</h2>
      </div>
      <ul className={css.chips}>
        {hottest && (
          <li>
            <Chip className={css.hot} onClick={() => onSearch(hottest.keyword)}>
              <Icon of={Flame} size={16} stroke={2} />
              <span className={css.chipText}>{hottest.keyword}</span>
              <small>{formatSearchCount(hottest.search_count)}</small>
            </Chip>
          </li>
        )}
        {keywords.map((keyword) => (
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
