import { HOUR } from '@nusaria/catalogue/lib/time'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { isQrisText } from '@nusaria/contracts/qris'
import { beforeEach, describe, expect, it } from 'vitest'
import { sameOriginPath } from '../../hosts/stand-ins/dom.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { AMBON, createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { qrisText } from './payments.ts'

let shop: TestShop
let ani: Shopper
let gateway: Shopper
let order_no: string
let amount: number
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  gateway = shop.guest('gateway')
  await shop.addAddress(ani)
  const placed = await confirmAndPlace(ani, { type: 'buy_now', sku_no: 'KOPI-1', quantity: 2 })
  order_no = placed.order_no
  amount = placed.total
})

type PayArgs = ArgsOf<typeof paymentContract.pay>
const by = (more: Partial<PayArgs> = {}): PayArgs => ({ order_no, method: 'virtual_account', channel: 'bank_arta', amount, ...more })
const pay = (more?: Partial<PayArgs>) => ani.call(paymentContract.pay, by(more))
const sessionOf = (redirect_url: string | null) => new URL(redirect_url ?? '', 'http://shop').searchParams.get('session') ?? ''
const choose = (session: string, result: ArgsOf<typeof paymentContract.gatewayResult>['result']) =>
  gateway.tryCall(paymentContract.gatewayResult, { session, result })
const statusOf = async () => (await ani.call(orderContract.detail, { order_no })).status
const card = { ...SAMPLE_CARD, expiry_year: 2026 }

describe('the cashier', () => {
  it('offers every method with its banks and e-wallets, and the open payment', async () => {
    const cashier = await ani.call(paymentContract.cashier, { order_no })
    expect(cashier).toMatchObject({
      order_status: 'pending_payment',
      total: 145_000,
      pay_by: '2026-03-02T10:00:00.000+07:00',
      payment: null,
    })
    expect(cashier.options.map(({ method, flag_enabled }) => [method, flag_enabled])).toEqual([
      ['virtual_account', true],
      ['qris', true],
      ['e_wallet', true],
      ['card', true],
      ['cod', true],
    ])
    const { payment_no } = await pay()
    const under = await ani.call(paymentContract.cashier, { order_no })
    expect(under).toMatchObject({ payment: { payment_no }, last_payment: null, refunded: 0, flag_may_come_late: false })
    await ani.call(paymentContract.abandon, { payment_no })
    expect(await ani.call(paymentContract.cashier, { order_no })).toMatchObject({
      payment: null,
      last_payment: { payment_no, status: 'cancelled' },
      refunded: 0,
      flag_may_come_late: true,
    })
  })

  it.each([
    ['TV-1', undefined, 2, 'product', ['Televisi']],
    ['MAHAL-1', undefined, 2, 'amount', []],
    ['KOPI-1', AMBON, 1, 'area', ['Nusaniwe', 'Kota Ambon']],
  ] as const)('closes cash for %s to %s, and says by what', async (sku_no, district, quantity, reason, disabled_by) => {
    if (district) await shop.addAddress(ani, district)
    const placed = await confirmAndPlace(ani, { type: 'buy_now', sku_no, quantity })
    const { options } = await ani.call(paymentContract.cashier, { order_no: placed.order_no })
    expect(options.at(-1)).toMatchObject({ method: 'cod', flag_enabled: false, disabled_reason: reason, disabled_by, most: 5_000_000 })
    expect(await ani.tryCall(paymentContract.pay, { order_no: placed.order_no, method: 'cod', amount: placed.total })).toMatchObject({
      error: 'COD_UNSUPPORTED',
      params: { reason },
    })
  })
})

