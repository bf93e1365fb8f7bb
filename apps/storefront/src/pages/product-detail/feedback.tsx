import { ProductQuestions } from '../../features/question-list/product-questions.tsx'
import { ProductReviews } from '../../features/review-list/product-reviews.tsx'
import { config } from '../../shared/config.ts'
import { WhenNear } from '../../shared/ui/layout/in-view-trigger.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'

/** In one file with these: both load when the shopper leaves the first screen. */
export { BoughtTogether } from './bought-together.tsx'

const waiting = (
  <Panel>
    <Skeleton height={300} />
  </Panel>
)

interface Props {
  readonly productNo: string
  /** The form of a question is open. */
  readonly asking: boolean
}

/** Reviews, and questions when the shopper comes near them. */
export function Feedback({ productNo, asking }: Props) {
  const { reviews, questions } = config.features
  return (
    <>
      {reviews && <ProductReviews productNo={productNo} />}
      {questions && (
        <WhenNear waiting={waiting} now={asking}>
          <ProductQuestions productNo={productNo} />
        </WhenNear>
      )}
    </>
  )
}
