import { HOUR } from '@nusaria/catalogue/lib/time'
import type { Call as Endpoint } from '@nusaria/contracts/contract'
import type { ErrorName } from '@nusaria/contracts/errors'
import { nextState, ORDER_STATES, type OrderEvent, type OrderState, orderLifecycle } from '@nusaria/contracts/lifecycle'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { beforeEach, describe, expect, it } from 'vitest'
import { ZodObject } from 'zod'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
let address_id: string

interface OrderBeforeEvent {
  readonly order_no: string
  readonly total: number
  readonly parcel_no: string
}

const reason = 'changed_mind' as const
const cancel = ({ order_no }: OrderBeforeEvent) => ani.tryCall(orderContract.cancel, { order_no, reason })

/** How an order gets into a situation: control events, and two other ways. */
type Step = 'pay' | 'accept_cod' | 'ship' | 'deliver' | 'confirm' | 'close' | 'cancel' | 'lapse'

/** Every situation that a rule distinguishes. A new state without its own doesn't compile. */
const SITUATIONS = {
  pending_payment: { unpaid: [] },
  pending_shipment: { paid: ['pay'], cash: ['accept_cod'] },
  pending_receipt: {
    shipped: ['pay', 'ship'],
    'shipped for cash': ['accept_cod', 'ship'],
    delivered: ['pay', 'ship', 'deliver'],
    'delivered for cash': ['accept_cod', 'ship', 'deliver'],
  },
  completed: { received: ['pay', 'ship', 'confirm'], 'received for cash': ['accept_cod', 'ship', 'deliver', 'confirm'] },
  closed: {
    cancelled: ['cancel'],
    'cancelled for cash': ['accept_cod', 'cancel'],
    lapsed: ['lapse'],
    'closed by the merchant': ['pay', 'close'],
    'called back': ['pay', 'ship', 'close'],
  },
} as const satisfies Record<OrderState, Record<string, readonly Step[]>>

type SituationOf<S extends OrderState> = keyof (typeof SITUATIONS)[S] & string
type OrderSituation = { [S in OrderState]: SituationOf<S> }[OrderState]

async function reachSituation(steps: readonly Step[]): Promise<OrderBeforeEvent> {
  const { order_no, total } = await confirmAndPlace(ani, buyNow('KOPI-1'))
  for (const step of steps) {
    if (step === 'cancel') await ani.call(orderContract.cancel, { order_no, reason })
    else if (step === 'lapse') shop.advance(HOUR)
    else await shop.fireEvent('order', order_no, step)
  }
  const { parcels } = await ani.order(order_no)
  return { order_no, total, parcel_no: parcels[0]?.parcel_no ?? 'PK-none' }
}

/** What a shopper can do with their order or parcel. */
const CALLS = {
  detail: ({ order_no }: OrderBeforeEvent) => ani.tryCall(orderContract.detail, { order_no }),
  cancel,
  confirmReceipt: ({ order_no }: OrderBeforeEvent) => ani.tryCall(orderContract.confirmReceipt, { order_no }),
  addressChoices: ({ order_no }: OrderBeforeEvent) => ani.tryCall(orderContract.addressChoices, { order_no }),
  changeAddress: ({ order_no }: OrderBeforeEvent) => ani.tryCall(orderContract.changeAddress, { order_no, address_id }),
  buyAgain: ({ order_no }: OrderBeforeEvent) => ani.tryCall(orderContract.buyAgain, { order_no }),
  shipments: ({ order_no }: OrderBeforeEvent) => ani.tryCall(orderContract.shipments, { order_no }),
  parcel: ({ parcel_no }: OrderBeforeEvent) => ani.tryCall(orderContract.parcel, { parcel_no }),
  pay: ({ order_no, total }: OrderBeforeEvent) => ani.tryCall(paymentContract.pay, { order_no, method: 'cod', amount: total }),
} as const
type Call = keyof typeof CALLS

/** The error of each refusal; other calls succeed. */
const notShipped = { confirmReceipt: 'ORDER_NOT_SHIPPED', shipments: 'ORDER_NOT_SHIPPED', parcel: 'PARCEL_NOT_FOUND' } as const
const left = { cancel: 'ORDER_CANCEL_NOT_ALLOWED', addressChoices: 'ORDER_ADDRESS_LOCKED', changeAddress: 'ORDER_ADDRESS_LOCKED' } as const
const received = { ...left, confirmReceipt: 'ORDER_ALREADY_COMPLETED', pay: 'ORDER_ALREADY_PAID' } as const
const over = {
  cancel: 'ORDER_ALREADY_CANCELLED',
  addressChoices: 'ORDER_ADDRESS_LOCKED',
  changeAddress: 'ORDER_ADDRESS_LOCKED',
  confirmReceipt: 'ORDER_STATUS_MISMATCH',
  pay: 'ORDER_ALREADY_CANCELLED',
} as const
const neverLeft = { ...over, shipments: 'ORDER_NOT_SHIPPED', parcel: 'PARCEL_NOT_FOUND' } as const

const REFUSALS: Readonly<Record<OrderSituation, Readonly<Partial<Record<Call, ErrorName>>>>> = {
  unpaid: notShipped,
  paid: { ...notShipped, cancel: 'ORDER_ALREADY_PAID', pay: 'ORDER_ALREADY_PAID' },
  cash: { ...notShipped, pay: 'PAYMENT_ORDER_ERROR' },
  shipped: { ...left, pay: 'ORDER_ALREADY_PAID' },
  'shipped for cash': { ...left, pay: 'PAYMENT_ORDER_ERROR' },
  delivered: { ...left, pay: 'ORDER_ALREADY_PAID' },
  'delivered for cash': { ...left, pay: 'ORDER_ALREADY_PAID' },
  received,
  'received for cash': received,
  cancelled: neverLeft,
  'cancelled for cash': neverLeft,
  lapsed: { ...neverLeft, pay: 'ORDER_PAYMENT_EXPIRED' },
  'closed by the merchant': neverLeft,
  'called back': over,
}

