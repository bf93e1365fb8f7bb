import { LIMITS } from '@nusaria/contracts/limits'
import type { HotKeyword } from '@nusaria/contracts/search'
import Flame from 'lucide/dist/esm/icons/flame.mjs'
import TrendingUp from 'lucide/dist/esm/icons/trending-up.mjs'
import { formatSearchCount } from '#platform/format/count.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import bronze from './bronze-medal.svg?no-inline'
import gold from './gold-medal.svg?no-inline'
import css from './rank-panels.module.css'
import search from './search.module.css'
import silver from './silver-medal.svg?no-inline'

const medals = [gold, silver, bronze] as const

interface PanelProps {
  readonly rising?: boolean
  readonly list: readonly HotKeyword[]
  readonly onSearch: (keyword: string) => void
}

/** A ranking is shown only with all of its 10 keywords. */
function RankPanel({ rising = false, list, onSearch }: PanelProps) {
  const { t } = useTranslation('search')
  if (list.length < LIMITS.rankPageSize) return null
  return (
    <section className={cx(css.panel, rising && css.rising)}>
      <h2 className="row below-8 gap-6 size-13 line-20 weight-800">
        <Icon of={rising ? TrendingUp : Flame} size={16} stroke={2} />
        <span>{t(rising ? 'rank.rising' : 'rank.popular')}</span>
      </h2>
      <ol>
        {list.map(({ keyword, search_count }, index) => (
          <li key={keyword}>
            <button type="button" onClick={() => onSearch(keyword)}>
              {medals[index] ? <img src={medals[index]} alt={String(index + 1)} width={20} height={20} /> : <i>{index + 1}</i>}
              <span>{keyword}</span>
              <em>{formatSearchCount(search_count)}</em>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Props extends Pick<PanelProps, 'onSearch'> {
  readonly most: readonly HotKeyword[]
  readonly rising: readonly HotKeyword[]
}

export function RankPanels({ most, rising, onSearch }: Props) {
  return (
    <div className={cx('grid padX-16 gap-panels scrolls', css.panels)}>
      <RankPanel list={most} onSearch={onSearch} />
      <RankPanel list={rising} onSearch={onSearch} rising />
    </div>
  )
}

const SKELETON_WIDTHS = [96, 72, 120, 88, 104, 64] as const
const rows = Array.from({ length: 10 }, (_, row) => `row-${row}`)

function PanelSkeleton({ rising }: { readonly rising?: boolean }) {
  return (
    <div className={cx(css.panel, rising && css.rising)}>
      <Skeleton height={20} width="44%" gap={8} />
      {rows.map((row) => (
        <div key={row} className="row minHeight-44">
          <Skeleton height={14} width="72%" />
        </div>
      ))}
    </div>
  )
}

export function SearchHelpSkeleton({ chips }: { readonly chips: boolean }) {
  return (
    <div aria-hidden="true">
      {chips && (
        <div className="below-20">
          <div className="row minHeight-44 gap-12 justify-between">
            <Skeleton height={16} width={132} />
          </div>
          <div className={cx('row gap-8 align-fill wrap', search.chips)}>
            {SKELETON_WIDTHS.map((width) => (
              <Skeleton key={width} height={36} width={width} radius={10} />
            ))}
          </div>
        </div>
      )}
      <div className={cx('grid padX-16 gap-panels scrolls', css.panels)}>
        <PanelSkeleton />
        <PanelSkeleton rising />
      </div>
    </div>
  )
}
