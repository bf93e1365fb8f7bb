import { HOUR } from '@nusaria/catalogue/lib/time'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { beforeEach, describe, expect, it } from 'vitest'
import { sameOriginPath } from '../../hosts/stand-ins/dom.ts'
import { chooseAtGateway, gatewaySession } from '../../testing/gateway.ts'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { AMBON, createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
let order_no: string
let amount: number
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
  const placed = await confirmAndPlace(ani, buyNow('KOPI-1', 2))
  order_no = placed.order_no
  amount = placed.total
})

type PayArgs = ArgsOf<typeof paymentContract.pay>
const by = (more: Partial<PayArgs> = {}): PayArgs => ({ order_no, method: 'virtual_account', channel: 'bank_arta', amount, ...more })
const pay = (more?: Partial<PayArgs>) => ani.call(paymentContract.pay, by(more))
const choose = (url: string | null, result: Parameters<typeof chooseAtGateway>[2]) => chooseAtGateway(shop, url, result)
const cashier = () => ani.call(paymentContract.cashier, { order_no })
const statusOf = (payment_no: string) => ani.call(paymentContract.status, { payment_no })
const orderStatus = async () => (await ani.order(order_no)).status
const newestMessage = async () => (await ani.messages())[0]
const qris = { method: 'qris', channel: undefined } as const
const byCard = { method: 'card', channel: undefined } as const
const card = { ...SAMPLE_CARD, expiry_year: 2026 }

describe('the cashier', () => {
  it('offers every method with its banks and e-wallets, and the open payment', async () => {
    const { options, ...due } = await cashier()
    const pay_by = '2026-03-02T10:00:00.000+07:00'
    expect(due).toMatchObject({ order_status: 'pending_payment', total: 145_000, pay_by, payment: null })
    const methods = ['virtual_account', 'qris', 'e_wallet', 'card', 'cod']
    expect(options).toMatchObject(methods.map((method) => ({ method, flag_enabled: true })))
    const { payment_no } = await pay()
    const open = { payment: { payment_no }, last_payment: null, refunded: 0, flag_may_come_late: false }
    expect(await cashier()).toMatchObject(open)
    await ani.call(paymentContract.abandon, { payment_no })
    const abandoned = { payment: null, last_payment: { payment_no, status: 'cancelled' }, refunded: 0, flag_may_come_late: true }
    expect(await cashier()).toMatchObject(abandoned)
  })

  it.each([
    ['TV-1', undefined, 2, 'product', ['Televisi']],
    ['MAHAL-1', undefined, 2, 'amount', []],
    ['KOPI-1', AMBON, 1, 'area', ['Nusaniwe', 'Kota Ambon']],
  ] as const)('closes cash for %s to %s, and says by what', async (sku_no, district, quantity, reason, disabled_by) => {
    if (district) await shop.addAddress(ani, district)
    const placed = await confirmAndPlace(ani, buyNow(sku_no, quantity))
    order_no = placed.order_no
    const { options } = await cashier()
    expect(options.at(-1)).toMatchObject({ method: 'cod', flag_enabled: false, disabled_reason: reason, disabled_by, most: 5_000_000 })
    const refusal = await ani.tryCall(paymentContract.pay, { order_no, method: 'cod', amount: placed.total })
    expect(refusal).toMatchObject({ error: 'COD_UNSUPPORTED', params: { reason } })
  })
})

