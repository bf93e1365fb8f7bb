import type { ReviewSummary } from '@nusaria/contracts/review'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReviewListInfiniteQuery } from '../../entities/review/review-api.ts'
import { formatCompactNumber } from '../../shared/format/count.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { buttonClass } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { AllReviews } from './all-reviews.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem } from './review-item.tsx'
import css from './review-preview.module.css'
import { ReviewSkeletons } from './review-skeletons.tsx'

/** rows */
const PREVIEW_COUNT = 2

interface Props {
  readonly productNo: string
  readonly summary: ReviewSummary
}

/** On a phone: how the product fares and the newest reviews; all of them in a sheet. */
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
        {t('seeAllLabel', { count: total, amount: formatCompactNumber(total, currentLanguage()) })}
        <Icon of={ChevronRight} size={16} />
      </button>
      <Sheet open={open} onClose={close} title={t('title')}>
        <AllReviews productNo={productNo} summary={summary} />
      </Sheet>
    </>
  )
}
