import { merchant as shopName } from '@nusaria/brand'
import { DAY, formatInstant, HOUR } from '@nusaria/catalogue/lib/time'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { emvFields, isQrisText } from '@nusaria/contracts/qris'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyForAfterSale, createOrder } from '../../testing/after-sale.ts'
import { createFakeShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'
import { qrisText, refundPayment } from './payments.ts'

type PayArgs = ArgsOf<typeof paymentContract.pay>
interface Placed {
  readonly order_no: string
  readonly amounts: { readonly total: number }
}

let shop: TestShop
let ani: Shopper
let order: Placed

const unpaid = () => createOrder(ani, { sku_no: 'BERAS-1', steps: [] })
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
  order = await unpaid()
})

const bank = (channel: string) => ({ method: 'virtual_account', channel }) as const
const qris = { method: 'qris' } as const
const cash = { method: 'cod' } as const
const pay = ({ order_no, amounts }: Placed, by: Omit<PayArgs, 'order_no' | 'amount'>) =>
  ani.call(paymentContract.pay, { order_no, amount: amounts.total, ...by })
const report = async ({ payment_no }: { readonly payment_no: string }, event: string) => {
  await shop.fireEvent('payment', payment_no, event)
}
const cashier = ({ order_no }: Placed) => ani.call(paymentContract.cashier, { order_no })
const detail = ({ order_no }: Placed) => ani.order(order_no)
const cancel = ({ order_no }: Placed) => ani.call(orderContract.cancel, { order_no, reason: 'other' })
const statesOf = ({ order_no }: Placed) => shop.withWorld(({ db }) => db.payments.all({ order_no }).map(({ status }) => status))
const newestMessage = async (reader = ani) => (await reader.messages())[0]

describe('an attempt to pay', () => {
  it('is open as long as its order, and has a virtual account number of its bank', async () => {
    const { pay_by } = await detail(order)
    const { payment_no, expires_at, va_number } = await pay(order, bank('bank_samudra'))
    expect([expires_at, payment_no]).toEqual([pay_by, expect.stringMatching(/^PY\d/)])
    expect(va_number).toMatch(/^88608\d{11}$/)
    expect(await pay(order, qris)).toMatchObject({ va_number: null, qris_text: expect.any(String) })
  })

  it('in cash can be collected for thirty days', async () => {
    expect(await pay(order, cash)).toMatchObject({ expires_at: formatInstant(TEST_START + 30 * DAY), va_number: null, redirect_url: null })
  })

  it('that ended is shown at the cashier of its order until the next one: always the latest', async () => {
    for (const channel of ['bank_arta', 'bank_samudra']) {
      const tried = await pay(order, bank(channel))
      expect(await cashier(order)).toMatchObject({ payment: { payment_no: tried.payment_no }, last_payment: null })
      await report(tried, 'fail')
      expect(await cashier(order)).toMatchObject({ payment: null, last_payment: { payment_no: tried.payment_no, status: 'failed' } })
    }
    await pay(await unpaid(), qris)
    expect(await cashier(order)).toMatchObject({ payment: null, last_payment: { channel: 'bank_samudra' } })
  })

  it('in cash is not for the gateway', async () => {
    const { payment_no } = await pay(order, cash)
    for (const event of ['pend', 'succeed', 'fail', 'cancel', 'expire'])
      await expect(shop.fireEvent('payment', payment_no, event), event).rejects.toThrow('it is created')
    expect(await statesOf(order)).toEqual(['created'])
  })

  it('that was abandoned takes late money and nothing else', async () => {
    const late = await pay(order, qris)
    await ani.call(paymentContract.abandon, { payment_no: late.payment_no })
    for (const event of ['pend', 'fail', 'cancel', 'expire']) await expect(report(late, event), event).rejects.toThrow('it is cancelled')
    expect(await cashier(order)).toMatchObject({ refunded: 0, last_payment: { status: 'cancelled' } })
    await report(late, 'succeed')
    expect(await cashier(order)).toMatchObject({ refunded: order.amounts.total, last_payment: { status: 'refunded' } })
  })
})

