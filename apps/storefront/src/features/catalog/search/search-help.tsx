import { LIMITS } from '@nusaria/contracts/limits'
import type { HistoryItem, HotKeyword } from '@nusaria/contracts/search'
import Flame from 'lucide/dist/esm/icons/flame.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { type ReactNode, useRef } from 'react'
import { useSearchHotSearchQuery } from '#commerce/search/api.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { useFocusFallback } from '#platform/browser/use-focus-fallback.ts'
import { formatSearchCount } from '#platform/format/count.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/feedback/state.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { useSearchRankListQuery, useSearchRecommendQuery, useSearchRecordsDelMutation, useSearchRecordsQuery } from '../api.ts'
import { RankPanels, SearchHelpSkeleton } from './rank-panels.tsx'
import css from './search.module.css'

interface HelpPart {
  readonly name: string
  /** The calls that it waits for. */
  readonly queries: readonly { readonly isLoading: boolean }[]
  readonly content: ReactNode
}

/** The parts before the first one that is still loading. A late part so never moves one that is shown. */
function loadedParts(parts: readonly HelpPart[]): readonly HelpPart[] {
  const waiting = parts.findIndex(({ queries }) => queries.some(({ isLoading }) => isLoading))
  return waiting === -1 ? parts : parts.slice(0, waiting)
}

const rankArgs = (search_type: 1 | 2) => ({ search_type, page_num: 1, page_size: LIMITS.rankPageSize })

/** The search history, recommended keywords and rankings. */
export function SearchHelp({ onSearch, onClear }: { readonly onSearch: (keyword: string) => void; readonly onClear: () => void }) {
  const { t } = useTranslation('search')
  const records = useSearchRecordsQuery({}, { refetchOnMountOrArgChange: true })
  const recommended = useSearchRecommendQuery()
  const hot = useSearchHotSearchQuery({ keyword: null })
  const most = useSearchRankListQuery(rankArgs(1))
  const rising = useSearchRankListQuery(rankArgs(2))
  const history = {
    name: 'history',
    queries: [records],
    content: <SearchHistory records={records.data?.list ?? []} onSearch={onSearch} onClear={onClear} />,
  }
  const panels = {
    name: 'recommended',
    queries: [recommended, hot],
    content: <RecommendedKeywords hottest={hot.data?.list[0]} recommended={recommended.data ?? []} onSearch={onSearch} />,
  }
  const ranks = {
    name: 'ranks',
    queries: [most, rising],
    content: <RankPanels most={most.data?.list ?? []} rising={rising.data?.list ?? []} onSearch={onSearch} />,
  }
  const parts: readonly HelpPart[] = [history, panels, ranks]
  const shown = loadedParts(parts)
  const queries = [records, recommended, hot, most, rising]
  const failed = queries.filter(({ isError, data }) => isError && data === undefined)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  const done = shown.length === parts.length
  const failure = done ? toFailure(failed[0]?.error) : undefined
  if (failure && failed.length === queries.length)
    return <ErrorState inline failure={failure} onRetry={retry} retrying={failed.some(({ isFetching }) => isFetching)} />
  return (
    <>
      {shown.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
      {/* The key gives each missing part its own skeleton: a reused one would move (layout shift). */}
      {!done && <SearchHelpSkeleton key={shown.length} chips={shown.length < 2} />}
      {failure && (
        <p className={cx('padY-12 size-13 tone-ink-3', css.missing)} role="status">
          <span>{t('help.failed')}</span>
          <button type="button" onClick={retry}>
            {t('help.retry')}
          </button>
        </p>
      )}
    </>
  )
}

interface SearchHistoryProps {
  readonly records: readonly HistoryItem[]
  readonly onSearch: (keyword: string) => void
  readonly onClear: () => void
}

/** The shopper's last keywords, at most 10, each with a button to remove it, and one to clear them. Renders nothing without keywords. */
function SearchHistory({ records, onSearch, onClear }: SearchHistoryProps) {
  const { t } = useTranslation('search')
  const [remove] = useSearchRecordsDelMutation()
  const list = useRef<HTMLUListElement>(null)
  useFocusFallback(records.length)
  if (records.length === 0) return null
  const removeAt = (at: number, keyword: string) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-beside]')
    const next = buttons?.[at + 1] ?? buttons?.[at - 1]
    next?.focus()
    void remove({ keyword })
  }
  return (
    <section className="below-20">
      <div className="row minHeight-44 gap-12 justify-between">
        <h2 className="size-14 line-20 weight-700">{t('history.title')}</h2>
        <button type="button" className="row minHeight-44 gap-4 inline size-12 weight-700 tone-sambal-700" onClick={onClear}>
          <Icon of={Trash2} size={14} />
          <span>{t('history.clear')}</span>
        </button>
      </div>
      <ul ref={list} className={cx('row gap-8 align-fill wrap', css.chips)}>
        {records.map(({ keyword }, at) => (
          <li key={keyword} className={css.entry}>
            <Chip onClick={() => onSearch(keyword)}>
              <span className="ellipsis">{keyword}</span>
            </Chip>
            <IconButton
              data-beside=""
              label={t('history.remove', { keyword })}
              className={css.remove}
              onClick={() => removeAt(at, keyword)}
            >
              <Icon of={X} size={14} stroke={2} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RecommendedKeywordsProps {
  readonly hottest: HotKeyword | undefined
  readonly recommended: readonly string[]
  readonly onSearch: (keyword: string) => void
}

/** Recommended keywords after the hottest one and its search count. Renders nothing without keywords. */
function RecommendedKeywords({ hottest, recommended, onSearch }: RecommendedKeywordsProps) {
  const { t } = useTranslation('search')
  const keywords = recommended.filter((keyword) => keyword !== hottest?.keyword)
  if (keywords.length === 0 && !hottest) return null
  return (
    <section className="below-20">
      <div className="row minHeight-44 gap-12 justify-between">
        <h2 className="size-14 line-20 weight-700">{t('recommended')}</h2>
      </div>
      <ul className={cx('row gap-8 align-fill wrap', css.chips)}>
        {hottest && (
          <li>
            <Chip className={css.hot} onClick={() => onSearch(hottest.keyword)}>
              <Icon of={Flame} size={16} stroke={2} />
              <span className="ellipsis">{hottest.keyword}</span>
              <small>{formatSearchCount(hottest.search_count)}</small>
            </Chip>
          </li>
        )}
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Chip onClick={() => onSearch(keyword)}>
              <span className="ellipsis">{keyword}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
