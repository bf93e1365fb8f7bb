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

/** The request filed last: its type and state. */
interface RequestState {
  readonly type: AfterSaleType
  readonly status: AfterSaleState
}

/** One transition of a request. */
export interface AfterSaleTransition {
  readonly type: AfterSaleType
  readonly event: AfterSaleEvent
  readonly from: AfterSaleState
}

/** Events of a request by calls of another device. */
const EVENT_BY_CALL: Readonly<Record<string, AfterSaleEvent>> = {
  'afterSale.cancel': 'cancel',
  'afterSale.reapply': 'reapply',
  'afterSale.returnShipment': 'send_back',
  'afterSale.retryRefund': 'retry',
}

/** The event of the clock or the gateway that led to the state seen next. */
function automaticEvent({ type, status }: RequestState, seen: AfterSaleState): AfterSaleEvent | undefined {
  const lifecycle = afterSaleLifecycles[type]
  const events = [...legalEvents(lifecycle, status, 'clock'), ...legalEvents(lifecycle, status, 'gateway')]
  return events.find((event) => nextState(lifecycle, status, event) === seen)
}

/** The event that a step causes; `form` is the form filled last. */
function eventOf(step: Step, form: 'first' | 'again', request: RequestState): AfterSaleEvent | undefined {
  switch (step.verb) {
    case 'sendsRequest':
      return form === 'again' ? 'reapply' : undefined
    case 'cancelsRequest':
      return 'cancel'
    case 'returnsGoods':
      return 'send_back'
    case 'retriesRefund':
      return 'retry'
    case 'updatesRequest':
      return step.args.event
    case 'updatesOrder':
      return step.args.event === 'deliver' && request.status === AFTER_SALE_STATUS.interceptionRequested ? 'miss' : undefined
    case 'sends':
      return EVENT_BY_CALL[step.args.call]
    case 'seesRequest':
      return automaticEvent(request, AFTER_SALE_STATUS[step.args.status])
    default:
      return undefined
  }
}

/**
 * The transitions of a story's requests, computed from its steps and the lifecycle tables. Throws on an illegal event, and on a request that
 * is seen in an impossible state.
 */
export function afterSaleTransitionsIn({ title, steps }: Scenario): AfterSaleTransition[] {
  const transitions: AfterSaleTransition[] = []
  let request: RequestState | undefined
  let form: 'first' | 'again' = 'first'
  let filled: AfterSaleType = 'refund_only'
  for (const step of steps) {
    if (step.fails || step.noReply) continue
    if (step.verb === 'fillsRequestAgain') form = 'again'
    if (step.verb === 'fillsRequest') [form, filled] = ['first', step.args.type ?? 'refund_only']
    const isNew = step.verb === 'filesRequest' || (step.verb === 'sendsRequest' && form === 'first')
    if (isNew) {
      const type: AfterSaleType = step.verb === 'filesRequest' ? (step.args.type ?? 'refund_only') : filled
      request = { type, status: afterSaleLifecycles[type].initial }
      continue
    }
    const event = request && eventOf(step, form, request)
    if (request && event) {
      const status = nextState(afterSaleLifecycles[request.type], request.status, event)
      if (status === null) throw new Error(`"${title}": a ${request.type} at ${request.status} takes no ${event}`)
      transitions.push({ type: request.type, event, from: request.status })
      request = { ...request, status }
    }
    if (step.verb === 'seesRequest' && request?.status !== AFTER_SALE_STATUS[step.args.status])
      throw new Error(`"${title}": the request is at ${request?.status}, not ${step.args.status}`)
  }
  return transitions
}
