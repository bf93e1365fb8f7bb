import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyForAfterSale, createOrder, linesOf, uploadPicture } from '../../testing/after-sale.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import type { OrderRow } from '../order/tables.ts'

const { detail, preview, reapply, returnShipment, couriers } = afterSaleContract

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

/** Where couriers take no cash, and pick nothing up. */
const BANDA_ACEH = '117101'

const on = (after_sale_no: string, ...events: readonly string[]) => shop.fireEvents('after_sale', after_sale_no, ...events)
const file = async (over: Parameters<typeof applyForAfterSale>[2] = {}) => applyForAfterSale(ani, await createOrder(ani), over)

it('a request is missing from everybody else’s lists', async () => {
  const budi = await shop.member('another')
  const { after_sale_no } = await file()
  const page = { page_num: 1, page_size: 10 }
  expect(await budi.call(afterSaleContract.list, page)).toMatchObject({ total: 0 })
  await on(after_sale_no, 'agree')
  expect(await budi.call(afterSaleContract.refunds, page)).toMatchObject({ total: 0, received_amount: 0 })
})

describe('applied again', () => {
  type Form = ArgsOf<typeof reapply>
  const formOf = ({ after_sale_no, refund_amount }: Pick<Form, 'after_sale_no' | 'refund_amount'>): Form => {
    return { after_sale_no, reason: 'damaged', description: '', picture_ids: [], refund_amount }
  }

  it('a request needs its reason, its amount and pictures of the member', async () => {
    const filed = await file()
    const { refund_amount } = filed
    await on(filed.after_sale_no, 'cancel')
    for (const [over, error, field, params] of [
      [{ reason: null }, 'AFTER_SALE_REASON_REQUIRED', 'reason', {}],
      [{ reason: 'other' }, 'AFTER_SALE_REASON_REQUIRED', 'description', {}],
      [{ refund_amount: 1 }, 'AFTER_SALE_AMOUNT', 'refund_amount', { refund_amount }],
      [{ picture_ids: ['no-picture'] }, 'EVIDENCE_INVALID', 'picture_ids', { picture_id: 'no-picture' }],
    ] as [Partial<Form>, string, string, object][])
      expect(await ani.tryCall(reapply, { ...formOf(filed), ...over })).toEqual({ ok: false, error, field, params })
    const picture_id = await uploadPicture(ani)
    const again = await ani.call(reapply, { ...formOf(filed), picture_ids: [picture_id], description: ' Retak ' })
    const picture_list = [`/api/member/picture/${picture_id}`]
    expect(again).toMatchObject({ status: AFTER_SALE_STATUS.awaitingReview, description: 'Retak', picture_list })
  })

  it('keeps its own pictures, and takes nobody else’s', async () => {
    const first = await uploadPicture(ani)
    const filed = await file({ picture_ids: [first] })
    expect(filed.picture_ids).toEqual([first])
    await on(filed.after_sale_no, 'refuse')
    const sent = await uploadPicture(ani)
    await file({ picture_ids: [sent] })
    for (const picture_id of [sent, await uploadPicture(await shop.member('another')), first]) {
      const answer = await ani.tryCall(reapply, { ...formOf(filed), picture_ids: [first, picture_id] })
      expect(answer).toMatchObject({ error: 'EVIDENCE_INVALID', params: { picture_id } })
    }
    const picture_ids = [first, await uploadPicture(ani)]
    expect(await ani.call(reapply, { ...formOf(filed), picture_ids })).toMatchObject({ picture_ids })
  })

  it('counts as an application, and fails when another request holds its pieces', async () => {
    const order = await createOrder(ani)
    const first = await applyForAfterSale(ani, order)
    await on(first.after_sale_no, 'cancel')
    const { after_sale_no } = await applyForAfterSale(ani, order)
    const again = { order_no: order.order_no, type: 'refund_only', lines: linesOf(order, 2), reason: 'damaged' } as const
    const bothFailWith = async (error: string) => {
      expect(await ani.tryCall(reapply, formOf(first))).toMatchObject({ error, params: { after_sale_no } })
      expect(await ani.tryCall(preview, again)).toMatchObject({ error, params: { after_sale_no } })
    }
    await bothFailWith('AFTER_SALE_ONGOING')
    await on(after_sale_no, 'agree', 'refund')
    await bothFailWith('AFTER_SALE_EXISTS')
    const other = await file()
    for (let nth = 1; nth < 5; nth += 1) await on(other.after_sale_no, 'cancel', 'reapply')
    await on(other.after_sale_no, 'cancel')
    expect(await ani.tryCall(reapply, formOf(other))).toMatchObject({ error: 'AFTER_SALE_LIMIT', params: { limit: 5 } })
    expect(await ani.call(detail, { after_sale_no: other.after_sale_no })).toMatchObject({ actions: [] })
  })
})