describe('paying', () => {
  it('returns what each method needs', async () => {
    expect(await pay()).toMatchObject({ status: 'created', va_number: expect.stringMatching(/^70012\d{11}$/), qris_text: null })
    expect(await pay(qris)).toMatchObject({ va_number: null, qris_text: expect.stringMatching(/^000201010212/) })
    const redirect_url = expect.stringContaining('/gateway/?session=')
    expect(await pay({ method: 'e_wallet', channel: 'kantongin' })).toMatchObject({ channel: 'kantongin', redirect_url })
  })

  it('continues the same attempt on a double tap, and ends it for another method', async () => {
    const first = await pay()
    expect(await pay()).toEqual(first)
    const second = await pay(qris)
    expect(second.payment_no).not.toBe(first.payment_no)
    expect(await statusOf(first.payment_no)).toMatchObject({ status: 'cancelled', redirect_url: null })
    expect(await choose(first.redirect_url, 'failure')).toMatchObject({ error: 'PAYMENT_CANCELLED' })
  })

  it.each<[Partial<PayArgs>, string, string | undefined]>([
    [{ amount: 1 }, 'PAYMENT_AMOUNT_WRONG', 'amount'],
    [{ channel: undefined }, 'PAYMENT_INVALID', 'channel'],
    [{ channel: 'kantongin' }, 'PAYMENT_INVALID', 'channel'],
    [{ method: 'qris' }, 'PAYMENT_INVALID', 'channel'],
    [{ card }, 'PAYMENT_INVALID', 'card'],
    [{ ...byCard, card: { ...card, card_number: '4111111111111112' } }, 'PAYMENT_INVALID', 'card.card_number'],
    [{ ...byCard, card: { ...card, expiry_month: 2 } }, 'PAYMENT_INVALID', 'card.expiry_year'],
    [{ ...byCard, card: { ...card, card_number: '4000000000000002' } }, 'PAYMENT_FAILED', 'card.card_number'],
    [{ ...byCard, saved_card: { card_id: 'C1', cvn: '123' } }, 'PAYMENT_INVALID', 'saved_card.card_id'],
  ])('refuses %j', async (more, error, field) => {
    expect(await ani.tryCall(paymentContract.pay, by(more))).toMatchObject({ error, field })
  })

  it('stores nothing of a card: not in a table, nor in the journal', async () => {
    await pay({ ...byCard, card })
    await ani.tryCall(paymentContract.pay, by({ ...byCard, card: { ...card, cvn: '9' } as typeof card }))
    const everything = JSON.stringify(shop.world.snapshot())
    expect(everything).not.toContain(card.card_number)
    expect(everything).not.toContain('"123"')
  })
})

describe('the gateway', () => {
  it.each([
    ['success', 'succeeded', 'pending_shipment', '/paymentSuccess'],
    ['pending', 'pending', 'pending_payment', '/paymentSuccess'],
    ['failure', 'failed', 'pending_payment', '/checkout'],
    ['cancellation', 'cancelled', 'pending_payment', '/checkout'],
    ['expiry', 'expired', 'pending_payment', '/checkout'],
  ] as const)('%s', async (result, status, order_status, path) => {
    const { payment_no, redirect_url } = await pay()
    const shown = { order_no, amount, channel_name: 'Bank Arta', status: 'created', return_path: `/checkout?order_no=${order_no}` }
    const session = gatewaySession(redirect_url)
    expect(await shop.guest().call(paymentContract.gatewaySession, { session })).toMatchObject(shown)
    expect(await choose(redirect_url, result)).toMatchObject({ data: { status, return_path: `${path}?order_no=${order_no}` } })
    expect(await statusOf(payment_no)).toMatchObject({ status, order_status })
  })

  it('accepts the money after "pending", and only once', async () => {
    const { redirect_url } = await pay()
    await choose(redirect_url, 'pending')
    expect(await choose(redirect_url, 'pending')).toMatchObject({ data: { status: 'pending' } })
    expect(await ani.errorOf(paymentContract.pay, by(qris))).toBe('PAYMENT_PROCESSING')
    expect(await choose(redirect_url, 'success')).toMatchObject({ ok: true })
    expect(await choose(redirect_url, 'success')).toMatchObject({ error: 'PAYMENT_SUCCEEDED' })
    expect(await ani.order(order_no)).toMatchObject({ status: 'pending_shipment', pay_method: 'virtual_account' })
  })

  it('keeps nothing that arrives at the very moment the time ends', async () => {
    const { redirect_url } = await pay()
    shop.advance(HOUR)
    const refunded = { status: 'refunded', return_path: `/checkout?order_no=${order_no}` }
    expect(await choose(redirect_url, 'success')).toMatchObject({ data: refunded })
    expect(await orderStatus()).toBe('closed')
    expect(await choose(redirect_url, 'success')).toMatchObject({ error: 'PAYMENT_REFUNDED' })
  })

  it('says that a pending payment is refunded when the time ends', async () => {
    await choose((await pay()).redirect_url, 'pending')
    shop.advance(HOUR)
    const content = expect.stringContaining('Kalau pembayaranmu masih masuk')
    expect(await newestMessage()).toMatchObject({ title: 'Waktu pembayaran habis', content })
    expect(await cashier()).toMatchObject({ flag_may_come_late: true, refunded: 0 })
  })

  it('refunds money that arrives for a cancelled order, and says so', async () => {
    const { redirect_url, payment_no } = await pay()
    await choose(redirect_url, 'pending')
    await ani.call(orderContract.cancel, { order_no, reason: 'other' })
    expect(await choose(redirect_url, 'success')).toMatchObject({ data: { status: 'refunded' } })
    expect(await orderStatus()).toBe('closed')
    expect(await cashier()).toMatchObject({
      refunded: amount,
      refunded_late: amount,
      flag_may_come_late: false,
      payment: null,
      last_payment: { payment_no, status: 'refunded' },
    })
    const content = expect.stringContaining('Rp145.000')
    expect(await newestMessage()).toMatchObject({ title: 'Pembayaran dikembalikan', content })
  })

  it('refunds money that arrives after another method paid', async () => {
    const late = await pay()
    const other = await pay(qris)
    await choose(other.redirect_url, 'success')
    expect(await choose(late.redirect_url, 'success')).toMatchObject({ data: { status: 'refunded' } })
    expect(await orderStatus()).toBe('pending_shipment')
    expect(await statusOf(other.payment_no)).toMatchObject({ status: 'succeeded' })
    expect(await cashier()).toMatchObject({ refunded: amount })
  })

  it.each([
    ['failure', 'PAYMENT_FAILED'],
    ['cancellation', 'PAYMENT_CANCELLED'],
    ['expiry', 'ORDER_PAYMENT_EXPIRED'],
  ] as const)('tells a try that ended by %s, and lets another be made', async (result, error) => {
    const { redirect_url } = await pay()
    await choose(redirect_url, result)
    expect(await choose(redirect_url, 'success')).toMatchObject({ error })
    expect(await pay()).toMatchObject({ status: 'created' })
  })

  it('reports a refunded payment', async () => {
    const { redirect_url, payment_no } = await pay()
    await choose(redirect_url, 'success')
    await shop.fireEvent('order', order_no, 'close')
    expect(await choose(redirect_url, 'success')).toMatchObject({ error: 'PAYMENT_REFUNDED' })
    expect(await ani.errorOf(paymentContract.abandon, { payment_no })).toBe('PAYMENT_REFUNDED')
  })
})

