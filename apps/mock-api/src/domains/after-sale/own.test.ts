import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { Call } from '@nusaria/contracts/contract'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { pictureContract } from '@nusaria/contracts/picture'
import { beforeAll, describe, expect, it } from 'vitest'
import { ZodObject } from 'zod'
import { addRefundAccount, applyForAfterSale, createOrder } from '../../testing/after-sale.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { PNG, pictureFile } from '../../testing/sample-pictures.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const { detail, cancel, reapply, returnShipment, retryRefund, couriers } = afterSaleContract

let shop: TestShop
let ani: Shopper
let budi: Shopper
let refund_target: Awaited<ReturnType<typeof addRefundAccount>>
let held: { readonly after_sale_no: string; readonly refund_amount: number }

beforeAll(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  budi = await shop.member('another')
  await shop.addAddress(ani)
  refund_target = await addRefundAccount(budi)
  held = await applyForAfterSale(ani, await createOrder(ani), { type: 'return_refund' })
})

/** How another member sends a request's number to each call. */
const CALLS = {
  detail: (after_sale_no: string) => budi.tryCall(detail, { after_sale_no }),
  cancel: (after_sale_no: string) => budi.tryCall(cancel, { after_sale_no }),
  reapply: (after_sale_no: string) =>
    budi.tryCall(reapply, {
      after_sale_no,
      reason: 'damaged',
      description: '',
      picture_ids: [],
      refund_amount: held.refund_amount,
    }),
  returnShipment: (after_sale_no: string) =>
    budi.tryCall(returnShipment, { after_sale_no, courier_code: 'lesat_antar', tracking_number: 'LA00012345' }),
  retryRefund: (after_sale_no: string) => budi.tryCall(retryRefund, { after_sale_no, refund_target }),
} as const

describe('a request belongs to its member', () => {
  it.each(Object.entries(CALLS))('for %s', async (_, asks) => {
    const before = await ani.call(detail, { after_sale_no: held.after_sale_no })
    expect(await asks(held.after_sale_no)).toMatchObject({ ok: false, error: 'AFTER_SALE_NOT_FOUND' })
    expect(await asks('AS000000000000')).toMatchObject({ ok: false, error: 'AFTER_SALE_NOT_FOUND' })
    expect(await ani.call(detail, { after_sale_no: held.after_sale_no })).toEqual(before)
  })

  it('in every call that takes its number', () => {
    const fieldsOf = (call: Call) => [call.body, call.params].flatMap((part) => (part instanceof ZodObject ? Object.keys(part.shape) : []))
    const taking = Object.entries<Call>(afterSaleContract).filter(([, call]) => fieldsOf(call).includes('after_sale_no'))
    expect(Object.keys(CALLS).sort()).toEqual(taking.map(([name]) => name).sort())
  })

  it('and is missing from everybody else’s lists', async () => {
    const page = { page_num: 1, page_size: 10 }
    expect(await budi.call(afterSaleContract.list, page)).toMatchObject({ total: 0 })
    await shop.fireEvent('after_sale', held.after_sale_no, 'cancel')
    expect(await budi.call(afterSaleContract.refunds, page)).toMatchObject({ total: 0, received_amount: 0 })
  })
})

