import { config } from '#platform/config/config.ts'
import { lazyOptional, lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useIsClientMount } from '#platform/rendering/hydration.ts'
import { drafts } from '#platform/state/drafts.ts'
import { WhenNear } from '#ui/layout/in-view-trigger.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { PageSection } from './product-frame.tsx'
import { useShownProduct } from './shown-product.ts'

const waiting = (
  <Panel>
    <Skeleton height={300} />
  </Panel>
)

/** px: less than what lies between the first screen and the reviews, so that a first look does without their code */
const PRELOAD_MARGIN = 300

const ProductReviews = lazyWithRetry(() => import('./reviews/product-reviews.tsx').then((m) => ({ default: m.ProductReviews })))
const ProductQuestions = lazyWithRetry(() => import('./questions/product-questions.tsx').then((m) => ({ default: m.ProductQuestions })))
const BoughtTogether = lazyOptional(() => import('./bought-together.tsx').then((m) => m.BoughtTogether), waiting)

/** Reviews and questions, where the shop has them. Questions load at once where a login or a reload interrupted one, so that its form opens again. */
export function FeedbackSections() {
  const { reviews, questions } = config.features
  const { product_no } = useShownProduct().product
  const asking = useIsClientMount() && drafts.has(`question:${product_no}:open`)
  return (
    <>
      {reviews && (
        <PageSection of="reviews">
          <WhenNear waiting={waiting} ahead={PRELOAD_MARGIN}>
            <ProductReviews productNo={product_no} />
          </WhenNear>
        </PageSection>
      )}
      {questions && (
        <PageSection of="questions">
          <WhenNear waiting={waiting} ahead={PRELOAD_MARGIN} now={asking}>
            <ProductQuestions productNo={product_no} />
          </WhenNear>
        </PageSection>
      )}
    </>
  )
}

/** What is often bought with the selected SKU. */
export function BoughtTogetherSection() {
  const { sku } = useShownProduct().selection
  return (
    sku.stock > 0 && (
      <WhenNear waiting={waiting} ahead={PRELOAD_MARGIN}>
        <BoughtTogether skuNo={sku.sku_no} waiting={waiting} />
      </WhenNear>
    )
  )
}
