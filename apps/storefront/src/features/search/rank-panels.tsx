import gold from 'virtual:emoji/1st-place-medal'
import silver from 'virtual:emoji/2nd-place-medal'
import bronze from 'virtual:emoji/3rd-place-medal'
import { LIMITS } from '@nusaria/contracts/limits'
import { Flame, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { searchCount } from '../../shared/format/count.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './rank-panels.module.css'
import { useSearchRankListQuery } from './search-api.ts'

const medals = [gold, silver, bronze] as const

interface PanelProps {
  /** 1 = most searched, 2 = rising */
  readonly type: 1 | 2
  readonly onSearch: (keyword: string) => void
}

/** A ranking needs its 10 keywords; with fewer it isn't shown. */
function RankPanel({ type, onSearch }: PanelProps) {
  const { t } = useTranslation('search')
  const reply = useSearchRankListQuery({ search_type: type, page_num: 1, page_size: LIMITS.rankPageSize })
  const list = reply.data?.list ?? []
  if (list.length < LIMITS.rankPageSize) return null
  return (
    <section className={cx(css.panel, type === 2 && css.rising)}>
      <h2>
        <Icon of={type === 1 ? Flame : TrendingUp} size={16} stroke={2} />
        {t(type === 1 ? 'rank.popular' : 'rank.rising')}
      </h2>
      <ol>
        {list.map(({ keyword, search_count }, index) => (
          <li key={keyword}>
            <button type="button" onClick={() => onSearch(keyword)}>
              {medals[index] ? <img src={medals[index]} alt={String(index + 1)} width={20} height={20} /> : <i>{index + 1}</i>}
              <span>{keyword}</span>
              <em>{searchCount(search_count)}</em>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What others search for: most, and more than before. */
export function RankPanels({ onSearch }: Pick<PanelProps, 'onSearch'>) {
  return (
    <div className={css.panels}>
      <RankPanel type={1} onSearch={onSearch} />
      <RankPanel type={2} onSearch={onSearch} />
    </div>
  )
}