/** The lifecycle event that a call fires, and the name of the action. */
const EVENT = { cancel: 'cancel', confirmReceipt: 'confirm', pay: 'accept_cod' } as const
const ACTION = {
  cancel: 'cancel',
  confirmReceipt: 'confirm_receipt',
  changeAddress: 'change_address',
  pay: 'pay',
  shipments: 'track',
} as const

const rows = ORDER_STATES.flatMap((state) =>
  Object.entries<readonly Step[]>(SITUATIONS[state]).map(([situation, steps]) => ({
    state,
    situation: situation as OrderSituation,
    steps,
  })),
)
const CHANGES = ['cancel', 'confirmReceipt', 'changeAddress', 'pay'] as const satisfies Call[]
const isChange = (call: Call) => CHANGES.some((change) => change === call)
const successes = rows.flatMap((row) => CHANGES.flatMap((call) => (REFUSALS[row.situation][call] ? [] : [{ ...row, call }])))

beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
  address_id = await shop.addAddress(ani)
})

describe('every state and every call of the shopper', () => {
  it.each(rows)('$situation: illegal events and refused calls change nothing, and its actions are the other calls', async (row) => {
    const { state, situation, steps } = row
    const held = await reachSituation(steps)
    const before = await ani.order(held.order_no)
    expect(before.status).toBe(state)
    for (const [call, action] of Object.entries(ACTION) as [keyof typeof ACTION, (typeof ACTION)[keyof typeof ACTION]][])
      expect(before.actions.includes(action), action).toBe(REFUSALS[situation][call] === undefined)
    for (const event of Object.keys(orderLifecycle.events) as OrderEvent[])
      if (nextState(orderLifecycle, state, event) === null)
        await expect(shop.fireEvent('order', held.order_no, event), event).rejects.toThrow(state)
    for (const call of Object.keys(CALLS) as Call[]) {
      const error = REFUSALS[situation][call]
      if (error || !isChange(call)) expect(await CALLS[call](held), call).toMatchObject(error ? { ok: false, error } : { ok: true })
    }
    expect(await ani.order(held.order_no)).toEqual(before)
  })

  it.each(successes)('$situation, $call succeeds', async ({ steps, call }) => {
    expect(await CALLS[call](await reachSituation(steps))).toMatchObject({ ok: true })
  })

  it('covers every call that takes an order or a parcel', () => {
    const fieldsOf = (call: Endpoint) =>
      [call.body, call.params].flatMap((part) => (part instanceof ZodObject ? Object.keys(part.shape) : []))
    const taking = Object.entries<Endpoint>(orderContract).filter(([, call]) =>
      fieldsOf(call).some((field) => /^(order|parcel)_no$/.test(field)),
    )
    expect(Object.keys(CALLS)).toEqual(expect.arrayContaining(taking.map(([name]) => name)))
  })

  it('agrees with the lifecycle table', () => {
    for (const { state, situation } of rows)
      for (const [call, event] of Object.entries(EVENT) as [keyof typeof EVENT, (typeof EVENT)[keyof typeof EVENT]][])
        if (nextState(orderLifecycle, state, event) === null) expect(REFUSALS[situation][call], call).toBeDefined()
  })
})

describe('at the same moment', () => {
  const outcomes = (answers: readonly { readonly ok: boolean; readonly error?: ErrorName }[]) =>
    answers.map(({ ok, error }) => (ok ? 'ok' : error)).sort()
  let held: OrderBeforeEvent

  it('two cancellations count as one, and release once', async () => {
    held = await reachSituation([])
    expect(outcomes(await Promise.all([cancel(held), cancel(held), cancel(held)]))).toEqual([
      'ORDER_ALREADY_CANCELLED',
      'ORDER_ALREADY_CANCELLED',
      'ok',
    ])
    expect(await shop.stockDelta('KOPI-1')).toBe(0)
  })

  it('two confirmations count as one, and earn coins once', async () => {
    held = await reachSituation(['pay', 'ship'])
    const before = await shop.coins(ani)
    expect(outcomes(await Promise.all([CALLS.confirmReceipt(held), CALLS.confirmReceipt(held)]))).toEqual(['ORDER_ALREADY_COMPLETED', 'ok'])
    const { amounts } = await ani.order(held.order_no)
    expect(await shop.coins(ani)).toBe(before + amounts.coins_earned)
  })

  it('paying when the time ends is too late, and paying and cancelling have one winner', async () => {
    held = await reachSituation([])
    shop.advance(HOUR)
    expect(outcomes(await Promise.all([CALLS.pay(held), CALLS.pay(held)]))).toEqual(['ORDER_PAYMENT_EXPIRED', 'ORDER_PAYMENT_EXPIRED'])
    held = await reachSituation([])
    // Cash on delivery can still be cancelled: the cancellation wins either way.
    const [paid, cancelled] = await Promise.all([CALLS.pay(held), cancel(held)])
    expect([paid.ok || paid.error, cancelled.ok]).toEqual([true, true])
    expect(await ani.order(held.order_no)).toMatchObject({ status: 'closed' })
    expect(await shop.withWorld(({ db }) => db.payments.all().map(({ status }) => status))).toEqual(['cancelled'])
  })
})
