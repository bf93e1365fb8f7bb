import type { ReviewSort, ReviewSummary } from '@nusaria/contracts/review'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useState } from 'react'
import { useReviewListInfiniteQuery, useReviewSummaryQuery } from '#commerce/review/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatCompactNumber } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { PagedList } from '#ui/paging/paged-list.tsx'
import { usePagedList } from '#ui/paging/use-paged-list.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { PhotoWall } from './photo-wall.tsx'
import css from './product-reviews.module.css'
import { RatingSummary } from './rating-summary.tsx'
import { NO_FILTER, type ReviewFilter, ReviewFilters, toFilterArgs } from './review-filters.tsx'
import { ReviewItem, ReviewSkeletons } from './review-item.tsx'

interface Props {
  readonly productNo: string
  readonly summary: ReviewSummary
}

function AllReviews({ productNo, summary }: Props) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [sort, setSort] = useState<ReviewSort>('newest')
  return (
    <div className={css.all}>
      <RatingSummary summary={summary} />
      {summary.with_pictures > 0 && <PhotoWall productNo={productNo} />}
      <ReviewFilters summary={summary} filter={filter} onChange={setFilter} sort={sort} onSort={setSort} />
      <div>
        <ReviewList
          key={`${filter.stars}${filter.withPhotos}${sort}`}
          productNo={productNo}
          filter={filter}
          sort={sort}
          onShowAll={() => setFilter(NO_FILTER)}
        />
      </div>
    </div>
  )
}

const PREVIEW_COUNT = 2

/** On mobile: the rating and the newest reviews; a button opens all of them in a sheet. */
export function ReviewPreview({ productNo, summary }: Props) {
  const { t } = useTranslation('review')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const query = useReviewListInfiniteQuery({ product_no: productNo, page_size: PREVIEW_COUNT })
  const { total } = summary
  return (
    <>
      <RatingSummary summary={summary} />
      <QueryState query={query} inline loading={<ReviewSkeletons count={PREVIEW_COUNT} />}>
        {({ pages }) => (
          <ul className={css.newest}>
            {pages[0]?.list.map((review) => (
              <ReviewItem key={review.review_no} review={review} compact />
            ))}
          </ul>
        )}
      </QueryState>
      <button type="button" className={buttonClass({ variant: 'outline', block: true })} onClick={() => setOpen(true)}>
        <span>{t('seeAllLabel', { count: total, amount: formatCompactNumber(total, currentLanguage()) })}</span>
        <Icon of={ChevronRight} size={16} />
      </button>
      <Sheet open={open} onClose={close} title={t('title')}>
        <AllReviews productNo={productNo} summary={summary} />
      </Sheet>
    </>
  )
}

function ProductReviewsSkeleton() {
  return (
    <>
      <Skeleton height={92} gap={8} />
      <ReviewSkeletons count={2} />
    </>
  )
}

/** The reviews of a product: all on desktop, a preview on mobile. */
export function ProductReviews({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('review')
  const mobile = useLayout() === 'mobile'
  const query = useReviewSummaryQuery({ product_no: productNo })
  const Content = mobile ? ReviewPreview : AllReviews
  return (
    <Panel title={t('title')} className={css.reviews}>
      <QueryState
        query={query}
        inline
        loading={<ProductReviewsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState drawing="reviews" inline title={t('empty.title')} text={t('empty.text')} />}
      >
        {(summary) => <Content productNo={productNo} summary={summary} />}
      </QueryState>
    </Panel>
  )
}

const PAGE_SIZE = 10

interface ReviewListProps {
  readonly productNo: string
  readonly filter: ReviewFilter
  readonly sort: ReviewSort
  readonly onShowAll: () => void
}

function NoMatch({ onShowAll }: Pick<ReviewListProps, 'onShowAll'>) {
  const { t } = useTranslation('review')
  return (
    <EmptyState
      drawing="reviews"
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

function ReviewList({ productNo, filter, sort, onShowAll }: ReviewListProps) {
  const order = sort === 'newest' ? {} : { sort }
  const args = { product_no: productNo, ...toFilterArgs(filter), ...order, page_size: PAGE_SIZE }
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
