import { useTranslation } from 'react-i18next'
import { failureOf } from '../api/failure-of.ts'
import { useLayout } from '../browser/use-layout.ts'
import { ErrorState } from '../ui/feedback/state.tsx'
import { InViewTrigger } from '../ui/layout/in-view-trigger.tsx'
import { Button } from '../ui/paint/button.tsx'
import { Spinner } from '../ui/paint/spinner.tsx'
import css from './load-more.module.css'
import type { LoadMoreState } from './use-paged-list.ts'

export interface LoadMoreProps {
  readonly list: LoadMoreState
  /** For a grid of products: more space around it and a wider button. */
  readonly wide?: boolean
  /** A button on mobile too. */
  readonly byButton?: boolean
  /** Desktop: so many pages load while scrolling, then a button, so that the footer can be reached. */
  readonly autoPages?: number
}

/** Below a paged list: a retry, the way to more rows (by scrolling on mobile, by a button on desktop), or nothing. */
export function LoadMore({ list, wide = false, byButton = false, autoPages = 1 }: LoadMoreProps) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  if (list.error !== undefined) return <ErrorState inline failure={failureOf(list.error)} onRetry={list.retry} retrying={list.isFetching} />
  if (!list.hasMore || list.missingPages > 0) return null
  if (byButton || (desktop && list.pageCount % autoPages === 0))
    return (
      <div className={css.tail} data-wide={wide}>
        <Button variant="outline" size={wide ? 'lg' : undefined} className={css.button} onClick={list.loadMore}>
          {t('action.loadMore')}
        </Button>
      </div>
    )
  return (
    <InViewTrigger key={list.pageCount} onSeen={list.loadMore}>
      <p className={css.tail} data-wide={wide}>
        <Spinner /> {t(wide ? 'action.loadingMore' : 'action.loadingRows')}
      </p>
    </InViewTrigger>
  )
}
