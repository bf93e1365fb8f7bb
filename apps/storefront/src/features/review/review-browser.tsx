import type { ReviewSummary } from '@nusaria/contracts/review'
import { useState } from 'react'
import { EVERY } from './filter.ts'
import { Filters } from './filters.tsx'
import css from './review-browser.module.css'
import { ReviewList } from './review-list.tsx'
import { Summary } from './summary.tsx'

interface Props {
  readonly productNo: string
  readonly summary: ReviewSummary
}

/** All there is to read about a product: how it fares, what narrows the reviews, and the reviews. */
export function ReviewBrowser({ productNo, summary }: Props) {
  const [filter, setFilter] = useState(EVERY)
  return (
    <div className={css.browser}>
      <Summary summary={summary} />
      <Filters summary={summary} filter={filter} onChange={setFilter} />
      <div>
        <ReviewList key={`${filter.stars}${filter.photos}`} productNo={productNo} filter={filter} onShowAll={() => setFilter(EVERY)} />
      </div>
    </div>
  )
}
