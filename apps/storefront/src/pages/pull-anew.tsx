import { useTranslation } from 'react-i18next'
import { api } from '../shared/api/api.ts'
import type { Tag } from '../shared/api/tags.ts'
import { useAppDispatch } from '../shared/state/hooks.ts'
import { PullToRefresh } from '../shared/ui/pull-to-refresh.tsx'
import { toast } from '../shared/ui/toast.ts'

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