describe('the payment that paid an order', () => {
  it('gives the order its bank, to which a refund goes, whatever failed before', async () => {
    await report(await pay(order, bank('bank_arta')), 'fail')
    await report(await pay(order, bank('bank_samudra')), 'succeed')
    const paid = await detail(order)
    expect(paid).toMatchObject({ pay_method: 'virtual_account', pay_channel: 'Bank Samudra' })
    expect(await applyForAfterSale(ani, paid)).toMatchObject({ refund_to: 'Bank Samudra' })
  })

  it('keeps its date when the parcels arrive', async () => {
    await report(await pay(order, qris), 'succeed')
    const { payment_date } = await detail(order)
    await shop.fireEvent('order', order.order_no, 'ship')
    shop.advance(2 * DAY)
    await shop.fireEvent('order', order.order_no, 'deliver')
    expect(payment_date).toBe(formatInstant(TEST_START))
    expect((await detail(order)).payment_date).toBe(payment_date)
  })
})

describe('a refund', () => {
  const refunds = async (of: Placed) => {
    const { refunded, refunded_late } = await cashier(of)
    return { refunded, refunded_late, of_order: (await detail(of)).refunded_amount }
  }

  it('of some pieces leaves the order paid; closing it refunds the rest', async () => {
    const other = order
    order = await unpaid()
    await report(await pay(other, qris), 'succeed')
    await report(await pay(order, bank('bank_arta')), 'fail')
    await report(await pay(order, bank('bank_samudra')), 'succeed')
    const whole = await detail(order)
    const lines = [{ line_no: whole.lines[0]?.line_no ?? '', quantity: 1 }]
    const { after_sale_no, refund_amount } = await applyForAfterSale(ani, whole, { lines })
    await shop.fireEvents('after_sale', after_sale_no, 'agree', 'refund')
    expect(refund_amount).toBeGreaterThan(0)
    expect(refund_amount).toBeLessThan(order.amounts.total)
    expect(await statesOf(order)).toEqual(['failed', 'succeeded'])
    expect(await refunds(order)).toEqual({ refunded: refund_amount, refunded_late: 0, of_order: refund_amount })
    await shop.fireEvent('order', order.order_no, 'close')
    expect(await statesOf(order)).toEqual(['failed', 'refunded'])
    expect(await refunds(order)).toEqual({ refunded: order.amounts.total, refunded_late: 0, of_order: order.amounts.total })
    expect([await statesOf(other), await refunds(other)]).toEqual([['succeeded'], { refunded: 0, refunded_late: 0, of_order: 0 }])
  })

  it('of late money is no refund of what paid the order', async () => {
    const late = await pay(order, bank('bank_arta'))
    await report(await pay(order, qris), 'succeed')
    await report(late, 'succeed')
    expect(await refunds(order)).toEqual({ refunded: order.amounts.total, refunded_late: order.amounts.total, of_order: 0 })
    expect(await refunds(await unpaid())).toEqual({ refunded: 0, refunded_late: 0, of_order: 0 })
  })

  it('is never more than was paid', async () => {
    await report(await pay(order, qris), 'succeed')
    await shop.withWorld((ctx) => refundPayment(ctx, order.order_no, 2 * order.amounts.total))
    expect(await refunds(order)).toMatchObject({ refunded: order.amounts.total })
  })
})

describe('the message about a closed order says that late money is returned', () => {
  const says = async (attempts: () => Promise<unknown>) => {
    await attempts()
    await cancel(order)
    return (await newestMessage())?.content.includes('Kalau pembayaranmu masih masuk')
  }

  it.each<[string, boolean, () => Promise<unknown>]>([
    ['while an attempt is open', true, () => pay(order, qris)],
    ['after an abandoned one, whatever came next', true, async () => report(await replaced(), 'fail')],
    ['but not without an attempt', false, async () => pay(await unpaid(), qris)],
    ['but not after a failed one', false, async () => report(await pay(order, qris), 'fail')],
    ['but not for cash', false, () => pay(order, cash)],
  ])('%s', async (_when, expected, attempts) => expect(await says(attempts)).toBe(expected))

  const replaced = async () => {
    await pay(order, bank('bank_arta'))
    return pay(order, qris)
  }

  it('but no cash comes late for an order that was cancelled', async () => {
    await pay(order, cash)
    await cancel(order)
    expect(await cashier(order)).toMatchObject({ flag_may_come_late: false, last_payment: { status: 'cancelled' } })
  })
})