it('a payment that is abandoned allows another attempt', async () => {
  const { payment_no, redirect_url } = await pay()
  await choose(redirect_url, 'pending')
  expect(await ani.call(paymentContract.abandon, { payment_no })).toMatchObject({ status: 'cancelled' })
  expect(await ani.errorOf(paymentContract.abandon, { payment_no })).toBe('PAYMENT_CANCELLED')
  const other = await pay({ method: 'e_wallet', channel: 'lancar_pay' })
  await choose(other.redirect_url, 'success')
  expect(await ani.errorOf(paymentContract.abandon, { payment_no: other.payment_no })).toBe('PAYMENT_SUCCEEDED')
})

it('control events settle a payment like the gateway, and refuse illegal events', async () => {
  const { payment_no } = await pay()
  await shop.fireEvents('payment', payment_no, 'pend', 'succeed')
  expect(await orderStatus()).toBe('pending_shipment')
  for (const event of ['pend', 'succeed', 'fail', 'cancel', 'expire'])
    await expect(shop.fireEvent('payment', payment_no, event)).rejects.toThrow('succeeded')
})

it('control events pay an order through its open payment', async () => {
  const { payment_no } = await pay(qris)
  await shop.fireEvent('order', order_no, 'pay')
  expect(await statusOf(payment_no)).toMatchObject({ status: 'succeeded', order_status: 'pending_shipment' })
})

it('an unknown payment is not found', async () => {
  expect(await ani.errorOf(paymentContract.status, { payment_no: 'PY0' })).toBe('PAYMENT_NOT_FOUND')
  expect(await ani.errorOf(paymentContract.abandon, { payment_no: 'PY0' })).toBe('PAYMENT_NOT_FOUND')
})

it.each([
  ['/checkout?order_no=1', '/checkout?order_no=1'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('the gateway’s page leads from %s to %s', (path, expected) => expect(sameOriginPath(path, 'http://shop.example')).toBe(expected))