describe('applied again', () => {
  const again = (over: object) =>
    ani.tryCall(reapply, {
      after_sale_no: held.after_sale_no,
      reason: 'damaged',
      description: '',
      picture_ids: [],
      refund_amount: held.refund_amount,
      ...over,
    })

  it('a request needs its reason, its amount and pictures of the member', async () => {
    expect(await again({ reason: null })).toMatchObject({ error: 'AFTER_SALE_REASON_REQUIRED', field: 'reason' })
    expect(await again({ reason: 'other' })).toMatchObject({ error: 'AFTER_SALE_REASON_REQUIRED', field: 'description' })
    expect(await again({ refund_amount: 1 })).toMatchObject({ error: 'AFTER_SALE_AMOUNT', params: { refund_amount: held.refund_amount } })
    expect(await again({ picture_ids: ['no-picture'] })).toMatchObject({ error: 'EVIDENCE_INVALID', params: { picture_id: 'no-picture' } })
    const file = pictureFile('image/png', PNG)
    const { picture_id } = await ani.call(pictureContract.upload, { purpose: 'evidence', file })
    const filed = await again({ picture_ids: [picture_id], description: ' Retak ' })
    expect(filed).toMatchObject({
      ok: true,
      data: { status: AFTER_SALE_STATUS.awaitingReview, description: 'Retak', picture_list: [`/api/member/picture/${picture_id}`] },
    })
  })

  it('keeps its own pictures, and takes nobody else’s', async () => {
    const upload = async (who: Shopper) =>
      (await who.call(pictureContract.upload, { purpose: 'evidence', file: pictureFile('image/png', PNG) })).picture_id
    const first = await upload(ani)
    const filed = await applyForAfterSale(ani, await createOrder(ani), { picture_ids: [first] })
    expect(filed.picture_ids).toEqual([first])
    const { after_sale_no, refund_amount } = filed
    await shop.fireEvent('after_sale', after_sale_no, 'refuse')
    const form = { after_sale_no, reason: 'damaged' as const, description: '', refund_amount }
    const other = await applyForAfterSale(ani, await createOrder(ani), { picture_ids: [await upload(ani)] })
    for (const id of [(other.picture_ids ?? [])[0] ?? '', await upload(budi)])
      expect(await ani.tryCall(reapply, { ...form, picture_ids: [first, id] })).toMatchObject({
        error: 'EVIDENCE_INVALID',
        params: { picture_id: id },
      })
    expect(await ani.tryCall(reapply, { ...form, picture_ids: [first, first] })).toMatchObject({ error: 'EVIDENCE_INVALID' })
    const second = await upload(ani)
    expect(await ani.call(reapply, { ...form, picture_ids: [first, second] })).toMatchObject({ picture_ids: [first, second] })
  })

  it('counts as an application, and fails when another request holds its pieces', async () => {
    const order = await createOrder(ani)
    const first = await applyForAfterSale(ani, order)
    await shop.fireEvent('after_sale', first.after_sale_no, 'cancel')
    const second = await applyForAfterSale(ani, order)
    const form = { reason: 'damaged' as const, description: '', picture_ids: [], refund_amount: first.refund_amount }
    const asks = () => ani.tryCall(reapply, { after_sale_no: first.after_sale_no, ...form })
    expect(await asks()).toMatchObject({ error: 'AFTER_SALE_ONGOING', params: { after_sale_no: second.after_sale_no } })
    await shop.fireEvent('after_sale', second.after_sale_no, 'agree')
    await shop.fireEvent('after_sale', second.after_sale_no, 'refund')
    expect(await asks()).toMatchObject({ error: 'AFTER_SALE_EXISTS', params: { after_sale_no: second.after_sale_no } })
    const other = await applyForAfterSale(ani, await createOrder(ani))
    for (let nth = 1; nth < 5; nth += 1)
      for (const event of ['cancel', 'reapply']) await shop.fireEvent('after_sale', other.after_sale_no, event)
    await shop.fireEvent('after_sale', other.after_sale_no, 'cancel')
    const last = await ani.tryCall(reapply, { after_sale_no: other.after_sale_no, ...form, refund_amount: other.refund_amount })
    expect(last).toMatchObject({ error: 'AFTER_SALE_LIMIT', params: { limit: 5 } })
    expect((await ani.call(detail, { after_sale_no: other.after_sale_no })).actions).toEqual([])
  })
})

