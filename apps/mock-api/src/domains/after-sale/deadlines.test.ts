import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { paymentContract } from '@nusaria/contracts/payment'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { beforeEach, expect, it } from 'vitest'
import { addRefundAccount, applyForAfterSale, createOrder } from '../../testing/after-sale.ts'
import { createFakeShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'

const { detail, list, refunds, reapply, returnShipment, retryRefund } = afterSaleContract
const page = { page_num: 1, page_size: 20 }

type Where = Omit<ArgsOf<typeof list>, 'page_num' | 'page_size'>

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const on = (after_sale_no: string, ...events: readonly string[]) => shop.fireEvents('after_sale', after_sale_no, ...events)
const read = (after_sale_no: string) => ani.call(detail, { after_sale_no })
const messages = async () => (await ani.messages('after_sale')).length

/** A request whose goods have to be sent back. */
async function awaited(): Promise<string> {
  const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani), { type: 'return_refund' })
  await on(after_sale_no, 'agree')
  return after_sale_no
}

const shipment = (after_sale_no: string) => ({ after_sale_no, courier_code: 'lesat_antar', tracking_number: ' la 0001 2345 ' })

it('goods must be sent back within five days of the agreement; one reminder comes a day before the end', async () => {
  const after_sale_no = await awaited()
  const deadline = formatInstant(TEST_START + LIMITS.returnDays * DAY)
  const return_address = { recipient: 'Gudang Retur Nusaria' }
  const awaiting = { status: AFTER_SALE_STATUS.awaitingReturn, deadline, actions: ['cancel', 'send_back'], return_address }
  expect(await read(after_sale_no)).toMatchObject(awaiting)
  const before = await messages()
  shop.advance(4 * DAY - 1)
  expect(await messages()).toBe(before)
  shop.advance(1)
  expect(await messages()).toBe(before + 1)
  shop.advance(DAY - 1)
  expect(await read(after_sale_no)).toMatchObject(awaiting)
  const { server_time, ...sent } = await ani.call(returnShipment, shipment(after_sale_no))
  const return_shipment = { courier_name: 'Lesat Antar', tracking_number: 'LA00012345', sent_at: server_time }
  expect(sent).toMatchObject({ status: AFTER_SALE_STATUS.pendingInspection, deadline: null, return_shipment })
  const told = await messages()
  shop.advance(30 * DAY)
  expect(await read(after_sale_no)).toMatchObject({ status: AFTER_SALE_STATUS.pendingInspection })
  expect(await messages()).toBe(told)
})

it('messages name the same moment as the page: the return deadline, and the end of the period to apply again', async () => {
  const after_sale_no = await awaited()
  const newest = async () => (await ani.messages('after_sale'))[0]?.content
  expect(await newest()).toContain('07/03/2026 09:00:00')
  shop.advance(4 * DAY)
  expect(await newest()).toContain('07/03/2026 09:00:00')
  shop.advance(DAY)
  const over = await read(after_sale_no)
  const { deadline } = await ani.call(afterSaleContract.options, { order_no: over.order_no })
  expect(over.actions).toEqual(['reapply'])
  expect(deadline).toBe('2026-03-09T09:00:00.000+07:00')
  expect(await newest()).toContain('09/03/2026 09:00:00')
})

it('a return that is not sent ends at its deadline; the shopper can apply again', async () => {
  const after_sale_no = await awaited()
  shop.advance(LIMITS.returnDays * DAY)
  expect(await ani.errorOf(returnShipment, shipment(after_sale_no))).toBe('RETURN_DEADLINE_PAST')
  shop.advance(DAY)
  const { refund_amount, ...over } = await read(after_sale_no)
  const ended = { status: AFTER_SALE_STATUS.failure, end_reason: 'return_overdue', deadline: null }
  expect(over).toMatchObject({ ...ended, actions: ['reapply'], return_address: null })
  expect(over.timeline.at(-1)).toMatchObject({ step: 'return_overdue', at: formatInstant(TEST_START + 5 * DAY) })
  const form = { after_sale_no, reason: 'defective' as const, description: '', picture_ids: [], refund_amount }
  expect(await ani.call(reapply, form)).toMatchObject({ status: AFTER_SALE_STATUS.awaitingReview, reason: 'defective', end_reason: null })
})

it('a refund arrives three days after the agreement', async () => {
  const { after_sale_no, order_no, refund_amount } = await applyForAfterSale(ani, await createOrder(ani))
  await on(after_sale_no, 'agree')
  expect(await ani.call(refunds, page)).toMatchObject({ total: 1, received_amount: 0, list: [{ stage: 'under_way', refunded_at: null }] })
  shop.advance(LIMITS.refundDays * DAY - 1)
  expect(await read(after_sale_no)).toMatchObject({ status: AFTER_SALE_STATUS.refundPending, refunded_at: null })
  shop.advance(1)
  const refunded_at = formatInstant(TEST_START + 3 * DAY)
  expect(await read(after_sale_no)).toMatchObject({ status: AFTER_SALE_STATUS.success, refunded_at, actions: [] })
  expect(await ani.call(refunds, page)).toMatchObject({ received_amount: refund_amount, list: [{ stage: 'received', refunded_at }] })
  expect(await ani.call(paymentContract.cashier, { order_no })).toMatchObject({ refunded: refund_amount, refunded_late: 0 })
})

