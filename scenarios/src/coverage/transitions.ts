import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import type { Scenario, Step } from '../dsl/scenario.ts'
import type { Verb, Verbs } from '../dsl/verbs.ts'
import { afterSaleTransitionsIn } from './after-sale-transitions.ts'
import { StoryState, type Transition } from './story-state.ts'

/** What a step that goes through moves; null: nothing, or a request, whose moves `walkedIn` tells. */
type TransitionsOf<V extends Verb> = ((standing: StoryState, args: Verbs[V]) => void) | null

const orderTransition = (event: OrderEvent) => (standing: StoryState) => standing.transitionOrder(event)

const GATEWAY = { success: 'succeed', pending: 'pend', failure: 'fail', cancellation: 'cancel', expiry: 'expire' } as const

/** Calls of another device that move something. */
const BY_CALL: Readonly<Record<string, (standing: StoryState) => void>> = {
  'order.cancel': orderTransition('cancel'),
  'order.confirmReceipt': orderTransition('confirm'),
  'payment.abandon': (standing) => standing.transitionPayment('cancel'),
  'notice.subscribe': (standing) => standing.transitionRestockAlert('subscribe'),
  'notice.unsubscribe': (standing) => standing.transitionRestockAlert('unsubscribe'),
}

function pays(standing: StoryState, { method }: Verbs['pays']): void {
  standing.startPayment(method === 'cod')
  if (method === 'cod') standing.transitionOrder('accept_cod')
}

function takesOverOrder(standing: StoryState, { paid, order: state }: Verbs['has']): void {
  const cash = paid === 'in cash'
  const stands = { paid: 'pending_shipment', shipped: 'pending_receipt', completed: 'completed' } as const
  standing.setOrder(stands[state], { state: cash && state !== 'completed' ? 'created' : 'succeeded', cash })
}

/** Pieces that can be sold again serve who waits for them. */
function restocked(standing: StoryState, pieces: number): void {
  if (pieces > 0 && standing.restockAlert === 'subscribed') standing.transitionRestockAlert('notify')
}

function seesDeletion(standing: StoryState, { state }: Verbs['seesDeletion']): void {
  if (state === 'deletion_processing' && standing.deletion === 'submitted') standing.transitionDeletion('process')
}

