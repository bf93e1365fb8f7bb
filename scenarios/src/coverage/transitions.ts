import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import type { Scenario, Step } from '../dsl/scenario.ts'
import type { Verb, Verbs } from '../dsl/verbs.ts'
import { afterSaleTransitionsIn } from './after-sale-transitions.ts'
import { StoryState, type Transition } from './story-state.ts'

/** The transitions that a successful step causes. Those of after-sales requests are in after-sale-transitions.ts. */
type TransitionsOf<V extends Verb> = (state: StoryState, args: Verbs[V]) => void

const orderTransition = (event: OrderEvent) => (state: StoryState) => state.transitionOrder(event)

const GATEWAY = { success: 'succeed', pending: 'pend', failure: 'fail', cancellation: 'cancel', expiry: 'expire' } as const

/** Calls of another device that cause a transition. */
const BY_CALL: Readonly<Record<string, (state: StoryState) => void>> = {
  'order.cancel': orderTransition('cancel'),
  'order.confirmReceipt': orderTransition('confirm'),
  'payment.abandon': (state) => state.transitionPayment('cancel'),
  'notice.subscribe': (state) => state.transitionRestockAlert('subscribe'),
  'notice.unsubscribe': (state) => state.transitionRestockAlert('unsubscribe'),
}

function pays(state: StoryState, { method }: Verbs['pays']): void {
  state.startPayment(method === 'cod')
  if (method === 'cod') state.transitionOrder('accept_cod')
}

function takesOverOrder(state: StoryState, { paid, order }: Verbs['hasOrder']): void {
  const cash = paid === 'in cash'
  const stateOf = { paid: 'pending_shipment', shipped: 'pending_receipt', completed: 'completed' } as const
  state.setOrder(stateOf[order], { state: cash && order !== 'completed' ? 'created' : 'succeeded', cash })
}

/** New stock sends the restock alert of a waiting member. */
function restocked(state: StoryState, pieces: number): void {
  if (pieces > 0 && state.restockAlert === 'subscribed') state.transitionRestockAlert('notify')
}

function seesDeletion(story: StoryState, { state }: Verbs['seesDeletion']): void {
  if (state === 'deletion_processing' && story.deletion === 'submitted') story.transitionDeletion('process')
}

/** The transitions that each verb causes; most cause none. */
const TRANSITIONS: { readonly [V in Verb]?: TransitionsOf<V> } = {
  placesOrder: (state) => state.setOrder('pending_payment'),
  placesOrderTwice: (state) => state.setOrder('pending_payment'),
  buys: (state) => state.placeOrderElsewhere(),
  opensOtherOrder: (state) => state.openOtherOrder(),
  hasOrder: takesOverOrder,
  pays,
  paysElsewhere: pays,
  paysByCard: (state) => state.startPayment(false),
  paysBySavedCard: (state) => state.startPayment(false),
  abandonsPayment: (state) => state.transitionPayment('cancel'),
  choosesAtGateway: (state, { result }) => state.transitionPayment(GATEWAY[result]),
  reports: (state, { report }) => state.transitionPayment(report),
  cancelsOrder: orderTransition('cancel'),
  confirmsReceipt: orderTransition('confirm'),
  updatesOrder: (state, { event }) => state.transitionOrder(event),
  seesOrder: (state, { status }) => state.observeOrder(status),
  sends: (state, { call }) => BY_CALL[call]?.(state),
  seesVoucher: (story, { coupon, state }) => story.observeVoucher(coupon, state),
  seesDeletion,
  processesDeletion: (state) => state.transitionDeletion('process'),
  completesDeletion: (state) => state.transitionDeletion('complete'),
  requestsRestockAlert: (state) => state.transitionRestockAlert('subscribe'),
  /** A guest's subscription is made after login. */
  seesRestockAlert: (state) => {
    if (state.restockAlert === 'unsubscribed') state.transitionRestockAlert('subscribe')
  },
  restocks: (state, { pieces }) => restocked(state, pieces),
  checksStock: (state, { pieces }) => restocked(state, pieces),
  submitsForm: (state, { form }) => {
    if (form === 'order note') state.setOrder('pending_payment')
  },
  usesPage: (state, { screen }) => {
    if (screen === 'arrivalNotices') state.transitionRestockAlert('unsubscribe')
  },
}

/** The transitions of a story, computed from its steps and the lifecycle tables. Throws where a step isn't legal. */
export function transitionsIn(story: Scenario): Transition[] {
  const state = new StoryState(story.title)
  for (const step of story.steps) if (!step.fails && !step.noReply) applyStep(state, step)
  const requests = afterSaleTransitionsIn(story).map(
    ({ type, event, from }): Transition => ({ machine: `after_sale.${type}`, event, from: String(from) }),
  )
  return [...state.transitions, ...requests]
}

function applyStep(state: StoryState, step: Step): void {
  const transition = TRANSITIONS[step.verb] as TransitionsOf<typeof step.verb> | undefined
  transition?.(state, step.args as never)
}
