import { MINUTE } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { cartContract } from '@nusaria/contracts/cart'
import type { ErrorName } from '@nusaria/contracts/errors'
import { AFTER_SALE_STATUS, type AfterSaleEvent } from '@nusaria/contracts/lifecycle'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { voucherContract } from '@nusaria/contracts/voucher'
import type { OrderRow } from '../../domains/order/tables.ts'
import { createPlaceArgs } from '../place-order.ts'
import type { Shopper } from '../test-shop.ts'
import { EVENTS, type ExpectedRequest, type FormInput, isOpen, type ModelStep, ORDER_EVENTS, type StepOf } from './model.ts'
import { advanceTime, fireEvent, type ModelWorld } from './world.ts'

/** A difference between shop and model, or null. */
type Mismatch = string | null

/** Events that end a request. A failed refund can be tried again, so `fail` is not among them. */
const ENDS: readonly AfterSaleEvent[] = ['refuse', 'cancel', 'expire']

/** Requests that a step makes sense for. */
const SUITABLE: Readonly<Record<Extract<ModelStep, { request: number }>['kind'], (one: ExpectedRequest) => boolean>> = {
  event: isOpen,
  cancel: isOpen,
  reapply: ({ status }) => status === AFTER_SALE_STATUS.failure,
  'send back': ({ status }) => status === AFTER_SALE_STATUS.awaitingReturn,
  retry: ({ end }) => end === 'refund_failed',
  'remove account': ({ status, target }) => status === AFTER_SALE_STATUS.refundPending && target !== null,
}

