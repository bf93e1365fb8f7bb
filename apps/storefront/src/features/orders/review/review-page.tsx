import { useSearchParams } from 'react-router-dom'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { useReviewPendingQuery } from '#commerce/review/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { OrderReviews, OrderReviewsSkeleton } from './order-reviews.tsx'

/** The rest of the lines load as these are reviewed. */
const PAGE_SIZE = 50

/** `/review?order_no=…`: writes reviews for the lines of an order. */
export function ReviewPage() {
  const { t } = useTranslation(['review', 'order'])
  const [params] = useSearchParams()
  const order_no = params.get('order_no') ?? ''
  const query = useReviewPendingQuery({ order_no, page_num: 1, page_size: PAGE_SIZE }, { skip: !order_no, refetchOnMountOrArgChange: true })
  const missing = !order_no || failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'PRODUCT_PARAMETER_INVALID')
  return (
    <PageLayout title={t('review:write.title')} back={order_no ? orderDetailPath(order_no) : paths.orders}>
      <StorageNote />
      {missing ? (
        <OrderMissing />
      ) : (
        <QueryState query={query} loading={<OrderReviewsSkeleton />}>
          {({ list }) => <OrderReviews key={order_no} orderNo={order_no} lines={list} />}
        </QueryState>
      )}
    </PageLayout>
  )
}