describe('paying', () => {
  it('returns what each method needs', async () => {
    expect(await pay()).toMatchObject({ status: 'created', va_number: expect.stringMatching(/^70012\d{11}$/), qris_text: null })
    expect(await pay({ method: 'qris', channel: undefined })).toMatchObject({
      va_number: null,
      qris_text: expect.stringMatching(/^000201010212/),
    })
    expect(await pay({ method: 'e_wallet', channel: 'kantongin' })).toMatchObject({
      channel: 'kantongin',
      redirect_url: expect.stringContaining('/gateway/?session='),
    })
  })

  it('continues the same attempt on a double tap, and ends it for another method', async () => {
    const first = await pay()
    expect(await pay()).toEqual(first)
    const second = await pay({ method: 'qris', channel: undefined })
    expect(second.payment_no).not.toBe(first.payment_no)
    expect(await ani.call(paymentContract.status, { payment_no: first.payment_no })).toMatchObject({
      status: 'cancelled',
      redirect_url: null,
    })
    expect(await choose(sessionOf(first.redirect_url), 'failure')).toMatchObject({ error: 'PAYMENT_CANCELLED' })
  })

  it.each<[Partial<PayArgs>, string, string | undefined]>([
    [{ amount: 1 }, 'PAYMENT_AMOUNT_WRONG', 'amount'],
    [{ channel: undefined }, 'PAYMENT_INVALID', 'channel'],
    [{ channel: 'kantongin' }, 'PAYMENT_INVALID', 'channel'],
    [{ method: 'qris' }, 'PAYMENT_INVALID', 'channel'],
    [{ card }, 'PAYMENT_INVALID', 'card'],
    [{ method: 'card', channel: undefined, card: { ...card, card_number: '4111111111111112' } }, 'PAYMENT_INVALID', 'card.card_number'],
    [{ method: 'card', channel: undefined, card: { ...card, expiry_month: 2 } }, 'PAYMENT_INVALID', 'card.expiry_year'],
    [{ method: 'card', channel: undefined, card: { ...card, card_number: '4000000000000002' } }, 'PAYMENT_FAILED', 'card.card_number'],
    [{ method: 'card', channel: undefined, saved_card: { card_id: 'C1', cvn: '123' } }, 'PAYMENT_INVALID', 'saved_card.card_id'],
  ])('refuses %j', async (more, error, field) => {
    expect(await ani.tryCall(paymentContract.pay, by(more))).toMatchObject({ error, field })
  })

  it('stores nothing of a card: not in a table, nor in the journal', async () => {
    await pay({ method: 'card', channel: undefined, card })
    await ani.tryCall(paymentContract.pay, by({ method: 'card', channel: undefined, card: { ...card, cvn: '9' } as typeof card }))
    const everything = JSON.stringify(shop.world.snapshot())
    expect(everything).not.toContain(card.card_number)
    expect(everything).not.toContain('"123"')
  })

  it('is refused once the order is paid, cash on delivery, cancelled or expired', async () => {
    const over = () => ani.errorOf(paymentContract.pay, by())
    const { redirect_url } = await pay()
    await choose(sessionOf(redirect_url), 'success')
    expect(await over()).toBe('ORDER_ALREADY_PAID')
    const next = async () => {
      const placed = await confirmAndPlace(ani, { type: 'buy_now', sku_no: 'KOPI-1', quantity: 1 })
      order_no = placed.order_no
      amount = placed.total
    }
    await next()
    await pay({ method: 'cod', channel: undefined })
    expect(await over()).toBe('PAYMENT_ORDER_ERROR')
    await next()
    await ani.call(orderContract.cancel, { order_no, reason: 'other' })
    expect(await over()).toBe('ORDER_ALREADY_CANCELLED')
    await next()
    shop.advance(2 * HOUR)
    expect(await over()).toBe('ORDER_PAYMENT_EXPIRED')
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
    const session = sessionOf(redirect_url)
    expect(await gateway.call(paymentContract.gatewaySession, { session })).toMatchObject({
      order_no,
      amount,
      channel_name: 'Bank Arta',
      status: 'created',
      return_path: `/checkout?order_no=${order_no}`,
    })
    expect(await choose(session, result)).toMatchObject({ data: { status, return_path: `${path}?order_no=${order_no}` } })
    expect(await ani.call(paymentContract.status, { payment_no })).toMatchObject({ status, order_status })
  })

  it('accepts the money after "pending", and only once', async () => {
    const { redirect_url } = await pay()
    const session = sessionOf(redirect_url)
    await choose(session, 'pending')
    expect(await choose(session, 'pending')).toMatchObject({ data: { status: 'pending' } })
    expect(await ani.errorOf(paymentContract.pay, by({ method: 'qris', channel: undefined }))).toBe('PAYMENT_PROCESSING')
    expect(await choose(session, 'success')).toMatchObject({ ok: true })
    expect(await choose(session, 'success')).toMatchObject({ error: 'PAYMENT_SUCCEEDED' })
    expect(await ani.call(orderContract.detail, { order_no })).toMatchObject({ status: 'pending_shipment', pay_method: 'virtual_account' })
  })

  it('keeps nothing that arrives at the very moment the time ends', async () => {
    const { redirect_url } = await pay()
    shop.advance(HOUR)
    expect(await choose(sessionOf(redirect_url), 'success')).toMatchObject({
      data: { status: 'refunded', return_path: `/checkout?order_no=${order_no}` },
    })
    expect(await statusOf()).toBe('closed')
    expect(await choose(sessionOf(redirect_url), 'success')).toMatchObject({ error: 'PAYMENT_REFUNDED' })
  })

  it('says that a pending payment is refunded when the time ends', async () => {
    const { redirect_url } = await pay()
    await choose(sessionOf(redirect_url), 'pending')
    shop.advance(HOUR)
    const { list } = await ani.call(messageContract.page, { page_num: 1, page_size: 10 })
    expect(list[0]).toMatchObject({ title: 'Waktu pembayaran habis', content: expect.stringContaining('Kalau pembayaranmu masih masuk') })
    expect(await ani.call(paymentContract.cashier, { order_no })).toMatchObject({ flag_may_come_late: true, refunded: 0 })
  })

  it('refunds money that arrives for a cancelled order, and says so', async () => {
    const { redirect_url, payment_no } = await pay()
    await choose(sessionOf(redirect_url), 'pending')
    await ani.call(orderContract.cancel, { order_no, reason: 'other' })
    expect(await choose(sessionOf(redirect_url), 'success')).toMatchObject({ data: { status: 'refunded' } })
    expect(await statusOf()).toBe('closed')
    expect(await ani.call(paymentContract.cashier, { order_no })).toMatchObject({
      refunded: amount,
      refunded_late: amount,
      flag_may_come_late: false,
      payment: null,
      last_payment: { payment_no, status: 'refunded' },
    })
    const { list } = await ani.call(messageContract.page, { page_num: 1, page_size: 10 })
    expect(list[0]).toMatchObject({ title: 'Pembayaran dikembalikan', content: expect.stringContaining('Rp145.000') })
  })

  it('refunds money that arrives after another method paid', async () => {
    const late = await pay()
    const other = await pay({ method: 'qris', channel: undefined })
    await choose(sessionOf(other.redirect_url), 'success')
    expect(await choose(sessionOf(late.redirect_url), 'success')).toMatchObject({ data: { status: 'refunded' } })
    expect(await statusOf()).toBe('pending_shipment')
    expect(await ani.call(paymentContract.status, { payment_no: other.payment_no })).toMatchObject({ status: 'succeeded' })
    expect(await ani.call(paymentContract.cashier, { order_no })).toMatchObject({ refunded: amount })
  })

  it.each([
    ['failure', 'PAYMENT_FAILED'],
    ['cancellation', 'PAYMENT_CANCELLED'],
    ['expiry', 'ORDER_PAYMENT_EXPIRED'],
  ] as const)('tells a try that ended by %s, and lets another be made', async (result, error) => {
    const session = sessionOf((await pay()).redirect_url)
    await choose(session, result)
    expect(await choose(session, 'success')).toMatchObject({ error })
    expect(await pay()).toMatchObject({ status: 'created' })
  })

  it('reports a refunded payment', async () => {
    const { redirect_url, payment_no } = await pay()
    await choose(sessionOf(redirect_url), 'success')
    await shop.fireEvent('order', order_no, 'close')
    expect(await choose(sessionOf(redirect_url), 'success')).toMatchObject({ error: 'PAYMENT_REFUNDED' })
    expect(await ani.errorOf(paymentContract.abandon, { payment_no })).toBe('PAYMENT_REFUNDED')
  })

  it('opens only for its session', async () => {
    expect(await gateway.errorOf(paymentContract.gatewaySession, { session: 'not-a-session' })).toBe('PAYMENT_NOT_FOUND')
    expect(await choose('not-a-session', 'success')).toMatchObject({ error: 'PAYMENT_NOT_FOUND' })
  })
})

