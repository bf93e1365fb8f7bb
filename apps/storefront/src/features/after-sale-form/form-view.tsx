import { useRef } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import type { AddRefundAccountForm } from '../../shared/refund-target/refund-target-chooser.tsx'
import { isOutcomeUnknown } from '../../shared/submission/submit.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import type { ErrorTarget } from './failure-spot.ts'
import { failureParam } from './failure-spot.ts'
import css from './form-view.module.css'
import { RecoveryContext } from './form-ways.ts'
import { LinesPanel } from './line-choice.tsx'
import { RefundPreviewPanel } from './refund-panel.tsx'
import { SubmitBar } from './send-bar.tsx'
import type { ApplySource, OrderInfo } from './subject.ts'
import { RefundAccountPanel } from './target-panel.tsx'
import { TypePanel } from './type-choice.tsx'
import { useApplyForm } from './use-form.ts'
import { ReasonPanel } from './why-panel.tsx'
import { DeadlineNote } from './window-note.tsx'

interface Props {
  readonly subject: ApplySource
  readonly facts: OrderInfo | null
  readonly skew: ClockSkew
  /** The wallet's forms to add an account. */
  readonly AddTarget: AddRefundAccountForm
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
  /** Asks what can be asked for anew. */
  readonly onRefresh: () => void
}

/** The first thing of a part that can be filled in. */
const FOCUSABLE = 'input:not([type=file]):not(:disabled), select, textarea, button:not(:disabled)'

/** The request: which goods, what kind, why, where the money goes, and what comes back. Give each order its own by a key. */
export function ApplyForm({ subject, facts, skew, AddTarget, onSent, onRefused, onRefresh }: Props) {
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
          <RefundAccountPanel subject={subject} facts={facts} form={form} AddTarget={AddTarget} />
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
