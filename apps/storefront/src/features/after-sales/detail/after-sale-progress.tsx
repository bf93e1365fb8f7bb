import type { AfterSaleDetail, AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS, type AfterSaleState, type AfterSaleType } from '@nusaria/contracts/lifecycle'
import { statusStyles } from '#commerce/after-sale/after-sale-status-tag.tsx'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { HeroStatus } from '#ui/layout/hero-page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'

/** Sentences about a refund. A refund of coins alone has other texts. A backend may leave out amount or account: then the texts name neither. */
function useRefundTexts({ refund_amount, refund, refund_to: to }: AfterSaleDetail) {
  const { t } = useTranslation('afterSale')
  const count = refund?.coins_returned
  const coinsOnly = refund_amount === 0
  if (refund_amount === undefined || to === undefined || (coinsOnly && count === undefined))
    return { pending: t('list.hint.refundPending'), received: () => t('list.hint.success'), event: null, next: null }
  const amount = formatRupiah(refund_amount)
  return {
    pending: coinsOnly ? t('hint.refundCoins', { count }) : t('hint.refund', { amount, to }),
    received: (at: string) => {
      const time = formatDateTime(at)
      return coinsOnly ? t('hint.successCoins', { count, time }) : t('hint.success', { amount, to, time })
    },
    /** For the timeline's event. */
    event: coinsOnly ? t('eventText.refundedCoins', { count }) : t('eventText.refunded', { amount, to }),
    /** For the timeline's next step. */
    next: coinsOnly ? t('nextText.refundCoins') : t('nextText.refund', { to }),
  }
}

/** Red when the refund failed and the shopper must act, else by status. */
export function heroTone({ status, actions }: AfterSaleDetail) {
  return actions.includes('retry') ? 'sambal' : statusStyles[status].heroTone
}

/** One or two sentences: what comes next, or how the request ended. */
function useHints(request: AfterSaleDetail): readonly string[] {
  const { t } = useTranslation('afterSale')
  const refund = useRefundTexts(request)
  const { status, type, deadline, refunded_at, end_reason, timeline = [], actions, refund_to: to } = request
  const toEndTexts = () => {
    const note = timeline.at(-1)?.note
    const reason = note ? [t('hint.reason', { note })] : []
    const canReapply = actions.includes('reapply')
    const reapply = t(canReapply ? 'hint.again' : 'hint.closed')
    switch (end_reason) {
      case 'cancelled':
        return [reapply]
      case 'return_overdue':
        return [t('hint.return_overdue'), reapply]
      case 'refused':
        return [...reason, t(canReapply ? 'hint.again' : 'hint.contact')]
      case 'refund_failed':
        return [...reason, to ? t('hint.refund_failed', { to }) : t('list.retry')]
      default:
        return [...reason, t('hint.contact')]
    }
  }
  switch (status) {
    case AFTER_SALE_STATUS.awaitingReview:
      return [t(`hint.review.${type}`)]
    case AFTER_SALE_STATUS.interceptionRequested:
      return [t('hint.interception')]
    case AFTER_SALE_STATUS.awaitingReturn:
      return deadline ? [t('hint.return', { time: formatDateTime(deadline) })] : []
    case AFTER_SALE_STATUS.pendingInspection:
      return [t('hint.inspection')]
    case AFTER_SALE_STATUS.refundPending:
      return [refund.pending]
    case AFTER_SALE_STATUS.success:
      return refunded_at ? [refund.received(refunded_at)] : []
    default:
      return toEndTexts()
  }
}

export function StatusHero({ request }: { readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  const hints = useHints(request)
  const { status, end_reason } = request
  const { textKey, icon } = statusStyles[status]
  return (
    <HeroStatus title={end_reason ? t(`headline.${end_reason}`) : t(`status.${textKey}`)} icon={icon}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </HeroStatus>
  )
}

type UpcomingStep = 'review' | 'interception' | 'sendBack' | 'inspect' | 'refund' | 'arrive'

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
export function timelineSteps({ status, type, timeline = [] }: Pick<AfterSaleDetail, 'status' | 'type' | 'timeline'>) {
  const current = status === AFTER_SALE_STATUS.failure ? timeline.at(-1) : undefined
  return [
    ...timeline.map((event) => ({ state: event === current ? 'now' : 'done', event }) as const),
    ...upcomingSteps(status, type).map((next, index) => ({ state: index === 0 ? 'now' : 'ahead', next }) as const),
  ]
}

export function AfterSaleTimeline({ request, className }: { readonly request: AfterSaleDetail; readonly className?: string }) {
  const { t } = useTranslation('afterSale')
  const refund = useRefundTexts(request)
  const { type, refund_amount, return_shipment, return_payer, deadline, timeline = [] } = request
  const lastShipment = timeline.findLast(({ step }) => step === 'sent_back' || step === 'shipment_corrected')
  const toEventText = (event: AfterSaleStep) => {
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
  const toNextText = (next: UpcomingStep, state: 'now' | 'ahead') => {
    if (next === 'refund') return refund.next
    return t(next === 'sendBack' && state === 'ahead' ? 'nextText.sendBackLater' : `nextText.${next}`)
  }
  const toLines = (...lines: readonly (string | null)[]) =>
    lines.filter(Boolean).map((line) => (
      <span key={line} className="block breaks digits">
        {line}
      </span>
    ))
  const steps = timelineSteps(request)
  if (steps.length === 0) return null
  return (
    <Panel title={t('progress')} className={className}>
      <Timeline
        steps={steps.map((step, index) => {
          const { state } = step
          if ('event' in step) {
            const { event } = step
            const text = toLines(toEventText(event), formatDateTime(event.at))
            const booked = event === lastShipment && return_shipment?.pickup
            return { key: `${index} ${event.step}`, state, title: t(`event.${booked ? 'pickup_booked' : event.step}`), text }
          }
          const { next } = step
          const payer = next === 'sendBack' && return_payer ? t(`send.payer.${return_payer}`) : null
          const due = next === 'sendBack' && deadline ? t('nextText.until', { time: formatDateTime(deadline) }) : null
          return { key: next, state, title: t(`next.${next}`), text: toLines(toNextText(next, step.state), payer, due) }
        })}
      />
    </Panel>
  )
}
