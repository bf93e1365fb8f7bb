import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { productPath } from '../../shared/paths.ts'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './review-result-note.module.css'
import type { ReviewResult } from './use-review-form.ts'

/** What became of the line before: thanks and the way to its review, or why it couldn't be reviewed. Comes into view, and focus goes on from here. */
export function ReviewResultNote({ outcome: { line, review, failure } }: { readonly outcome: ReviewResult }) {
  const { t } = useTranslation('review')
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    here.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={here} tabIndex={-1} className={css.note}>
      {review ? (
        <Note tone="green" role="status">
          {t('write.thanksFor', { name: line.product_name })}{' '}
          <Link to={productPath(line.product_no)} className={css.link}>
            {t('write.toProduct')}
          </Link>
        </Note>
      ) : (
        <FailureNote failure={failure ?? undefined}>{line.product_name}</FailureNote>
      )}
    </div>
  )
}
