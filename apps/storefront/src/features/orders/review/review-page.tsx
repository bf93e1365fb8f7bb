import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import type { ReviewableLine } from '@nusaria/contracts/review'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Thumb } from '#commerce/order/order-line.tsx'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { useReviewPendingQuery } from '#commerce/review/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, paths, productPath } from '#platform/routing/paths.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { ReviewForm, ReviewFormSkeleton, type ReviewResult } from './review-form.tsx'
import css from './review-page.module.css'

/** The product of a review. `children`: at the end of the row. */
function LineHeader({ line, children }: { readonly line: ReviewableLine; readonly children?: ReactNode }) {
  const { t } = useTranslation('review')
  return (
    <div className="row gap-12">
      <Thumb src={line.thumb_image_url} />
      <div className="grow">
        <b lang={NAMES_LANGUAGE} className="block size-14 line-20 weight-600 breaks">
          {line.product_name}
        </b>
        {line.spec_values.length > 0 && (
          <small className="size-12 line-16 tone-ink-3">{t('variant', { values: line.spec_values.join(', ') })}</small>
        )}
      </div>
      {children}
    </div>
  )
}

/** The result of the line before: thanks, or why it can't be reviewed. Takes the focus and scrolls to the top. */
function ResultNote({ result: { line, failure } }: { readonly result: ReviewResult }) {
  const { t } = useTranslation('review')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={ref} tabIndex={-1} className={css.result}>
      {failure ? (
        <FailureNote failure={failure}>{line.product_name}</FailureNote>
      ) : (
        <Note tone="green" role="status">
          <span>{t('write.thanksFor', { name: line.product_name })}</span>{' '}
          <Link to={productPath(line.product_no)} className={css.link}>
            {t('write.toProduct')}
          </Link>
        </Note>
      )}
    </div>
  )
}

/** The first line and its form, while the lines are loading. */
function OrderReviewsSkeleton() {
  return (
    <div aria-hidden="true">
      <Panel>
        <div className="row gap-12">
          <Skeleton height={64} width={64} radius={10} />
          <div className="grow">
            <Skeleton height={14} width="64%" gap={8} />
            <Skeleton height={12} width="40%" />
          </div>
        </div>
        <ReviewFormSkeleton />
      </Panel>
    </div>
  )
}

/** Reviews the lines of an order one after the other: the form of one, the result of the last, the list of the others. */
function OrderReviews({ orderNo, lines }: { readonly orderNo: string; readonly lines: readonly ReviewableLine[] }) {
  const { t } = useTranslation('review')
  const [last, setLast] = useState<ReviewResult | null>(null)
  const [finished, setFinished] = useState<readonly string[]>([])
  const [selected, setSelected] = useState<string | null>(null)
  const remaining = lines.filter(({ line_no }) => !finished.includes(line_no))
  const line = remaining.find(({ line_no }) => line_no === selected) ?? remaining[0]
  const others = remaining.filter((each) => each !== line)
  const orderLink = (
    <LinkButton to={orderDetailPath(orderNo)} variant="outline">
      {t('write.toOrder')}
    </LinkButton>
  )

  if (!line && last && !last.failure)
    return (
      <EmptyState
        drawing="reviews"
        title={t('write.thanks')}
        text={t('write.allDone')}
        action={
          <div className="row gap-12 align-fill justify-center wrap">
            <LinkButton to={productPath(last.line.product_no)}>{t('write.toProduct')}</LinkButton>
            {orderLink}
          </div>
        }
      />
    )
  return (
    <div className="grid gap-panels">
      {last && <ResultNote key={last.line.line_no} result={last} />}
      {!line && <EmptyState drawing="reviews" title={t('write.none')} text={t('write.noneText')} action={orderLink} />}
      {line && (
        <Panel>
          <LineHeader line={line} />
          <ReviewForm
            key={line.line_no}
            line={line}
            onFinish={(result) => {
              setLast(result)
              setFinished([...finished, result.line.line_no])
              setSelected(null)
            }}
          />
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title={t('write.waiting')}>
          <ul className="grid gap-16">
            {others.map((each) => (
              <li key={each.line_no}>
                <LineHeader line={each}>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t('write.takeLabel', { name: each.product_name })}
                    onClick={() => {
                      setLast(null)
                      setSelected(each.line_no)
                      window.scrollTo({ top: 0 })
                    }}
                  >
                    {t('write.take')}
                  </Button>
                </LineHeader>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}

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
