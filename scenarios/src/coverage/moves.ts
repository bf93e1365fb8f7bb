import type { OrderEvent } from '@nusaria/contracts/lifecycle'
import { walkedIn } from '../after-sale/walked.ts'
import type { Scenario, Step } from '../dsl/scenario.ts'
import type { Verb, Verbs } from '../dsl/verbs.ts'
import { type Move, Standing } from './standing.ts'

/** What a step that goes through moves; null: nothing, or a request, whose moves `walkedIn` tells. */
type MovesOf<V extends Verb> = ((standing: Standing, args: Verbs[V]) => void) | null

const order = (event: OrderEvent) => (standing: Standing) => standing.moveOrder(event)

const GATEWAY = { success: 'succeed', pending: 'pend', failure: 'fail', cancellation: 'cancel', expiry: 'expire' } as const

/** Calls of another device that move something. */
const BY_CALL: Readonly<Record<string, (standing: Standing) => void>> = {
  'order.cancel': order('cancel'),
  'order.confirmReceipt': order('confirm'),
  'payment.abandon': (standing) => standing.movePayment('cancel'),
  'notice.subscribe': (standing) => standing.moveNotice('subscribe'),
  'notice.unsubscribe': (standing) => standing.moveNotice('unsubscribe'),
}

function pays(standing: Standing, { method }: Verbs['pays']): void {
  standing.startPayment(method === 'cod')
  if (method === 'cod') standing.moveOrder('accept_cod')
}

function has(standing: Standing, { paid, order: state }: Verbs['has']): void {
  const cash = paid === 'in cash'
  const stands = { paid: 'pending_shipment', shipped: 'pending_receipt', completed: 'completed' } as const
  standing.stands(stands[state], { state: cash && state !== 'completed' ? 'created' : 'succeeded', cash })
}

/** Pieces that can be sold again serve who waits for them. */
function arrives(standing: Standing, pieces: number): void {
  if (pieces > 0 && standing.notice === 'subscribed') standing.moveNotice('notify')
}

function seesDeletion(standing: Standing, { state }: Verbs['seesDeletion']): void {
  if (state === 'deletion_processing' && standing.deletion === 'submitted') standing.moveDeletion('process')
}

/** What each verb moves. One that is missing doesn't compile. */
const MOVES: { readonly [V in Verb]: MovesOf<V> } = {
  placesOrder: (standing) => standing.stands('pending_payment'),
  placesOrderTwice: (standing) => standing.stands('pending_payment'),
  buys: (standing) => standing.ordersElsewhere(),
  opensOtherOrder: (standing) => standing.opensOther(),
  has,
  pays,
  paysElsewhere: pays,
  paysByCard: (standing) => standing.startPayment(false),
  paysBySavedCard: (standing) => standing.startPayment(false),
  changesMind: (standing) => standing.movePayment('cancel'),
  choosesAtGateway: (standing, { result }) => standing.movePayment(GATEWAY[result]),
  reports: (standing, { report }) => standing.movePayment(report),
  cancelsOrder: order('cancel'),
  confirmsReceipt: order('confirm'),
  ships: order('ship'),
  delivers: order('deliver'),
  closes: order('close'),
  seesOrder: (standing, { status }) => standing.seesOrder(status),
  sends: (standing, { call }) => BY_CALL[call]?.(standing),
  findsVoucher: (standing, { coupon, state }) => standing.seesVoucher(coupon, state),
  seesDeletion,
  takesUpDeletion: (standing) => standing.moveDeletion('process'),
  deletes: (standing) => standing.moveDeletion('complete'),
  asksForArrival: (standing) => standing.moveNotice('subscribe'),
  /** A guest's wish is served once they are in. */
  waitsForArrival: (standing) => {
    if (standing.notice === 'unsubscribed') standing.moveNotice('subscribe')
  },
  restocks: (standing, { pieces }) => arrives(standing, pieces),
  countsStock: (standing, { pieces }) => arrives(standing, pieces),
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
    if (form === 'order note') standing.stands('pending_payment')
  },
  findsFilled: null,
  logsInAgain: null,
  usesPage: (standing, { screen }) => {
    if (screen === 'arrivalNotices') standing.moveNotice('unsubscribe')
  },
}

/** The legal moves a story makes, worked out from its steps and the tables alone. Throws where they don't agree. */
export function movesIn(story: Scenario): Move[] {
  const standing = new Standing(story.title)
  for (const step of story.steps) if (!step.fails && !step.lost) move(standing, step)
  const requests = walkedIn(story).map(({ type, event, from }): Move => ({ machine: `after_sale.${type}`, event, from: String(from) }))
  return [...standing.moves, ...requests]
}

function move(standing: Standing, step: Step): void {
  const moves = MOVES[step.verb] as MovesOf<typeof step.verb>
  moves?.(standing, step.args as never)
}
