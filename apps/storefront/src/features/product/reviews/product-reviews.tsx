import type { Review, ReviewReply, ReviewSort, ReviewSummary } from '@nusaria/contracts/review'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import ThumbsUp from 'lucide/dist/esm/icons/thumbs-up.mjs'
import { useState } from 'react'
import { toInitials } from '#commerce/member/avatar.tsx'
import { PictureThumbnails } from '#commerce/picture/picture-thumbnails.tsx'
import { useReviewListInfiniteQuery, useReviewSummaryQuery } from '#commerce/review/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatCompactNumber } from '#platform/format/count.ts'
import { formatDate } from '#platform/format/date.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch, useIsMember } from '#platform/state/hooks.ts'
import { useMemberAction } from '#session/pending-action.ts'
import { cx } from '#ui/cx.ts'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { chipClass } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { markHelpful } from './mark-helpful.ts'
import { PhotoWall } from './photo-wall.tsx'
import css from './product-reviews.module.css'
import { RatingSummary, type ReviewFilter, ReviewFilters, StarRating } from './rating-summary.tsx'

/** How many find a review helpful, as a button to be one of them; text alone on the reader's own, nothing where the shop doesn't count. */
function HelpfulButton({ review }: { readonly review: Review }) {
  const { t } = useTranslation('review')
  const dispatch = useAppDispatch()
  const isMember = useIsMember()
  const runAsMember = useMemberAction()
  const onlineOnly = useOnlineOnly()
  const { review_no, helpful_count: count, flag_helpful, flag_own, reviewer } = review
  const on = isMember && flag_helpful === true
  const toggle = () =>
    runAsMember({ kind: 'helpful', id: review_no }, async () => {
      const failure = await markHelpful(dispatch, review_no, !on)
      return on ? undefined : failure
    })
  if (count === undefined || (flag_own && count === 0)) return null
  const content = (
    <>
      <Icon of={ThumbsUp} size={14} />
      <span>{count === 0 ? t('helpful.action') : t('helpful.count', { amount: formatCompactNumber(count, currentLanguage()) })}</span>
    </>
  )
  if (flag_own) return <p className={css.own}>{content}</p>
  return (
    <button type="button" aria-pressed={on} {...onlineOnly(() => void toggle(), chipClass(on, css.helpful))}>
      {content}
      <VisuallyHidden> {t('helpful.of', { reviewer })}</VisuallyHidden>
    </button>
  )
}

function ShopReply({ reply: { content, created_at } }: { readonly reply: ReviewReply }) {
  const { t } = useTranslation('review')
  return (
    <div className={cx('grid above-12 gap-4 size-13 line-20 breaks', css.reply)}>
      <p className={cx('row gap-12 align-fill justify-between size-13 line-18', css.head)}>
        <b className="shrink weight-700 breaks">{t('reply')}</b>
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </p>
      <p>{content}</p>
    </div>
  )
}

/** `compact`: the first lines of the text only, without the shop's answer. */
function ReviewItem({ review, compact = false }: { readonly review: Review; readonly compact?: boolean }) {
  const { t } = useTranslation('review')
  const { reviewer, avatar_url, stars, created_at, spec_values, content, language, picture_list: pictures, reply } = review
  return (
    <li className={cx('row padY-16 gap-12 align-fill', css.review)}>
      <span className={cx('center rigid size-12 weight-700', css.avatar)} aria-hidden="true">
        {avatar_url ? <img src={avatar_url} alt="" width={36} height={36} loading="lazy" decoding="async" /> : toInitials(reviewer) || '–'}
      </span>
      <div className="grow">
        <p className={cx('row gap-12 align-fill justify-between size-13 line-18', css.head)}>
          <b className="shrink weight-700 breaks">{reviewer}</b>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
        <StarRating value={stars} />
        {spec_values.length > 0 && <p className={cx('above-2', css.variant)}>{t('variant', { values: spec_values.join(', ') })}</p>}
        <p className={cx('above-6 size-13 line-20 breaks', css.content)} data-compact={compact} lang={language}>
          {content}
        </p>
        {pictures.length > 0 && (
          <PictureThumbnails
            pictures={pictures}
            name={t('photos', { reviewer })}
            label={(number) => t('photo', { number, total: pictures.length, reviewer })}
          />
        )}
        <HelpfulButton review={review} />
        {reply && !compact && <ShopReply reply={reply} />}
      </div>
    </li>
  )
}

/** As tall as short reviews. */
function ReviewSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <div key={row} className={cx('row padY-16 gap-12 align-fill', css.review)}>
          <span className={cx('center rigid size-12 weight-700', css.avatar)} />
          <div className="grow">
            <Skeleton height={18} width="40%" gap={4} />
            <Skeleton height={14} width={80} gap={8} />
            <Skeleton height={18} width="92%" gap={4} />
            <Skeleton height={18} width="64%" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface Props {
  readonly productNo: string
  readonly summary: ReviewSummary
}

const PAGE_SIZE = 10

function AllReviews({ productNo, summary }: Props) {
  const { t } = useTranslation('review')
  const [filter, setFilter] = useState<ReviewFilter>({})
  const [sort, setSort] = useState<ReviewSort>('newest')
  const { stars, with_pictures } = filter
  const args = { product_no: productNo, stars, with_pictures, sort: sort === 'newest' ? undefined : sort, page_size: PAGE_SIZE }
  const list = usePagedList(useReviewListInfiniteQuery(args), {
    keyOf: ({ review_no }) => review_no,
    listKey: `reviews ${JSON.stringify(args)}`,
  })
  const noMatch = (
    <EmptyState
      drawing="reviews"
      inline
      title={t('noMatch.title')}
      text={t('noMatch.text')}
      action={
        <Button variant="outline" onClick={() => setFilter({})}>
          {t('noMatch.action')}
        </Button>
      }
    />
  )
  return (
    <div className={cx('grid gap-16 fits', css.all)}>
      <RatingSummary summary={summary} />
      {summary.with_pictures > 0 && <PhotoWall productNo={productNo} />}
      <ReviewFilters summary={summary} filter={filter} onChange={setFilter} sort={sort} onSort={setSort} />
      <div>
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
          empty={noMatch}
          inline
          byButton
        />
      </div>
    </div>
  )
}

const PREVIEW_COUNT = 2

export function ReviewPreview({ productNo, summary }: Props) {
  const { t } = useTranslation('review')
  const [open, setOpen] = useState(false)
  const query = useReviewListInfiniteQuery({ product_no: productNo, page_size: PREVIEW_COUNT })
  const { total } = summary
  return (
    <>
      <RatingSummary summary={summary} />
      <QueryState query={query} inline loading={<ReviewSkeletons count={PREVIEW_COUNT} />}>
        {({ pages }) => (
          <ul className="above-4">
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
      <Sheet open={open} onClose={() => setOpen(false)} title={t('title')}>
        <AllReviews productNo={productNo} summary={summary} />
      </Sheet>
    </>
  )
}

export function ProductReviews({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('review')
  const Content = useLayout() === 'mobile' ? ReviewPreview : AllReviews
  const query = useReviewSummaryQuery({ product_no: productNo })
  return (
    <Panel title={t('title')} className={css.reviews}>
      <QueryState
        query={query}
        inline
        loading={
          <>
            <Skeleton height={92} gap={8} />
            <ReviewSkeletons count={PREVIEW_COUNT} />
          </>
        }
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState drawing="reviews" inline title={t('empty.title')} text={t('empty.text')} />}
      >
        {(summary) => <Content productNo={productNo} summary={summary} />}
      </QueryState>
    </Panel>
  )
}
