import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useEffect, useRef } from 'react'
import { AfterSaleStatusTag } from '#commerce/after-sale/after-sale-status-tag.tsx'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FailureNote } from '#ui/feedback/note.tsx'

/** Whether an action was refused because the request's status has changed since the page loaded. */
export function isStatusChanged(failure: Failure): boolean {
  return failedWith(
    failure,
    'AFTER_SALE_STATUS_MISMATCH',
    'AFTER_SALE_CANCEL_NOT_ALLOWED',
    'AFTER_SALE_REAPPLY_NOT_ALLOWED',
    'RETURN_DEADLINE_PAST',
    'AFTER_SALE_NOT_FOUND',
    'AFTER_SALE_UNAUTHORIZED',
  )
}

/** Says that an action came too late, and shows the present status. Scrolls into view. */
export function StatusChangedNote({ failure, request }: { readonly failure: Failure; readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure scrolls again
  useEffect(() => void ref.current?.scrollIntoView({ block: 'center' }), [failure])
  return (
    <div ref={ref} className="grid surface padX-16 padY-16 gap-10 size-13 line-20">
      <FailureNote failure={failure} />
      <p>
        <span>{t('moved')}</span> <AfterSaleStatusTag request={request} />
      </p>
    </div>
  )
}
