import type { AfterSaleDetail, AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleState, AfterSaleType } from '@nusaria/contracts/lifecycle'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'

/** What is under way, or still to come. */
export type UpcomingStep = 'review' | 'interception' | 'sendBack' | 'inspect' | 'refund' | 'arrive'

/** A step of a request's way: what happened, what is under way, what comes. */
export type TimelineStep =
  | { readonly kind: 'event'; readonly state: 'done' | 'now'; readonly event: AfterSaleStep }
  | { readonly kind: 'next'; readonly state: 'now' | 'ahead'; readonly next: UpcomingStep }

/** What is under way in a status, and what follows when nothing goes wrong. */
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

/** The whole way of a request, oldest first: its events, then the steps still to come. One that ended without money stands at its last event. */
export function timelineSteps({ status, type, timeline = [] }: Pick<AfterSaleDetail, 'status' | 'type' | 'timeline'>): TimelineStep[] {
  const ended = status === AFTER_SALE_STATUS.failure
  return [
    ...timeline.map((event, at) => {
      const state = ended && at === timeline.length - 1 ? 'now' : 'done'
      return { kind: 'event', state, event } as const
    }),
    ...upcomingSteps(status, type).map((next, at) => ({ kind: 'next', state: at === 0 ? 'now' : 'ahead', next }) as const),
  ]
}
