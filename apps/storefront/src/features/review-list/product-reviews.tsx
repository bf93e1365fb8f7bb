import { useTranslation } from 'react-i18next'
import { useReviewSummaryQuery } from '../../entities/review/review-api.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { AllReviews } from './all-reviews.tsx'
import css from './product-reviews.module.css'
import { ReviewPreview } from './review-preview.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'

function ProductReviewsSkeleton() {
  return (
    <>
      <Skeleton height={92} gap={8} />
      <ReviewSkeletons count={2} />
    </>
  )
}

/** What buyers say of a product: a section on desktop; on a phone a foretaste, and the rest in a sheet. */
export function ProductReviews({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('review')
  const mobile = useLayout() === 'mobile'
  const query = useReviewSummaryQuery({ product_no: productNo })
  const Shown = mobile ? ReviewPreview : AllReviews
  return (
    <Panel title={t('title')} className={css.reviews}>
      <QueryState
        query={query}
        inline
        loading={<ProductReviewsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState inline title={t('empty.title')} text={t('empty.text')} />}
      >
        {(summary) => <Shown productNo={productNo} summary={summary} />}
      </QueryState>
    </Panel>
  )
}
