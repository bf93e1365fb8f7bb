import type { RefundParts } from '@nusaria/contracts/after-sale-entities'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import Package from 'lucide/dist/esm/icons/package.mjs'
import type { ReactNode } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { InlineError } from '#ui/feedback/state.tsx'
import { BarNotes, SumBar } from '#ui/layout/bottom-bar.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { RefundBreakdown } from '../common/refund-breakdown.tsx'
import { RequestChangesNote } from '../common/request-changes-note.tsx'
import css from './refund-preview-panel.module.css'
import { RefusalNote } from './refusal-note.tsx'
import type { ApplyFormState } from './use-apply-form.ts'

function RetainedNotes({ parts, order }: { readonly parts: RefundParts; readonly order: OrderDetail | undefined }) {
  const { t } = useTranslation('afterSaleForm')
  const { first_order_shipping_discount: firstOrder = 0, shipping_discount = 0, shipping_fee = 0 } = order?.amounts ?? {}
  const notes = [
    firstOrder === 0 && shipping_fee > shipping_discount && parts.shipping_share === 0 && t('refund.shippingStays'),
    firstOrder > 0 && t('refund.firstOrder'),
    parts.voucher_share > 0 && !parts.voucher_returned && t('refund.voucherStays'),
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return null
  return (
    <ul className={cx('grid above-12 gap-4 size-12 line-18 tone-ink-3', css.retained)}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

interface Props {
  readonly form: ApplyFormState
  /** Below the amounts; on desktop the submit bar. */
  readonly children?: ReactNode
}

/** Who pays for sending the goods back, and how they get there. */
function ReturnNote({ form: { source, draft, preview } }: Pick<Props, 'form'>) {
  const { t } = useTranslation('afterSaleForm')
  const payer = preview.parts?.return_payer
  const { pickup } = source.options
  if (draft.type !== 'return_refund' || (payer === undefined && pickup === undefined)) return null
  return (
    <Note tone="grey" icon={Package} className="above-12">
      <b className="block">{t('back.title')}</b>
      {payer !== undefined && <p>{t(`back.${payer ?? 'depends'}`)}</p>}
      {pickup !== undefined && <p>{t(pickup ? 'back.pickup' : 'back.own')}</p>}
    </Note>
  )
}

export function RefundPreviewPanel({ form, children }: Props) {
  const { order, preview, changes } = form
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const { parts, busy, failure, retry } = preview
  const amount = changes.find((change) => change.kind === 'amount')
  const failed = failure !== undefined && isOutcomeUnknown(failure)
  return (
    <Panel title={t('afterSaleForm:refund.title')}>
      <div aria-live="polite" aria-busy={busy} className={cx(css.amounts, busy && parts && css.busy)}>
        {parts && !failed && (
          <>
            <RefundBreakdown refund={parts} />
            {amount && (
              <p className="above-4 size-12 line-16 weight-600 tone-kunyit-ink textAlign-right">
                {t('afterSale:changed.was', { amount: formatRupiah(amount.before) })}
              </p>
            )}
            <RetainedNotes parts={parts} order={order} />
          </>
        )}
        {!parts && busy && <Skeleton height={96} radius={12} />}
        {!parts && !busy && !failed && <p className="size-13 line-20 tone-ink-2">{t('afterSaleForm:refund.choose')}</p>}
      </div>
      {failed && <InlineError failure={failure} onRetry={retry} />}
      <ReturnNote form={form} />
      {children}
    </Panel>
  )
}

interface BarProps extends Pick<Props, 'form'> {
  readonly onSubmit: () => void
}

/** The refund and the submit button: a bar on mobile, part of the preview panel on desktop. */
export function SubmitBar({ form: { preview, changes, sending, waiting, failure }, onSubmit }: BarProps) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const desktop = useLayout() === 'desktop'
  const { parts, busy } = preview
  const notes = (
    <BarNotes>
      <RequestChangesNote changes={changes} />
      <RefusalNote target="total" />
      {/* The preview panel shows a preview that failed to load. */}
      {(failure !== preview.failure || failure?.kind === 'business') && <RefusalNote target="send" />}
    </BarNotes>
  )
  const button = (
    <Button size="lg" block={desktop} loading={sending} disabled={!sending && waiting} onClick={onSubmit}>
      {t('afterSaleForm:send')}
    </Button>
  )
  if (desktop)
    return (
      <div className={cx('grid gap-12', css.desktopBar)}>
        {notes}
        {button}
      </div>
    )
  const sum = parts ? <Price amount={parts.refund_amount} size={20} /> : <span className={css.unknown}>–</span>
  return (
    <SumBar notes={notes} label={t('afterSale:refund.total')} sum={sum} busy={busy}>
      {button}
    </SumBar>
  )
}
