import type { RefundParts } from '@nusaria/contracts/after-sale-entities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '../../../shared/submission/submit.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { InlineError } from '../../../shared/ui/feedback/state.tsx'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../../shared/ui/paint/skeleton.tsx'
import { RefundBreakdown } from '../common/refund-breakdown.tsx'
import type { OrderInfo } from './apply-source.ts'
import css from './refund-preview-panel.module.css'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly facts: OrderInfo | null
  readonly form: ApplyFormState
  /** Below the sums: on desktop what sends the form. */
  readonly children?: ReactNode
}

/** What stays with the shop, in words. */
function RetainedNotes({ parts, facts }: { readonly parts: RefundParts; readonly facts: OrderInfo | null }) {
  const { t } = useTranslation('afterSaleForm')
  const notes = [
    facts?.shipping && !facts.firstOrder && parts.shipping_share === 0 && t('refund.shippingStays'),
    facts?.firstOrder && t('refund.firstOrder'),
    parts.voucher_share > 0 && !parts.voucher_returned && t('refund.voucherStays'),
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return null
  return (
    <ul className={css.kept}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** What comes back, as the shop works it out for what is chosen now. */
export function RefundPreviewPanel({ facts, form: { preview }, children }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { parts, busy, failure, retry } = preview
  const stuck = failure !== undefined && isOutcomeUnknown(failure)
  return (
    <Panel title={t('refund.title')}>
      <div aria-live="polite" aria-busy={busy} className={cx(css.sums, busy && parts && css.busy)}>
        {parts && !stuck && (
          <>
            <RefundBreakdown refund={parts} />
            <RetainedNotes parts={parts} facts={facts} />
          </>
        )}
        {!parts && busy && <Skeleton height={96} radius={12} />}
        {!parts && !busy && !stuck && <p className={css.none}>{t('refund.choose')}</p>}
      </div>
      {stuck && <InlineError failure={failure} onRetry={retry} />}
      {children}
    </Panel>
  )
}
