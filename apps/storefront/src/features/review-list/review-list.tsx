import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReviewListQuery } from '../../entities/review/review-api.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import type { ReviewFilter } from './review-filter.ts'
import { toFilterArgs } from './review-filter.ts'
import { ReviewItem } from './review-item.tsx'
import css from './review-list.module.css'
import { ReviewSkeletons } from './review-skeletons.tsx'

/** rows */
const PAGE_SIZE = 10

interface Props {
  readonly productNo: string
  readonly filter: ReviewFilter
  readonly onShowAll: () => void
}

interface PageProps extends Props {
  readonly page: number
  readonly last: boolean
  readonly onMore: () => void
}

function NoMatch({ onShowAll }: Pick<Props, 'onShowAll'>) {
  const { t } = useTranslation('review')
  return (
    <EmptyState
      inline
      title={t('noMatch.title')}
      text={t('noMatch.text')}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('noMatch.action')}
        </Button>
      }
    />
  )
}

function ReviewListPage({ productNo, filter, onShowAll, page, last, onMore }: PageProps) {
  const { t } = useTranslation()
  const query = useReviewListQuery({ product_no: productNo, ...toFilterArgs(filter), page_num: page, page_size: PAGE_SIZE })
  return (
    <QueryState
      query={query}
      inline
      loading={<ReviewSkeletons count={3} />}
      isEmpty={({ list }) => page === 1 && list.length === 0}
      empty={<NoMatch onShowAll={onShowAll} />}
    >
      {({ list, total }) => (
        <>
          <ul className={css.page}>
            {list.map((review) => (
              <ReviewItem key={review.review_no} review={review} />
            ))}
          </ul>
          {last && page * PAGE_SIZE < total && (
            <p className={css.more}>
              <Button variant="outline" onClick={onMore}>
                {t('action.loadMore')}
              </Button>
            </p>
          )}
        </>
      )}
    </QueryState>
  )
}

/** Reviews that fit a filter, page below page. Give each filter its own by a key. */
export function ReviewList(props: Props) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <ReviewListPage key={page} {...props} page={page} last={page === pages} onMore={() => setPages(pages + 1)} />
  ))
}