it('the return shipment can be edited until the merchant has the parcel; the same edit is reported once', async () => {
  const { after_sale_no } = await file({ type: 'return_refund' })
  await on(after_sale_no, 'agree')
  const send = (courier_code: string, tracking_number: string) =>
    ani.tryCall(returnShipment, { after_sale_no, courier_code, tracking_number })
  const read = () => ani.call(detail, { after_sale_no })
  const steps = async () => (await read()).timeline.map(({ step }) => step)
  await send('lesat_antar', 'LA00012345')
  const { sent_at = '' } = (await read()).return_shipment ?? {}
  shop.advance(60_000)
  expect((await read()).actions).toEqual(['correct_shipment'])
  expect(await send('lesat_antar', 'la 0001 2345')).toMatchObject({ ok: true })
  expect(await steps()).toEqual(['applied', 'agreed', 'sent_back'])
  expect(await send('pigeon', 'LA00012345')).toMatchObject({ error: 'RETURN_SHIPMENT_INCOMPLETE', field: 'courier_code' })
  expect(await send('pos_bahari', 'PB1')).toMatchObject({ error: 'RETURN_SHIPMENT_INCOMPLETE', field: 'tracking_number' })
  const return_shipment = { courier_code: 'pos_bahari', tracking_number: 'PB00012345', sent_at, pickup: false }
  const status = AFTER_SALE_STATUS.pendingInspection
  expect(await send('pos_bahari', 'PB00012345')).toMatchObject({ ok: true, data: { status, return_shipment } })
  expect(await steps()).toEqual(['applied', 'agreed', 'sent_back', 'shipment_corrected'])
  await on(after_sale_no, 'inspect')
  expect((await read()).actions).toEqual([])
  expect(await send('pos_bahari', 'PB00012346')).toMatchObject({ error: 'AFTER_SALE_STATUS_MISMATCH' })
})

it('a courier picks the goods up: asked twice there is one parcel, and the shopper may still send them another way', async () => {
  const { after_sale_no } = await file({ type: 'return_refund' })
  expect(await ani.call(detail, { after_sale_no })).toMatchObject({ pickup_address: null, return_payer: 'shop' })
  await on(after_sale_no, 'agree')
  const { pickup_address, order_no } = await ani.call(detail, { after_sale_no })
  expect(pickup_address).toBe((await ani.order(order_no)).delivery_address)
  const send = (over: { courier_code?: string; tracking_number?: string; pickup?: boolean }) =>
    ani.call(returnShipment, { after_sale_no, courier_code: '', tracking_number: '', ...over })
  const booked = await send({ pickup: true })
  expect(booked).toMatchObject({ status: AFTER_SALE_STATUS.pendingInspection, pickup_address: null, return_shipment: { pickup: true } })
  expect((await send({ pickup: true })).return_shipment).toEqual(booked.return_shipment)
  const own = { courier_code: 'pos_bahari', tracking_number: 'PB00012345' }
  expect((await send(own)).return_shipment).toMatchObject({ ...own, pickup: false })
})

it('where no courier picks up, the shopper has to send the goods', async () => {
  const { after_sale_no, order_no } = await file({ type: 'return_refund' })
  await on(after_sale_no, 'agree')
  await shop.withWorld(({ db }) => {
    const { destination } = db.orders.get(order_no) as OrderRow
    db.orders.update(order_no, { destination: { ...destination, district_code: BANDA_ACEH } })
  })
  expect((await ani.call(detail, { after_sale_no })).pickup_address).toBeNull()
  const asked = { after_sale_no, courier_code: '', tracking_number: '', pickup: true }
  expect(await ani.tryCall(returnShipment, asked)).toMatchObject({ error: 'RETURN_SHIPMENT_INCOMPLETE', field: 'courier_code' })
})

it.each([
  ['id', 'Kurir lain', 'Foto belum menunjukkan masalahnya', 'Kartu **** 4242'],
  ['en', 'Another courier', 'The pictures don’t show what is wrong', 'Card **** 4242'],
  ['zh-CN', '其他快递', '图片未能显示商品的问题', '银行卡 **** 4242'],
])('couriers, reasons and the way back are read in %s', async (language, courier_name, note, refund_to) => {
  ani = await shop.member('ani', language)
  const { list } = await ani.call(couriers, undefined)
  expect(list.at(-1)).toEqual({ courier_code: 'other', courier_name })
  const { order_no, after_sale_no } = await file()
  await on(after_sale_no, 'refuse')
  await shop.withWorld(({ db }) => {
    db.orders.update(order_no, { pay_method: 'card' })
    const { payment_no = '' } = db.payments.find({ order_no }) ?? {}
    db.payments.update(payment_no, { method: 'card', channel: null, paid_with: 'visa 4242 5 2028' })
  })
  const refused = await ani.call(detail, { after_sale_no })
  expect(refused.timeline.at(-1)).toMatchObject({ step: 'refused', note })
  expect(refused.refund_to).toBe(refund_to)
})

it.each([
  ['the merchant’s own text appears unchanged', { reason: ' Sudah lewat masa garansi ' }, 'Sudah lewat masa garansi'],
  ['a blank text is none', { reason: ' ' }, 'Foto belum menunjukkan masalahnya'],
])('%s', async (_, params, note) => {
  const { after_sale_no } = await file()
  await shop.fireEvent('after_sale', after_sale_no, 'refuse', params)
  expect((await ani.call(detail, { after_sale_no })).timeline.at(-1)).toMatchObject({ note })
})

it.each([
  ['fail', { reason: 'no idea' }, 'must be one of'],
  ['fail', { reason: 'toString' }, 'must be one of'],
  ['send_back', { courier_code: 'pigeon' }, 'there is no courier pigeon'],
] as const)('the event %s is refused with %j', async (event, params, why) => {
  const { after_sale_no } = await file()
  await expect(shop.fireEvent('after_sale', after_sale_no, event, params)).rejects.toThrow(why)
})
