import {
  AFTER_SALE_STATUS,
  type AfterSaleEvent,
  type AfterSaleState,
  type AfterSaleType,
  afterSaleLifecycles,
  legalEvents,
  nextState,
} from '@nusaria/contracts/lifecycle'
import type { Scenario, Step } from '../dsl/scenario.ts'

/** The request a story is about: its type, and where it stands by the steps so far. */
interface RequestState {
  readonly type: AfterSaleType
  readonly status: AfterSaleState
}

/** One move of a request. */
export interface AfterSaleTransition {
  readonly type: AfterSaleType
  readonly event: AfterSaleEvent
  readonly from: AfterSaleState
}

/** Calls of another device that move a request. */
const EVENT_BY_CALL: Readonly<Record<string, AfterSaleEvent>> = {
  'afterSale.cancel': 'cancel',
  'afterSale.reapply': 'reapply',
  'afterSale.returnShipment': 'send_back',
  'afterSale.retryRefund': 'retry',
}

/** What brought a request, by itself, to where it is seen next: time passed, or the gateway told. */
function automaticEvent({ type, status }: RequestState, seen: AfterSaleState): AfterSaleEvent | undefined {
  const lifecycle = afterSaleLifecycles[type]
  const events = [...legalEvents(lifecycle, status, 'clock'), ...legalEvents(lifecycle, status, 'gateway')]
  return events.find((event) => nextState(lifecycle, status, event) === seen)
}

/** The event a step is for the request; `form`: what was filled last. */
function eventOf(step: Step, form: 'first' | 'again', request: RequestState): AfterSaleEvent | undefined {
  switch (step.verb) {
    case 'sendsRequest':
      return form === 'again' ? 'reapply' : undefined
    case 'cancelsRequest':
      return 'cancel'
    case 'sendsBack':
      return 'send_back'
    case 'retriesRefund':
      return 'retry'
    case 'movesRequest':
      return step.args.event
    case 'delivers':
      return request.status === AFTER_SALE_STATUS.interceptionRequested ? 'miss' : undefined
    case 'sends':
      return EVENT_BY_CALL[step.args.call]
    case 'seesRequest':
      return automaticEvent(request, AFTER_SALE_STATUS[step.args.status])
    default:
      return undefined
  }
}

/**
 * How a story's requests move, worked out from its steps and the tables alone. Throws where a story and the tables don't agree: a move the
 * type hasn't, or a request that is seen where it can't be.
 */
export function afterSaleTransitionsIn({ title, steps }: Scenario): AfterSaleTransition[] {
  const walked: AfterSaleTransition[] = []
  let request: RequestState | undefined
  let form: 'first' | 'again' = 'first'
  let filled: AfterSaleType = 'refund_only'
  for (const step of steps) {
    if (step.fails || step.lost) continue
    if (step.verb === 'fillsAgain') form = 'again'
    if (step.verb === 'fillsRequest') [form, filled] = ['first', step.args.type ?? 'refund_only']
    const isNew = step.verb === 'files' || (step.verb === 'sendsRequest' && form === 'first')
    if (isNew) {
      const type: AfterSaleType = step.verb === 'files' ? (step.args.type ?? 'refund_only') : filled
      request = { type, status: afterSaleLifecycles[type].initial }
      continue
    }
    const event = request && eventOf(step, form, request)
    if (request && event) {
      const status = nextState(afterSaleLifecycles[request.type], request.status, event)
      if (status === null) throw new Error(`"${title}": a ${request.type} at ${request.status} takes no ${event}`)
      walked.push({ type: request.type, event, from: request.status })
      request = { ...request, status }
    }
    if (step.verb === 'seesRequest' && request?.status !== AFTER_SALE_STATUS[step.args.status])
      throw new Error(`"${title}": the request is at ${request?.status}, not ${step.args.status}`)
  }
  return walked
}
