import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { resetPageCount } from '../../shared/paging/use-page-count.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { PullToRefresh } from '../../shared/ui/feedback/pull-to-refresh.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'

/** Asks for all that home shows anew when it is pulled down. What can't be fetched stays as it was. */
export function HomePullToRefresh({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const dispatch = useAppDispatch()
  const refresh = async () => {
    resetPageCount(key)
    onAgain()
    dispatch(api.util.invalidateTags(['Everything']))
    const replies = await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
    if (replies.some(({ isError }) => isError)) toast.error(t('refreshFailed'))
  }
  return <PullToRefresh onRefresh={refresh} />
}
