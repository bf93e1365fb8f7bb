import { useTranslation } from 'react-i18next'
import { useReviewListInfiniteQuery } from '../../entities/review/review-api.ts'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { usePagedList } from '../../shared/paging/use-paged-list.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { type ReviewFilter, toFilterArgs } from './review-filters.tsx'
import { ReviewItem, ReviewSkeletons } from './review-item.tsx'

const PAGE_SIZE = 10

interface Props {
  readonly productNo: string
  readonly filter: ReviewFilter
  readonly onShowAll: () => void
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

export function ReviewList({ productNo, filter, onShowAll }: Props) {
  const args = { product_no: productNo, ...toFilterArgs(filter), page_size: PAGE_SIZE }
  const list = usePagedList(useReviewListInfiniteQuery(args), {
    keyOf: ({ review_no }) => review_no,
    listKey: `reviews ${JSON.stringify(args)}`,
  })
  return (
    <PagedList
      list={list}
      layout={(rows, skeletons) => (
        <>
          <ul>{rows}</ul>
          {skeletons}
        </>
      )}
      renderRow={(review) => <ReviewItem key={review.review_no} review={review} />}
      skeletons={<ReviewSkeletons count={3} />}
      empty={<NoMatch onShowAll={onShowAll} />}
      inline
      byButton
    />
  )
}