interface ActualReply {
  readonly ok: boolean
  readonly error?: ErrorName
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

/** Compares a reply with the expected error. */
function compareReply(world: ModelWorld, what: string, answer: ActualReply, must: ErrorName | null): Mismatch {
  const is = answer.ok ? null : (answer.error ?? null)
  world.seen.add(`${what}: ${must ?? 'done'}`)
  return is === must ? null : `${what}: ${is ?? 'done'}, not ${must ?? 'done'}`
}

/** The owner of the order, or somebody else. */
function callerFor({ trade }: ModelWorld, { member_no }: OrderRow, stranger: boolean): Shopper {
  const caller = trade.shoppers.find((one) => (one.member_no === member_no) !== stranger)
  if (!caller) throw new Error(`Nobody to ask for ${member_no}`)
  return caller
}

async function order(world: ModelWorld, { who, goods, coins, cash, until }: StepOf<'order'>, at: number): Promise<Mismatch> {
  const { shop, trade } = world
  const shopper = trade.shoppers[who]
  if (!shopper) return null
  // One minute passes, so that nobody runs into the limit of orders per ten seconds.
  await advanceTime(world, MINUTE)
  await shop.withWorld(({ db }) => db.cart_lines.removeWhere({ owner: `member:${shopper.member_no}` }))
  for (const one of goods) await shopper.tryCall(cartContract.add, one)
  const args = await createPlaceArgs(shopper, { type: 'cart' }, { use_coins: coins }).catch(() => null)
  const placed = args && (await shopper.tryCall(orderContract.place, { ...args, request_id: `request-${at}` }))
  if (!placed?.ok) return null
  const { order_no, total, status } = placed.data
  if (until === 'unpaid' || (status === 'pending_payment' && !(await payOrder(world, shopper, order_no, cash ? total : null)))) return null
  const stages = ['ship', 'deliver', 'confirm'].slice(0, { paid: 0, shipped: 1, delivered: 2, completed: 3 }[until])
  for (const event of stages) if (!(await fireEvent(world, 'order', order_no, event))) return `${event} of a new order`
  return null
}

/** Pays an order, in cash if a total is given. Returns whether that worked. */
async function payOrder({ shop, trade, ...world }: ModelWorld, shopper: Shopper, order_no: string, cash: number | null): Promise<boolean> {
  if (cash !== null) return (await shopper.tryCall(paymentContract.pay, { order_no, method: 'cod', amount: cash })).ok
  const done = await fireEvent({ shop, trade, ...world }, 'order', order_no, 'pay')
  const paid = await shop.withWorld(({ db }) => db.payments.all({ order_no, status: 'succeeded' }))
  for (const { payment_no } of paid) trade.came_in.add(payment_no)
  return done
}

/** Fires an order event of the merchant, the gateway or the clock. A delivered parcel can no longer be intercepted. */
async function orderEvent(world: ModelWorld, step: StepOf<'order event'>): Promise<Mismatch> {
  const { requests, orders } = world
  const chosen = pick([...orders.values()], step.order)
  const event = ORDER_EVENTS[step.event]
  if (!chosen || !event) return null
  const { order_no } = chosen
  const must = requests.isOrderEventLegal(chosen, event)
  const done =
    event === 'pay'
      ? await payOrder(world, callerFor(world, chosen, false), order_no, null)
      : await fireEvent(world, 'order', order_no, event)
  if (done && event === 'deliver')
    for (const one of requests.ofOrder(order_no))
      if (one.status === AFTER_SALE_STATUS.interceptionRequested) requests.transition(one, chosen, 'miss', world.shop.world.clock.now)
  world.seen.add(`order ${event}: ${must}`)
  return done === must ? null : `${event} of an order in ${chosen.status}: ${done}, not ${must}`
}

async function receive(world: ModelWorld, { order: at, stranger }: StepOf<'receive'>): Promise<Mismatch> {
  const chosen = pick(
    [...world.orders.values()].filter(({ status }) => status === 'pending_receipt'),
    at,
  )
  if (!chosen) return null
  const answer = await callerFor(world, chosen, stranger).tryCall(orderContract.confirmReceipt, { order_no: chosen.order_no })
  const held = !world.requests.isOrderEventLegal(chosen, 'confirm')
  return compareReply(world, 'receive', answer, stranger ? 'ORDER_NOT_FOUND' : held ? 'AFTER_SALE_ONGOING' : null)
}

function targetFor({ requests }: ModelWorld, { member_no }: OrderRow, which: StepOf<'apply'>['target']): RefundTarget | null {
  if (which === 'none') return null
  const own = [...requests.accounts.values()].find(
    (one) => (one.member_no === member_no) === (which !== 'foreign') && one.refuses === (which === 'refusing'),
  )
  return { kind: 'refund_card', id: own?.id ?? 'RC-none' }
}

/** Fills in a form, with the amount of a preview. */
async function fillForm(world: ModelWorld, chosen: OrderRow, step: StepOf<'apply'> | StepOf<'reapply'>, again?: ExpectedRequest) {
  const { order_no } = chosen
  const free = chosen.lines.map(({ line_no }) => world.requests.remaining(chosen, line_no, again))
  const pieces = free.map((left, at) => (step.too_many ? left + 1 : step.all ? left : Math.min(left, step.pieces[at] ?? 0)))
  const requested = chosen.lines.map(({ line_no }, at) => ({ line_no, quantity: pieces[at] ?? 0 })).filter(({ quantity }) => quantity > 0)
  const one = chosen.lines.slice(0, 1).map(({ line_no }) => ({ line_no, quantity: 1 }))
  const lines = [...(requested.length === 0 ? one : requested), ...(step.strange_line ? [{ line_no: 'L-none', quantity: 1 }] : [])]
  const input: FormInput = { ...step, lines, target: targetFor(world, chosen, step.target), right_amount: !step.wrong_amount, ...again }
  const said = { order_no, type: input.type, lines: [...input.lines], reason: input.reason }
  const preview = await callerFor(world, chosen, false).tryCall(afterSaleContract.preview, said)
  const refund_amount = (preview.ok ? preview.data.refund_amount : 0) + (step.wrong_amount ? 1 : 0)
  return { input, form: { reason: input.reason, description: input.description, picture_ids: [], refund_amount } }
}

async function apply(world: ModelWorld, step: StepOf<'apply'>, at: number): Promise<Mismatch> {
  const { requests, shop } = world
  const all = [...world.orders.values()]
  const fit = all.filter((each) => requests.eligibilityError(each, { type: 'refund_only', lines: [] }, shop.world.clock.now) === null)
  const chosen = fit.length > 0 && step.order % 4 > 0 ? pick(fit.toReversed(), step.order >> 2) : pick(all, step.order)
  if (!chosen) return null
  const { order_no } = chosen
  const { input, form } = await fillForm(world, chosen, step)
  const { type, target } = input
  const caller = callerFor(world, chosen, step.stranger)
  const must = requests.applyError(chosen, caller.member_no, input, shop.world.clock.now)
  const request = { ...form, order_no, type, lines: [...input.lines], refund_target: target, request_id: `request-${at}` }
  const answer = await caller.tryCall(afterSaleContract.apply, request)
  if (answer.ok) {
    const no = answer.data.after_sale_no
    const initial = {
      status: AFTER_SALE_STATUS.awaitingReview,
      end: null,
      attempt: 1,
      due: null,
      back: false,
      steps: 1,
      named: false,
    } as const
    requests.all.set(no, { no, order_no, type, lines: input.lines, target, ...initial })
  }
  return compareReply(world, 'apply', answer, must)
}

/** Runs a step on an existing request. */
async function act(
  world: ModelWorld,
  step: Extract<ModelStep, { request: number }>,
  one: ExpectedRequest,
  chosen: OrderRow,
): Promise<Mismatch> {
  const { requests, shop } = world
  const { now } = shop.world.clock
  const after_sale_no = one.no
  if (step.kind === 'remove account') {
    const id = one.target?.id ?? ''
    const held = [...requests.all.values()].some(({ status, target }) => status === AFTER_SALE_STATUS.refundPending && target?.id === id)
    const account = requests.accounts.get(id)
    if (!account || account.removed) return null
    const answer = await callerFor(world, chosen, false).tryCall(paymentMethodsContract.refundCardRemove, { refund_card_id: id })
    account.removed = answer.ok
    return compareReply(world, 'remove account', answer, held ? 'PAYMENT_PROCESSING' : null)
  }
  if (step.kind === 'event') {
    const legal = EVENTS.filter((event) => requests.isLegal(one, chosen, event))
    const onward = legal.filter((each) => !ENDS.includes(each))
    const event = pick(step.wild ? EVENTS : step.event % 4 > 0 && onward.length > 0 ? onward : legal, step.event)
    if (!event) return null
    const must = legal.includes(event) && (event !== 'reapply' || requests.eligibilityError(chosen, one, now, one) === null)
    const done = await fireEvent(world, 'after_sale', after_sale_no, event)
    world.seen.add(`${event}: ${must}`)
    if (done && must) requests.transition(one, chosen, event, now)
    return done === must ? null : `${event} of a request in ${one.status} (${one.end}): ${done}, not ${must}`
  }
  const caller = callerFor(world, chosen, step.stranger)
  const unauthorized = step.stranger ? 'AFTER_SALE_NOT_FOUND' : null
  if (step.kind === 'cancel') {
    const must = unauthorized ?? (requests.isLegal(one, chosen, 'cancel') ? null : 'AFTER_SALE_CANCEL_NOT_ALLOWED')
    const answer = await caller.tryCall(afterSaleContract.cancel, { after_sale_no })
    if (must === null) requests.transition(one, chosen, 'cancel', now)
    return compareReply(world, 'cancel', answer, must)
  }
  if (step.kind === 'send back') {
    const over =
      one.end === 'return_overdue'
        ? 'RETURN_DEADLINE_PAST'
        : one.status === AFTER_SALE_STATUS.awaitingReturn || one.status === AFTER_SALE_STATUS.pendingInspection
          ? null
          : 'AFTER_SALE_STATUS_MISMATCH'
    const must = unauthorized ?? over ?? (step.blank ? 'RETURN_SHIPMENT_INCOMPLETE' : null)
    const shipment = { courier_code: 'kilat_nusa', tracking_number: step.blank ? ' ' : 'RT00012345' }
    const answer = await caller.tryCall(afterSaleContract.returnShipment, { after_sale_no, ...shipment })
    if (must === null) requests.sendBack(one, chosen, now)
    return compareReply(world, 'send back', answer, must)
  }
  if (step.kind === 'retry') {
    const refund_target = targetFor(world, chosen, step.target) ?? { kind: 'e_wallet' as const, id: 'EW-none' }
    const must = requests.retryError(one, chosen, caller.member_no, refund_target)
    const answer = await caller.tryCall(afterSaleContract.retryRefund, { after_sale_no, refund_target })
    if (must === null) {
      one.target = refund_target
      requests.transition(one, chosen, 'retry', now)
    }
    return compareReply(world, 'retry', answer, must)
  }
  const { input, form } = await fillForm(world, chosen, step, one)
  const must = requests.reapplyError(one, chosen, caller.member_no, input, now)
  const answer = await caller.tryCall(afterSaleContract.reapply, { after_sale_no, ...form })
  if (must === null) requests.transition(one, chosen, 'reapply', now)
  return compareReply(world, 'reapply', answer, must)
}

/** Runs a step. Returns a difference, or null. */
export async function runModelStep(world: ModelWorld, step: ModelStep, at: number): Promise<Mismatch> {
  switch (step.kind) {
    case 'wait':
      await advanceTime(world, step.ms)
      return null
    case 'claim':
      await world.trade.shoppers[step.who]?.tryCall(voucherContract.claim, { coupon_no: step.coupon_no })
      return null
    case 'order':
      return order(world, step, at)
    case 'order event':
      return orderEvent(world, step)
    case 'receive':
      return receive(world, step)
    case 'apply':
      return apply(world, step, at)
    default: {
      const all = [...world.requests.all.values()]
      const fit = all.filter(SUITABLE[step.kind])
      // Mostly requests that fit, newest first. Old requests come up often enough.
      const one = fit.length > 0 && step.request % 4 > 0 ? pick(fit.toReversed(), step.request >> 2) : pick(all, step.request)
      const chosen = one && world.orders.get(one.order_no)
      return one && chosen ? act(world, step, one, chosen) : null
    }
  }
}