describe('abandoning', () => {
  it('allows another attempt', async () => {
    const { payment_no, redirect_url } = await pay()
    await choose(sessionOf(redirect_url), 'pending')
    expect(await ani.call(paymentContract.abandon, { payment_no })).toMatchObject({ status: 'cancelled' })
    expect(await ani.errorOf(paymentContract.abandon, { payment_no })).toBe('PAYMENT_CANCELLED')
    const other = await pay({ method: 'e_wallet', channel: 'lancar_pay' })
    await choose(sessionOf(other.redirect_url), 'success')
    expect(await ani.errorOf(paymentContract.abandon, { payment_no: other.payment_no })).toBe('PAYMENT_SUCCEEDED')
  })
})

describe('control events', () => {
  it('settle a payment like the gateway, and refuse illegal events', async () => {
    const { payment_no } = await pay()
    await shop.fireEvent('payment', payment_no, 'pend')
    await shop.fireEvent('payment', payment_no, 'succeed')
    expect(await statusOf()).toBe('pending_shipment')
    for (const event of ['pend', 'succeed', 'fail', 'cancel', 'expire'])
      await expect(shop.fireEvent('payment', payment_no, event)).rejects.toThrow('succeeded')
  })

  it('pay an order through its open payment', async () => {
    const { payment_no } = await pay({ method: 'qris', channel: undefined })
    await shop.fireEvent('order', order_no, 'pay')
    expect(await ani.call(paymentContract.status, { payment_no })).toMatchObject({ status: 'succeeded', order_status: 'pending_shipment' })
  })
})

