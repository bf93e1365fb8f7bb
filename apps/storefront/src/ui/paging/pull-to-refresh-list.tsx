import { api, type Tag } from '#platform/api/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { PullToRefresh } from '../feedback/pull-to-refresh.tsx'

interface Props {
  /** Replies with one of these tags are fetched again. */
  readonly tags: readonly Tag[]
  readonly onRefresh?: () => void
}

/** Refetches a page's data when the page is pulled down. Data that can't be fetched stays unchanged. */
export function PullToRefreshList({ tags, onRefresh }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const refresh = async () => {
    onRefresh?.()
    dispatch(api.util.invalidateTags([...tags]))
    const replies = await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
    if (replies.some(({ isError }) => isError)) toast.error(t('refreshFailed'))
  }
  return <PullToRefresh onRefresh={refresh} />
}