describe('the return shipment', () => {
  it('needs a known courier and a number', async () => {
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani), { type: 'return_refund' })
    await shop.fireEvent('after_sale', after_sale_no, 'agree')
    for (const [courier_code, tracking_number, field] of [
      ['', 'LA00012345', 'courier_code'],
      ['pigeon', 'LA00012345', 'courier_code'],
      ['lesat_antar', ' ', 'tracking_number'],
      ['lesat_antar', 'LA1', 'tracking_number'],
    ] as const)
      expect(await ani.tryCall(returnShipment, { after_sale_no, courier_code, tracking_number })).toMatchObject({
        error: 'RETURN_SHIPMENT_INCOMPLETE',
        field,
      })
    const { return_address } = await ani.call(detail, { after_sale_no })
    expect(return_address).toMatchObject({ recipient: 'Gudang Retur Nusaria' })
  })

  it('can be edited until the merchant has the parcel; the same edit is reported once', async () => {
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani), { type: 'return_refund' })
    await shop.fireEvent('after_sale', after_sale_no, 'agree')
    const send = (courier_code: string, tracking_number: string) =>
      ani.tryCall(returnShipment, { after_sale_no, courier_code, tracking_number })
    const { sent_at = '' } =
      (await ani.call(returnShipment, { after_sale_no, courier_code: 'lesat_antar', tracking_number: 'LA00012345' })).return_shipment ?? {}
    shop.advance(60_000)
    const steps = async () => (await ani.call(detail, { after_sale_no })).timeline.map(({ step }) => step)
    expect((await ani.call(detail, { after_sale_no })).actions).toEqual(['correct_shipment'])
    expect(await send('lesat_antar', 'la 0001 2345')).toMatchObject({ ok: true })
    expect(await steps()).toEqual(['applied', 'agreed', 'sent_back'])
    expect(await send('pos_bahari', 'PB1')).toMatchObject({ error: 'RETURN_SHIPMENT_INCOMPLETE', field: 'tracking_number' })
    expect(await send('pos_bahari', 'PB00012345')).toMatchObject({
      ok: true,
      data: {
        status: AFTER_SALE_STATUS.pendingInspection,
        return_shipment: { courier_code: 'pos_bahari', tracking_number: 'PB00012345', sent_at },
      },
    })
    expect(await steps()).toEqual(['applied', 'agreed', 'sent_back', 'shipment_corrected'])
    await shop.fireEvent('after_sale', after_sale_no, 'inspect')
    expect((await ani.call(detail, { after_sale_no })).actions).toEqual([])
    expect(await send('pos_bahari', 'PB00012346')).toMatchObject({ error: 'AFTER_SALE_STATUS_MISMATCH' })
  })

  it.each([
    ['id', 'Kurir lain', 'Foto belum menunjukkan masalahnya', 'Kartu **** 4242'],
    ['en', 'Another courier', 'The pictures don’t show what is wrong', 'Card **** 4242'],
    ['zh-CN', '其他快递', '图片未能显示商品的问题', '银行卡 **** 4242'],
  ])('couriers, reasons and the way back are read in %s', async (language, courier_name, note, refund_to) => {
    const reader = await shop.member(`reader-${language}`, language)
    await shop.addAddress(reader)
    const { list } = await reader.call(couriers, undefined)
    expect(list.at(-1)).toEqual({ courier_code: 'other', courier_name })
    const order = await createOrder(reader)
    const { after_sale_no } = await applyForAfterSale(reader, order)
    await shop.fireEvent('after_sale', after_sale_no, 'refuse')
    await shop.withWorld(({ db }) => {
      db.orders.update(order.order_no, { pay_method: 'card' })
      const { payment_no = '' } = db.payments.find({ order_no: order.order_no }) ?? {}
      db.payments.update(payment_no, { method: 'card', channel: null, paid_with: 'visa 4242 5 2028' })
    })
    const refused = await reader.call(detail, { after_sale_no })
    expect(refused.timeline.at(-1)).toMatchObject({ step: 'refused', note })
    expect(refused.refund_to).toBe(refund_to)
  })

  it('the merchant’s own text appears unchanged', async () => {
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani))
    await shop.fireEvent('after_sale', after_sale_no, 'refuse', { reason: 'Sudah lewat masa garansi' })
    expect((await ani.call(detail, { after_sale_no })).timeline.at(-1)).toMatchObject({ note: 'Sudah lewat masa garansi' })
    await expect(shop.fireEvent('after_sale', after_sale_no, 'fail', { reason: 'no idea' })).rejects.toThrow(/must be one of/)
  })
})
