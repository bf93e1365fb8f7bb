import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { HistoryItem, HotKeyword } from '@nusaria/contracts/search'
import Flame from 'lucide/dist/esm/icons/flame.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import TrendingUp from 'lucide/dist/esm/icons/trending-up.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { useSearchHotSearchQuery } from '#commerce/search/rotating-keyword.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { formatSearchCount } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { searchResultsLink } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/feedback/state.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { isPlainClick, Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { chipClass } from '#ui/primitives/tag.tsx'
import { useSearchRankListQuery, useSearchRecommendQuery, useSearchRecordsDelMutation, useSearchRecordsQuery } from '../api.ts'
import bronze from './bronze-medal.svg?no-inline'
import gold from './gold-medal.svg?no-inline'
import css from './search.module.css'
import silver from './silver-medal.svg?no-inline'

const rankArgs = (search_type: 1 | 2) => ({ search_type, page_num: 1, page_size: LIMITS.rankPageSize })

interface Props {
  readonly onSearch: (keyword: string) => void
  readonly onClear: () => void
}

export function SearchHelp({ onSearch, onClear }: Props) {
  const { t } = useTranslation('search')
  const records = useSearchRecordsQuery({}, { refetchOnMountOrArgChange: true })
  const recommended = useSearchRecommendQuery()
  const hot = useSearchHotSearchQuery({ keyword: null })
  const most = useSearchRankListQuery(rankArgs(1))
  const rising = useSearchRankListQuery(rankArgs(2))
  const parts = [
    {
      isLoading: records.isLoading,
      content: <SearchHistory key="history" records={records.data?.list ?? []} onSearch={onSearch} onClear={onClear} />,
    },
    {
      isLoading: recommended.isLoading || hot.isLoading,
      content: <Recommended key="recommended" hottest={hot.data?.list[0]} list={recommended.data ?? []} onSearch={onSearch} />,
    },
    {
      isLoading: most.isLoading || rising.isLoading,
      content: (
        <div key="ranks" className={RANKS}>
          <Ranking list={most.data?.list ?? []} onSearch={onSearch} />
          <Ranking list={rising.data?.list ?? []} onSearch={onSearch} rising />
        </div>
      ),
    },
  ]
  // A part waits for those above it, so that a late one never moves one that is shown.
  const waiting = parts.findIndex(({ isLoading }) => isLoading)
  const queries = [records, recommended, hot, most, rising]
  const failed = queries.filter(({ isError, data }) => isError && data === undefined)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  const failure = waiting === -1 ? toFailure(failed[0]?.error) : undefined
  if (failure && failed.length === queries.length)
    return <ErrorState inline failure={failure} onRetry={retry} retrying={failed.some(({ isFetching }) => isFetching)} />
  return (
    <>
      {parts.slice(0, waiting === -1 ? undefined : waiting).map(({ content }) => content)}
      {/* The key gives each missing part its own skeleton: a reused one would move (layout shift). */}
      {waiting >= 0 && <SearchHelpSkeleton key={waiting} chips={waiting < 2} />}
      {failure && (
        <Status className={cx('padY-12 size-13 tone-ink-3', css.missing)}>
          <span>{t('help.failed')}</span>
          <button type="button" onClick={retry}>
            {t('help.retry')}
          </button>
        </Status>
      )}
    </>
  )
}

interface KeywordLinkProps extends Pick<Props, 'onSearch'> {
  readonly keyword: string
  readonly className?: string
  readonly children: ReactNode
}

/** Searches as the box does; with a key held or by the middle button, the browser opens the results in another tab. */
function KeywordLink({ keyword, onSearch, className, children }: KeywordLinkProps) {
  return (
    <Link
      {...searchResultsLink(keyword)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onSearch(keyword)
      }}
    >
      {children}
    </Link>
  )
}

interface SearchHistoryProps extends Props {
  readonly records: readonly HistoryItem[]
}

