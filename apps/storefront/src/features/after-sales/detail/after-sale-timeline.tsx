import type { AfterSaleDetail, AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../shared/format/date.ts'
import { formatRupiah } from '../../../shared/format/rupiah.ts'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { Timeline } from '../../../shared/ui/paint/timeline.tsx'
import css from './after-sale-timeline.module.css'
import type { UpcomingStep } from './timeline-steps.ts'
import { timelineSteps } from './timeline-steps.ts'
import { useRefundTexts } from './use-refund-texts.ts'

function TextLines({ of }: { readonly of: readonly (string | null | undefined | false)[] }) {
  return of
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => (
      <span key={String(line)} className={css.line}>
        {line}
      </span>
    ))
}

/** What is told of an event beside its name: whatever was said with it, else what it was about. */
function useEventText(request: AfterSaleDetail): (event: AfterSaleStep) => string | null {
  const { t } = useTranslation('afterSale')
  const { brief } = useRefundTexts(request)
  const { type, refund_amount, return_shipment, timeline = [] } = request
  const shipped = timeline.findLast(({ step }) => step === 'sent_back' || step === 'shipment_corrected')
  return (event) => {
    const { step, note } = event
    if (note) return note
    if (step === 'applied' || step === 'reapplied') return t('eventText.applied')
    if (step === 'agreed') {
      const named = t(`type.${type}`)
      return refund_amount === undefined ? named : t('eventText.agreed', { type: named, amount: formatRupiah(refund_amount) })
    }
    if (step === 'inspected') return t('eventText.inspected')
    if (step === 'refunded') return brief
    return event === shipped && return_shipment ? `${return_shipment.courier_name} · ${return_shipment.tracking_number}` : null
  }
}

/** What was done about a request and when, and the steps still to come. */
export function AfterSaleTimeline({ request, className }: { readonly request: AfterSaleDetail; readonly className?: string }) {
  const { t } = useTranslation('afterSale')
  const eventText = useEventText(request)
  const { whereTo } = useRefundTexts(request)
  const { deadline } = request
  const nextText = (next: UpcomingStep, now: boolean) => {
    if (next === 'refund') return whereTo
    return t(next === 'sendBack' && !now ? 'nextText.sendBackLater' : `nextText.${next}`)
  }
  const steps = timelineSteps(request)
  if (steps.length === 0) return null
  return (
    <Panel title={t('progress')} className={className}>
      <Timeline
        steps={steps.map((step, at) => {
          if (step.kind === 'event') {
            const { event, state } = step
            return {
              key: `${at} ${event.step}`,
              state,
              title: t(`event.${event.step}`),
              text: <TextLines of={[eventText(event), formatDateTime(event.at)]} />,
            }
          }
          const { next, state } = step
          const due = next === 'sendBack' && deadline && t('nextText.until', { time: formatDateTime(deadline) })
          return { key: next, state, title: t(`next.${next}`), text: <TextLines of={[nextText(next, state === 'now'), due]} /> }
        })}
      />
    </Panel>
  )
}
