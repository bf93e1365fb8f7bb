import { useRef } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import type { AddTarget } from '../../shared/refund-target/refund-target-chooser.tsx'
import { isUnsure } from '../../shared/submission/submit.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import type { Spot } from './failure-spot.ts'
import { namedIn } from './failure-spot.ts'
import css from './form-view.module.css'
import { Ways } from './form-ways.ts'
import { LineChoice } from './line-choice.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { SendBar } from './send-bar.tsx'
import type { OrderFacts, Subject } from './subject.ts'
import { TargetPanel } from './target-panel.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useForm } from './use-form.ts'
import { WhyPanel } from './why-panel.tsx'
import { WindowNote } from './window-note.tsx'

interface Props {
  readonly subject: Subject
  readonly facts: OrderFacts | null
  readonly skew: ClockSkew
  /** The wallet's forms to add an account. */
  readonly AddTarget: AddTarget
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
  /** Asks what can be asked for anew. */
  readonly onRefresh: () => void
}

/** The first thing of a part that can be filled in. */
const FIELDS = 'input:not([type=file]):not(:disabled), select, textarea, button:not(:disabled)'

/** The request: which goods, what kind, why, where the money goes, and what comes back. Give each order its own by a key. */
export function FormView({ subject, facts, skew, AddTarget, onSent, onRefused, onRefresh }: Props) {
  const desktop = useLayout() === 'desktop'
  const box = useRef<HTMLDivElement>(null)
  const form = useForm(subject, { onSent, onRefused })
  const fill = (spot: Spot) => {
    const part = box.current?.querySelector(`[data-section=${spot}]`)
    part?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    part?.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true })
  }
  const submit = () => {
    const lacking = form.send()
    if (lacking) fill(lacking)
  }
  const ways = {
    orderNo: subject.options.order_no,
    afterSaleNo: subject.again?.after_sale_no ?? null,
    again: () => (form.failure && isUnsure(form.failure) ? form.sendAgain() : submit()),
    refresh: () => {
      form.forgive()
      onRefresh()
    },
    fill,
    dropPicture: (failure: Failure) => {
      const id = namedIn(failure, 'picture_id')
      for (const picture of form.pictures.pictures) if (id === undefined || picture.picture_id === id) form.pictures.remove(picture)
      fill('pictures')
    },
  }
  return (
    <Ways value={ways}>
      <div ref={box} className={css.columns}>
        <div className={css.stack}>
          <WindowNote subject={subject} skew={skew} onOver={onRefresh} />
          <LineChoice subject={subject} form={form} />
          <TypeChoice subject={subject} facts={facts} form={form} />
          <WhyPanel subject={subject} form={form} />
          <TargetPanel subject={subject} facts={facts} form={form} AddTarget={AddTarget} />
        </div>
        <div className={css.aside}>
          <RefundPanel facts={facts} form={form}>
            {desktop && <SendBar form={form} onSend={submit} />}
          </RefundPanel>
        </div>
      </div>
      {!desktop && <SendBar form={form} onSend={submit} />}
    </Ways>
  )
}