it('the message about returned money names the order and the sum in every language', async () => {
  const late = await pay(order, qris)
  shop.advance(HOUR)
  await report(late, 'succeed')
  const titles: string[] = []
  for (const language of LANGUAGES) {
    const message = await newestMessage(await shop.member('ani', language))
    expect(message?.content).toContain(order.order_no)
    expect(message?.content).toContain('Rp150.000')
    titles.push(message?.title ?? '')
  }
  expect(titles).not.toContain('')
  expect(new Set(titles).size).toBe(LANGUAGES.length)
})

it('a banking app reads shop, amount and reference from a QRIS code', () => {
  const read = (text: string | undefined) => Object.fromEntries(emvFields(text ?? '') ?? [])
  const text = qrisText(145_000, 'PY0000000001')
  expect(isQrisText(text)).toBe(true)
  const { 26: merchant, 51: national, 62: more, 63: checksum, ...code } = read(text)
  const place = { 58: 'ID', 59: shopName, 60: 'JAKARTA', 61: '12130' }
  expect(code).toEqual({ '00': '01', '01': '12', 52: '5399', 53: '360', 54: '145000', ...place })
  expect(read(merchant)).toEqual({ '00': `ID.${shopName}.WWW`, '01': expect.stringMatching(/^9360\d{14}$/), '02': shopName, '03': 'UBE' })
  expect(read(national)).toEqual({ '00': 'ID.CO.QRIS.WWW', '02': expect.stringMatching(/^ID\d{13}$/), '03': 'UBE' })
  expect(read(more)).toEqual({ '01': 'PY0000000001' })
  expect(checksum).toMatch(/^[0-9A-F]{4}$/)
})

describe('an order', () => {
  const inList = async ({ order_no }: Placed) => {
    const { list } = await ani.call(orderContract.list, { tab: 'all', page_num: 1, page_size: 10 })
    return list.find((each) => each.order_no === order_no)
  }
  const card = { method: 'card' } as const

  it.each([qris, bank('bank_arta'), card])('shows the payment under way by $method in the list and in full, until it ends', async (by) => {
    const expectPayment = async (status: string | null) => {
      const shown = { payment: status && { method: by.method, status }, flag_may_come_late: false }
      expect(await inList(order)).toMatchObject(shown)
      expect(await detail(order)).toMatchObject(shown)
    }
    await expectPayment(null)
    const payment = await pay(order, by)
    await expectPayment('created')
    await report(payment, 'pend')
    await expectPayment('pending')
    await report(payment, 'fail')
    await expectPayment(null)
    await report(await pay(order, by), 'succeed')
    await expectPayment(null)
  })

  it('shows no payment under way when it is paid in cash', async () => {
    await pay(order, cash)
    expect(await detail(order)).toMatchObject({ status: 'pending_shipment', payment: null, flag_may_come_late: false })
  })

  it('closed while its payment was processed says that money may come late, then how much was refunded', async () => {
    const late = await pay(order, qris)
    await report(late, 'pend')
    expect(await cancel(order)).toMatchObject({ payment: null, flag_may_come_late: true, refunded_late: 0 })
    await report(late, 'succeed')
    expect(await detail(order)).toMatchObject({ flag_may_come_late: false, refunded_late: order.amounts.total, refunded_amount: 0 })
  })

  it('paid in another way says that money of the abandoned payment may come late', async () => {
    const { payment_no } = await pay(order, qris)
    await ani.call(paymentContract.abandon, { payment_no })
    expect(await detail(order)).toMatchObject({ payment: null, flag_may_come_late: true })
  })

  it('has a message while its payment is processed, and another when that fails', async () => {
    const reader = await shop.member('ani', 'en')
    const payment = await pay(order, qris)
    await report(payment, 'pend')
    expect(await newestMessage(reader)).toMatchObject({
      title: 'Your payment is being checked',
      content: expect.stringContaining('You don’t need to pay again.'),
      link: { target: 'order', ref: order.order_no },
    })
    await report(payment, 'fail')
    expect(await newestMessage(reader)).toMatchObject({
      title: 'Payment didn’t go through',
      content: `Your payment for order ${order.order_no} didn’t go through. You weren’t charged. You can pay again on the order’s page until 02/03/2026 10:00:00.`,
    })
  })

  it('does not say that nothing was charged while money may come late', async () => {
    const { payment_no } = await pay(order, bank('bank_arta'))
    await ani.call(paymentContract.abandon, { payment_no })
    const payment = await pay(order, qris)
    await report(payment, 'pend')
    await report(payment, 'fail')
    expect((await newestMessage(await shop.member('ani', 'en')))?.content).not.toContain('charged')
  })
})
