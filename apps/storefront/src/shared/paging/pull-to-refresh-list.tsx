import { useTranslation } from 'react-i18next'
import { api } from '../api/api.ts'
import type { Tag } from '../api/tags.ts'
import { useAppDispatch } from '../state/hooks.ts'
import { PullToRefresh } from '../ui/feedback/pull-to-refresh.tsx'
import { toast } from '../ui/feedback/toast.ts'

/** Asks anew for what a list shows when it is pulled down. What can't be fetched stays as it was. */
export function PullToRefreshList({ about }: { readonly about: readonly Tag[] }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const refresh = async () => {
    dispatch(api.util.invalidateTags([...about]))
    const replies = await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
    if (replies.some(({ isError }) => isError)) toast.error(t('refreshFailed'))
  }
  return <PullToRefresh onRefresh={refresh} />
}