function SearchHistory({ records, onSearch, onClear }: SearchHistoryProps) {
  const { t } = useTranslation('search')
  const [remove] = useSearchRecordsDelMutation()
  if (records.length === 0) return null
  return (
    <section className="below-20">
      <div className="row minHeight-44 gap-12 justify-between">
        <h2 className="size-14 line-20 weight-700">{t('history.title')}</h2>
        <button type="button" className="row minHeight-44 gap-4 inline size-12 weight-700 tone-sambal-700" onClick={onClear}>
          <Icon of={Trash2} size={14} />
          <span>{t('history.clear')}</span>
        </button>
      </div>
      <ul className={cx('row gap-8 align-fill wrap', css.chips)}>
        {records.map(({ keyword }) => (
          <li key={keyword} className={css.entry}>
            <KeywordLink keyword={keyword} onSearch={onSearch} className={chipClass()}>
              <span className="ellipsis">{keyword}</span>
            </KeywordLink>
            <IconButton
              data-beside=""
              label={t('history.remove', { keyword })}
              className={css.remove}
              onClick={() => void remove({ keyword })}
            >
              <Icon of={X} size={14} stroke={2} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** It is not inside the history, as the panel around that may close while the dialog is open. */
export function ClearHistory({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('search')
  const [clear, { isLoading }] = useSearchRecordsDelMutation()
  const confirm = async () => {
    const reply = await clear({})
    onClose()
    if (!reply.error) toast.success(t('history.cleared'))
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('history.clearTitle')}
      text={t('history.clearText')}
      confirmLabel={t('history.clearConfirm')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      loading={isLoading}
    />
  )
}

interface RecommendedProps extends Pick<Props, 'onSearch'> {
  /** It is first, with its search count. */
  readonly hottest: HotKeyword | undefined
  readonly list: readonly string[]
}

function Recommended({ hottest, list, onSearch }: RecommendedProps) {
  const { t } = useTranslation('search')
  const keywords = list.filter((keyword) => keyword !== hottest?.keyword)
  if (keywords.length === 0 && !hottest) return null
  return (
    <section className="below-20">
      <div className="row minHeight-44 gap-12 justify-between">
        <h2 className="size-14 line-20 weight-700">{t('recommended')}</h2>
      </div>
      <ul className={cx('row gap-8 align-fill wrap', css.chips)}>
        {hottest && (
          <li>
            <KeywordLink keyword={hottest.keyword} onSearch={onSearch} className={chipClass(false, css.hot)}>
              <Icon of={Flame} size={16} stroke={2} />
              <span className="ellipsis">{hottest.keyword}</span>
              <small>{formatSearchCount(hottest.search_count, currentLanguage())}</small>
            </KeywordLink>
          </li>
        )}
        {keywords.map((keyword) => (
          <li key={keyword} lang={NAMES_LANGUAGE}>
            <KeywordLink keyword={keyword} onSearch={onSearch} className={chipClass()}>
              <span className="ellipsis">{keyword}</span>
            </KeywordLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const RANKS = cx('grid padX-16 gap-panels scrolls', css.panels)

const MEDALS = [gold, silver, bronze] as const

interface RankingProps extends Pick<Props, 'onSearch'> {
  readonly list: readonly HotKeyword[]
  readonly rising?: boolean
}

/** Shown only with all of its 10 keywords. */
function Ranking({ list, onSearch, rising = false }: RankingProps) {
  const { t } = useTranslation('search')
  if (list.length < LIMITS.rankPageSize) return null
  return (
    <section className={cx(css.panel, rising && css.rising)}>
      <h2 className="row below-8 gap-6 size-13 line-20 weight-800">
        <Icon of={rising ? TrendingUp : Flame} size={16} stroke={2} />
        <span>{t(rising ? 'rank.rising' : 'rank.popular')}</span>
      </h2>
      <ol className={css.rows}>
        {list.map(({ keyword, search_count }, index) => (
          <li key={keyword} lang={NAMES_LANGUAGE}>
            <KeywordLink keyword={keyword} onSearch={onSearch}>
              {MEDALS[index] ? <img src={MEDALS[index]} alt={String(index + 1)} width={20} height={20} /> : <i>{index + 1}</i>}
              <span>{keyword}</span>
              {search_count > 0 && <em>{formatSearchCount(search_count, currentLanguage())}</em>}
            </KeywordLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** px */
const CHIP_WIDTHS = [96, 72, 120, 88, 104, 64] as const

function SearchHelpSkeleton({ chips }: { readonly chips: boolean }) {
  return (
    <div aria-hidden="true">
      {chips && (
        <div className="below-20">
          <div className="row minHeight-44 gap-12 justify-between">
            <Skeleton height={16} width={132} />
          </div>
          <div className={cx('row gap-8 align-fill wrap', css.chips)}>
            {CHIP_WIDTHS.map((width) => (
              <Skeleton key={width} height={36} width={width} radius={10} />
            ))}
          </div>
        </div>
      )}
      <div className={RANKS}>
        {['', css.rising].map((className) => (
          <div key={className} className={cx(css.panel, className)}>
            <Skeleton height={20} width="44%" gap={8} />
            <div className={css.rows}>
              {[...Array(LIMITS.rankPageSize).keys()].map((row) => (
                <div key={row} className="row minHeight-44">
                  <Skeleton height={14} width="72%" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