/** What each verb moves. One that is missing doesn't compile. */
const TRANSITIONS: { readonly [V in Verb]: TransitionsOf<V> } = {
  placesOrder: (standing) => standing.setOrder('pending_payment'),
  placesOrderTwice: (standing) => standing.setOrder('pending_payment'),
  buys: (standing) => standing.placeOrderElsewhere(),
  opensOtherOrder: (standing) => standing.openOtherOrder(),
  has: takesOverOrder,
  pays,
  paysElsewhere: pays,
  paysByCard: (standing) => standing.startPayment(false),
  paysBySavedCard: (standing) => standing.startPayment(false),
  changesMind: (standing) => standing.transitionPayment('cancel'),
  choosesAtGateway: (standing, { result }) => standing.transitionPayment(GATEWAY[result]),
  reports: (standing, { report }) => standing.transitionPayment(report),
  cancelsOrder: orderTransition('cancel'),
  confirmsReceipt: orderTransition('confirm'),
  ships: orderTransition('ship'),
  delivers: orderTransition('deliver'),
  closes: orderTransition('close'),
  seesOrder: (standing, { status }) => standing.observeOrder(status),
  sends: (standing, { call }) => BY_CALL[call]?.(standing),
  findsVoucher: (standing, { coupon, state }) => standing.observeVoucher(coupon, state),
  seesDeletion,
  takesUpDeletion: (standing) => standing.transitionDeletion('process'),
  deletes: (standing) => standing.transitionDeletion('complete'),
  asksForArrival: (standing) => standing.transitionRestockAlert('subscribe'),
  /** A guest's wish is served once they are in. */
  waitsForArrival: (standing) => {
    if (standing.restockAlert === 'unsubscribed') standing.transitionRestockAlert('subscribe')
  },
  restocks: (standing, { pieces }) => restocked(standing, pieces),
  countsStock: (standing, { pieces }) => restocked(standing, pieces),
  asksDeletion: null,
  entersPhone: null,
  entersEmail: null,
  answersCaptcha: null,
  entersCode: null,
  logsIn: null,
  entersPassword: null,
  goesToGoogle: null,
  choosesAtGoogle: null,
  asksResetCode: null,
  resetsPassword: null,
  changesPassword: null,
  changesName: null,
  changesBirthday: null,
  changesPicture: null,
  asksVerifyCode: null,
  asksLinkCode: null,
  seesProfile: null,
  logsOut: null,
  choosesLanguage: null,
  signsIn: null,
  disables: null,
  enables: null,
  flags: null,
  clears: null,
  changesCoupon: null,
  opensAddress: null,
  savesAddress: null,
  removesAddress: null,
  choosesCategory: null,
  narrowsList: null,
  opensListed: null,
  goesBack: null,
  triesAgain: null,
  clearsHistory: null,
  putsAside: null,
  findsAt: null,
  opensMessage: null,
  hasUnread: null,
  readsAllMessages: null,
  searchesFaqs: null,
  changesService: null,
  setsPieces: null,
  changesVariant: null,
  acceptsPrice: null,
  movesToFavourites: null,
  clearsUnavailable: null,
  fillsCart: null,
  refreshesPrice: null,
  usesCoins: null,
  allowsCash: null,
  shipsFree: null,
  choosesDelivery: null,
  choosesAddress: null,
  picksNewAddress: null,
  sendsOrderThere: null,
  buysAgain: null,
  tracks: null,
  writesReview: null,
  sendsReview: null,
  closesTab: null,
  redeems: null,
  seesCoins: null,
  keepsAddress: null,
  makesDefault: null,
  deletesAddress: null,
  seesDefault: null,
  keepsCard: null,
  seesCard: null,
  fillsRequest: null,
  fillsAgain: null,
  replacesPicture: null,
  sendsRequest: null,
  seesRequest: null,
  opensRequest: null,
  cancelsRequest: null,
  sendsBack: null,
  retriesRefund: null,
  addsAccount: null,
  removesAccount: null,
  seesRefund: null,
  files: null,
  keepsAccount: null,
  uploads: null,
  movesRequest: null,
  opens: null,
  searches: null,
  looksAt: null,
  addsToCart: null,
  buysNow: null,
  hasInCart: null,
  goesToConfirm: null,
  addsAddress: null,
  claims: null,
  sees: null,
  isBackAt: null,
  isAt: null,
  turnsPhone: null,
  typesSearch: null,
  findsTyped: null,
  reloads: null,
  calls: null,
  reprices: null,
  takesOff: null,
  advances: null,
  breaks: null,
  slowsPictures: null,
  spoils: null,
  heals: null,
  endsSessions: null,
  counts: null,
  goesOffline: null,
  comesBackOnline: null,
  findsAllInPlace: null,
  findsAWayOn: null,
  fills: null,
  submits: (standing, { form }) => {
    if (form === 'order note') standing.setOrder('pending_payment')
  },
  findsFilled: null,
  logsInAgain: null,
  usesPage: (standing, { screen }) => {
    if (screen === 'arrivalNotices') standing.transitionRestockAlert('unsubscribe')
  },
}

/** The legal moves a story makes, worked out from its steps and the tables alone. Throws where they don't agree. */
export function transitionsIn(story: Scenario): Transition[] {
  const standing = new StoryState(story.title)
  for (const step of story.steps) if (!step.fails && !step.lost) applyStep(standing, step)
  const requests = afterSaleTransitionsIn(story).map(
    ({ type, event, from }): Transition => ({ machine: `after_sale.${type}`, event, from: String(from) }),
  )
  return [...standing.transitions, ...requests]
}

function applyStep(standing: StoryState, step: Step): void {
  const moves = TRANSITIONS[step.verb] as TransitionsOf<typeof step.verb>
  moves?.(standing, step.args as never)
}
