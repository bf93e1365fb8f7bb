import type { Review, ReviewReply } from '@nusaria/contracts/review'
import { PictureThumbnails } from '#commerce/picture/picture-thumbnails.tsx'
import { formatDate } from '#platform/format/date.ts'
import { initialsOf } from '#platform/format/initials.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { StarRating } from './rating-summary.tsx'
import css from './review-item.module.css'

interface Props {
  readonly review: Review
  /** The first lines of the text only, without the shop's answer. */
  readonly compact?: boolean
}

function ShopReply({ reply: { content, created_at } }: { readonly reply: ReviewReply }) {
  const { t } = useTranslation('review')
  return (
    <div className={css.reply}>
      <p className={css.head}>
        <b>{t('reply')}</b>
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </p>
      <p>{content}</p>
    </div>
  )
}

/** A review. Its text comes from a shopper and is shown as plain text. */
export function ReviewItem({ review, compact = false }: Props) {
  const { t } = useTranslation('review')
  const { reviewer, avatar_url, stars, created_at, spec_values, content, picture_list: pictures, reply } = review
  return (
    <li className={css.review}>
      <span className={css.avatar} aria-hidden="true">
        {avatar_url ? <img src={avatar_url} alt="" width={36} height={36} loading="lazy" decoding="async" /> : initialsOf(reviewer) || '–'}
      </span>
      <div className={css.body}>
        <p className={css.head}>
          <b>{reviewer}</b>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
        <StarRating value={stars} />
        {spec_values.length > 0 && <p className={css.variant}>{t('variant', { values: spec_values.join(', ') })}</p>}
        <p className={css.content} data-compact={compact}>
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
export function ReviewSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <div key={row} className={css.review}>
          <span className={css.avatar} />
          <div className={css.body}>
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
