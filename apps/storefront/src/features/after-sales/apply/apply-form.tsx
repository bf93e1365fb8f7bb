import { useRef } from 'react'
import type { Failure } from '../../../shared/api/failure.ts'
import { useLayout } from '../../../shared/browser/use-layout.ts'
import { isOutcomeUnknown } from '../../../shared/submission/submit.ts'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import css from './apply-form.module.css'
import type { ApplySource, OrderInfo } from './apply-source.ts'
import { DeadlineNote } from './deadline-note.tsx'
import type { ErrorTarget } from './error-target.ts'
import { failureParam } from './error-target.ts'
import { LinesPanel } from './lines-panel.tsx'
import { ReasonPanel } from './reason-panel.tsx'
import { RecoveryContext } from './recovery-context.ts'
import { RefundAccountPanel } from './refund-account-panel.tsx'
import { RefundPreviewPanel } from './refund-preview-panel.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { TypePanel } from './type-panel.tsx'
import { useApplyForm } from './use-apply-form.ts'

interface Props {
  readonly subject: ApplySource
  readonly facts: OrderInfo | null
  readonly skew: ClockSkew
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
  /** Asks what can be asked for anew. */
  readonly onRefresh: () => void
}

/** The first thing of a part that can be filled in. */
const FOCUSABLE = 'input:not([type=file]):not(:disabled), select, textarea, button:not(:disabled)'

/** The request: which goods, what kind, why, where the money goes, and what comes back. Give each order its own by a key. */
export function ApplyForm({ subject, facts, skew, onSent, onRefused, onRefresh }: Props) {
  const desktop = useLayout() === 'desktop'
  const box = useRef<HTMLDivElement>(null)
  const form = useApplyForm(subject, { onSent, onRefused })
  const focusSection = (spot: ErrorTarget) => {
    const part = box.current?.querySelector(`[data-section=${spot}]`)
    part?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    part?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
  }
  const submit = () => {
    const lacking = form.send()
    if (lacking) focusSection(lacking)
  }
  const ways = {
    orderNo: subject.options.order_no,
    afterSaleNo: subject.previous?.after_sale_no ?? null,
    resend: () => (form.failure && isOutcomeUnknown(form.failure) ? form.sendAgain() : submit()),
    reload: () => {
      form.forgive()
      onRefresh()
    },
    focusSection,
    removePicture: (failure: Failure) => {
      const id = failureParam(failure, 'picture_id')
      for (const picture of form.pictures.pictures) if (id === undefined || picture.picture_id === id) form.pictures.remove(picture)
      focusSection('pictures')
    },
  }
  return (
    <RecoveryContext value={ways}>
      <div ref={box} className={css.columns}>
        <div className={css.stack}>
          <DeadlineNote subject={subject} skew={skew} onExpire={onRefresh} />
          <LinesPanel subject={subject} form={form} />
          <TypePanel subject={subject} facts={facts} form={form} />
          <ReasonPanel subject={subject} form={form} />
          <RefundAccountPanel subject={subject} facts={facts} form={form} />
        </div>
        <div className={css.aside}>
          <RefundPreviewPanel facts={facts} form={form}>
            {desktop && <SubmitBar form={form} onSubmit={submit} />}
          </RefundPreviewPanel>
        </div>
      </div>
      {!desktop && <SubmitBar form={form} onSubmit={submit} />}
    </RecoveryContext>
  )
}
