import type { Review } from '@nusaria/contracts/review'
import ThumbsUp from 'lucide/dist/esm/icons/thumbs-up.mjs'
import { formatCompactNumber } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch, useIsMember } from '#platform/state/hooks.ts'
import { useMemberAction } from '#session/pending-action.ts'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { chipClass } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import css from './helpful-button.module.css'
import { markHelpful } from './mark-helpful.ts'

/** Marks a review as helpful, or takes that back. A guest logs in first, and the mark follows. */
function useHelpful({ review_no, flag_helpful }: Review) {
  const dispatch = useAppDispatch()
  const isMember = useIsMember()
  const runAsMember = useMemberAction()
  const on = isMember && flag_helpful === true
  const toggle = () =>
    runAsMember({ kind: 'helpful', id: review_no }, async () => {
      const failure = await markHelpful(dispatch, review_no, !on)
      return on ? undefined : failure
    })
  return { on, toggle }
}

/** How many find a review helpful, as a button to be one of them; text alone on the reader's own. Nothing where the shop doesn't count. */
export function HelpfulButton({ review }: { readonly review: Review }) {
  const { t } = useTranslation('review')
  const { on, toggle } = useHelpful(review)
  const onlineOnly = useOnlineOnly()
  const { helpful_count: count, flag_own, reviewer } = review
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