it.each([
  ['that takes nothing', '1111110002', false, 'Nama pemilik rekening tidak cocok'],
  ['that was removed', '1234567788', true, 'Rekening tujuan sudah tidak ada'],
] as const)('a refund to an account %s fails and says why; it comes to another one', async (_, number, removed, note) => {
  const order = await createOrder(ani, { steps: ['accept_cod', 'ship', 'confirm'] })
  const refund_target = await addRefundAccount(ani, number)
  const { after_sale_no } = await applyForAfterSale(ani, order, { refund_target })
  if (removed) await ani.call(paymentMethodsContract.refundCardRemove, { refund_card_id: refund_target.id })
  await on(after_sale_no, 'agree')
  shop.advance(3 * DAY)
  const failed = await read(after_sale_no)
  expect(failed).toMatchObject({ status: AFTER_SALE_STATUS.failure, end_reason: 'refund_failed', refunded_at: null, actions: ['retry'] })
  expect(failed.timeline.at(-1)).toMatchObject({ step: 'refund_failed', note })
  expect(await ani.call(refunds, { ...page, stage: 'failed' })).toMatchObject({ total: 1, list: [{ after_sale_no, stage: 'failed' }] })
  const another = await shop.member('another')
  const others = await addRefundAccount(another)
  expect(await ani.errorOf(retryRefund, { after_sale_no, refund_target: others })).toBe('REFUND_ACCOUNT_REQUIRED')
  const own = await addRefundAccount(ani, '5555559999')
  const retried = await ani.call(retryRefund, { after_sale_no, refund_target: own })
  expect(retried).toMatchObject({ status: AFTER_SALE_STATUS.refundPending, end_reason: null, refund_to: 'Bank Arta **** 9999' })
  shop.advance(3 * DAY)
  expect(await read(after_sale_no)).toMatchObject({ status: AFTER_SALE_STATUS.success })
  expect(await ani.call(refunds, page)).toMatchObject({ total: 1, list: [{ stage: 'received', refund_to: 'Bank Arta **** 9999' }] })
  expect(await ani.call(refunds, { ...page, stage: 'failed' })).toMatchObject({ total: 0 })
})

it('a request waits only for what its state ends by', async () => {
  const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani), { type: 'return_refund' })
  const waitsFor = async (...events: readonly string[]) => {
    await on(after_sale_no, ...events)
    const timers = shop.world.timers.all().filter(({ ref }) => ref === after_sale_no)
    return timers.map(({ kind, at }) => [kind, (at - shop.world.clock.now) / DAY])
  }
  const goods = [
    ['after_sale_return_soon', LIMITS.returnDays - 1],
    ['after_sale_return_over', LIMITS.returnDays],
  ]
  const money = [['after_sale_refund_told', LIMITS.refundDays]]
  expect(await waitsFor()).toEqual([])
  expect(await waitsFor('agree')).toEqual(goods)
  shop.advance(DAY)
  expect(await waitsFor('cancel')).toEqual([])
  expect(await waitsFor('reapply', 'agree')).toEqual(goods)
  expect(await waitsFor('send_back')).toEqual([])
  expect(await waitsFor('inspect')).toEqual(money)
  expect(await waitsFor('fail')).toEqual([])
  shop.advance(DAY)
  expect(await waitsFor('retry')).toEqual(money)
  expect(await waitsFor('refund')).toEqual([])
})

it('the control API says why a request can’t be called back, or its refund paid again', async () => {
  const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani, { steps: ['pay', 'ship', 'deliver'] }))
  await expect(on(after_sale_no, 'intercept')).rejects.toThrow('its order is pending_receipt, with nothing on its way')
  await on(after_sale_no, 'cancel')
  await expect(on(after_sale_no, 'retry')).rejects.toThrow('it ended by cancelled')
})

it('the list filters by status, end or order, newest first', async () => {
  const filed: string[] = []
  for (const events of [['agree'], [], ['agree', 'fail'], ['refuse']]) {
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani, { quantity: 1 }))
    await on(after_sale_no, ...events)
    filed.push(after_sale_no)
    shop.advance(1_000)
  }
  const [agreed = '', open = '', failed = '', refused = ''] = filed
  const { order_no } = await read(agreed)
  const ended = (...end_reasons: NonNullable<Where['end_reasons']>): Where => ({ status: AFTER_SALE_STATUS.failure, end_reasons })
  const table: readonly (readonly [Where, readonly string[]])[] = [
    [{}, [refused, failed, open, agreed]],
    [{ status: AFTER_SALE_STATUS.refundPending }, [agreed]],
    [{ status: AFTER_SALE_STATUS.awaitingReview }, [open]],
    [{ order_no }, [agreed]],
    [ended('refund_failed'), [failed]],
    [ended('refused', 'cancelled'), [refused]],
  ]
  for (const [where, numbers] of table)
    expect((await ani.call(list, { ...page, ...where })).list.map(({ after_sale_no }) => after_sale_no)).toEqual(numbers)
})
