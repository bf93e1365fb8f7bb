import { LIMITS } from '@nusaria/contracts/limits'
import { SearchHistory } from './history.tsx'
import { RankPanels } from './rank-panels.tsx'
import { RecommendedKeywords } from './recommended-keywords.tsx'
import { useSearchRankListQuery, useSearchRecommendQuery, useSearchRecordsQuery } from './search-api.ts'

interface Props {
  readonly onSearch: (keyword: string) => void
  /** Asks whether to clear the history. */
  readonly onClear: () => void
  /** Without keywords to try, where room is short. */
  readonly brief?: boolean
}

/** Whether a query of a ranking has its answer, or none to come. */
function useRankSettled(search_type: 1 | 2): boolean {
  return !useSearchRankListQuery({ search_type, page_num: 1, page_size: LIMITS.rankPageSize }).isLoading
}

/** What helps to search: what was searched for, what is worth a try, what others search for. Drawn at once, so that nothing moves. */
export function SearchHelp({ onSearch, onClear, brief }: Props) {
  const records = useSearchRecordsQuery({}, { refetchOnMountOrArgChange: true })
  const recommended = useSearchRecommendQuery()
  const ranks = [useRankSettled(1), useRankSettled(2)]
  if (records.isLoading || recommended.isLoading || ranks.includes(false)) return null
  return (
    <>
      <SearchHistory onSearch={onSearch} onClear={onClear} />
      {!brief && <RecommendedKeywords onSearch={onSearch} />}
      <RankPanels onSearch={onSearch} />
    </>
  )
}