describe('a payment belongs to its member', () => {
  it('in every call that takes its number or its order’s', async () => {
    const { payment_no } = await pay()
    const bayu = await shop.member('bayu')
    expect(await bayu.errorOf(paymentContract.status, { payment_no })).toBe('PAYMENT_NOT_FOUND')
    expect(await bayu.errorOf(paymentContract.abandon, { payment_no })).toBe('PAYMENT_NOT_FOUND')
    expect(await bayu.errorOf(paymentContract.cashier, { order_no })).toBe('ORDER_NOT_FOUND')
    expect(await bayu.errorOf(paymentContract.pay, by())).toBe('ORDER_NOT_FOUND')
    expect(await bayu.errorOf(paymentContract.cashier, { order_no: 'NS0' })).toBe('ORDER_NOT_FOUND')
    expect(await bayu.errorOf(paymentContract.pay, by({ order_no: 'NS0' }))).toBe('ORDER_NOT_FOUND')
    expect(await ani.errorOf(paymentContract.status, { payment_no: 'PY0' })).toBe('PAYMENT_NOT_FOUND')
  })
})

describe('texts and addresses', () => {
  it('creates a QRIS code with a valid checksum', () => {
    const text = qrisText(145_000, 'PY0000000001')
    expect(text).toContain('5406145000')
    expect(qrisText(145_000, 'PY0000000001')).toBe(text)
    expect(isQrisText(text)).toBe(true)
  })

  it.each([
    ['/checkout?order_no=1', '/checkout?order_no=1'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('goes from %s to %s', (path, expected) => expect(sameOriginPath(path, 'http://shop.example')).toBe(expected))
})
