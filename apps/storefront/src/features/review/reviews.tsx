import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeleton } from '../../shared/ui/shine.tsx'
import { EmptyState } from '../../shared/ui/state.tsx'
import { useReviewSummaryQuery } from './review-api.ts'
import { AllReviews } from './review-browser.tsx'
import { ReviewPreview } from './review-foretaste.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'
import css from './reviews.module.css'

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
