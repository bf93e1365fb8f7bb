import type { AfterSaleDetail, AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS, type AfterSaleState, type AfterSaleType } from '@nusaria/contracts/lifecycle'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'
import { useRefundTexts } from './use-refund-texts.ts'

type UpcomingStep = 'review' | 'interception' | 'sendBack' | 'inspect' | 'refund' | 'arrive'

type TimelineStep =
  | { readonly kind: 'event'; readonly state: 'done' | 'now'; readonly event: AfterSaleStep }
  | { readonly kind: 'next'; readonly state: 'now' | 'ahead'; readonly next: UpcomingStep }

/** The current step of a status, and those that follow when nothing goes wrong. */
function upcomingSteps(status: AfterSaleState, type: AfterSaleType): readonly UpcomingStep[] {
  switch (status) {
    case AFTER_SALE_STATUS.awaitingReview:
      return type === 'return_refund' ? ['review', 'sendBack', 'inspect', 'arrive'] : ['review', 'arrive']
    case AFTER_SALE_STATUS.interceptionRequested:
      return ['interception', 'arrive']
    case AFTER_SALE_STATUS.awaitingReturn:
      return ['sendBack', 'inspect', 'arrive']
    case AFTER_SALE_STATUS.pendingInspection:
      return ['inspect', 'arrive']
    case AFTER_SALE_STATUS.refundPending:
      return ['refund', 'arrive']
    default:
      return []
  }
}

/** Past events, oldest first, then the steps to come. For a request that ended without a refund the last event is the current step. */
export function timelineSteps({ status, type, timeline = [] }: Pick<AfterSaleDetail, 'status' | 'type' | 'timeline'>): TimelineStep[] {
  const ended = status === AFTER_SALE_STATUS.failure
  return [
    ...timeline.map((event, index) => {
      const state = ended && index === timeline.length - 1 ? 'now' : 'done'
      return { kind: 'event', state, event } as const
    }),
    ...upcomingSteps(status, type).map((next, index) => ({ kind: 'next', state: index === 0 ? 'now' : 'ahead', next }) as const),
  ]
}

/** The text below an event: its note, or else a fact about it. */
function useEventText(request: AfterSaleDetail): (event: AfterSaleStep) => string | null {
  const { t } = useTranslation('afterSale')
  const refund = useRefundTexts(request)
  const { type, refund_amount, return_shipment, timeline = [] } = request
  const lastShipment = timeline.findLast(({ step }) => step === 'sent_back' || step === 'shipment_corrected')
  return (event) => {
    const { step, note } = event
    if (note) return note
    if (step === 'applied' || step === 'reapplied') return t('eventText.applied')
    if (step === 'agreed') {
      const typeText = t(`type.${type}`)
      return refund_amount === undefined ? typeText : t('eventText.agreed', { type: typeText, amount: formatRupiah(refund_amount) })
    }
    if (step === 'inspected') return t('eventText.inspected')
    if (step === 'refunded') return refund.event
    return event === lastShipment && return_shipment ? `${return_shipment.courier_name} · ${return_shipment.tracking_number}` : null
  }
}

function TextLines({ lines }: { readonly lines: readonly (string | null | undefined)[] }) {
  return lines.filter(Boolean).map((line) => (
    <span key={line} className="block breaks digits">
      {line}
    </span>
  ))
}

/** The past events of a request with their times, and the steps to come. */
export function AfterSaleTimeline({ request, className }: { readonly request: AfterSaleDetail; readonly className?: string }) {
  const { t } = useTranslation('afterSale')
  const eventText = useEventText(request)
  const refund = useRefundTexts(request)
  const { deadline } = request
  const nextText = (next: UpcomingStep, state: TimelineStep['state']) => {
    if (next === 'refund') return refund.next
    return t(next === 'sendBack' && state !== 'now' ? 'nextText.sendBackLater' : `nextText.${next}`)
  }
  const steps = timelineSteps(request)
  if (steps.length === 0) return null
  return (
    <Panel title={t('progress')} className={className}>
      <Timeline
        steps={steps.map((step, index) => {
          const { state } = step
          if (step.kind === 'event') {
            const { event } = step
            return {
              key: `${index} ${event.step}`,
              state,
              title: t(`event.${event.step}`),
              text: <TextLines lines={[eventText(event), formatDateTime(event.at)]} />,
            }
          }
          const { next } = step
          const due = next === 'sendBack' && deadline ? t('nextText.until', { time: formatDateTime(deadline) }) : null
          return { key: next, state, title: t(`next.${next}`), text: <TextLines lines={[nextText(next, state), due]} /> }
        })}
      />
    </Panel>
  )
}
