import type { ReviewSummary } from '@nusaria/contracts/review'
import { useState } from 'react'
import css from './all-reviews.module.css'
import { RatingSummary } from './rating-summary.tsx'
import { NO_FILTER } from './review-filter.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewList } from './review-list.tsx'

interface Props {
  readonly productNo: string
  readonly summary: ReviewSummary
}

/** All there is to read about a product: how it fares, what narrows the reviews, and the reviews. */
export function AllReviews({ productNo, summary }: Props) {
  const [filter, setFilter] = useState(NO_FILTER)
  return (
    <div className={css.browser}>
      <RatingSummary summary={summary} />
      <ReviewFilters summary={summary} filter={filter} onChange={setFilter} />
      <div>
        <ReviewList
          key={`${filter.stars}${filter.withPhotos}`}
          productNo={productNo}
          filter={filter}
          onShowAll={() => setFilter(NO_FILTER)}
        />
      </div>
    </div>
  )
}
