import { DAY } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { cartContract } from '@nusaria/contracts/cart'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { orderContract } from '@nusaria/contracts/order'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { pictureContract } from '@nusaria/contracts/picture'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRefundAccount, applyForAfterSale, createApplyArgs, createOrder } from '../../testing/after-sale.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { PNG, pictureFile } from '../../testing/sample-pictures.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const { options, preview, apply, detail, list, cancel } = afterSaleContract

let shop: TestShop
let ani: Shopper

beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  await shop.addAddress(ani)
})

describe('what can be requested', () => {
  it.each([
    ['unpaid', [], 'ORDER_STATUS_MISMATCH', []],
    ['paid', ['pay'], undefined, ['refund_only']],
    ['cash to come', ['accept_cod'], 'ORDER_STATUS_MISMATCH', []],
    ['shipped', ['pay', 'ship'], undefined, ['refund_only', 'return_refund']],
    ['shipped for cash', ['accept_cod', 'ship', 'deliver'], 'ORDER_STATUS_MISMATCH', []],
    ['received', ['pay', 'ship', 'confirm'], undefined, ['refund_only', 'return_refund']],
    ['received for cash', ['accept_cod', 'ship', 'confirm'], undefined, ['refund_only', 'return_refund']],
    ['cancelled', ['cancel'], 'ORDER_STATUS_MISMATCH', []],
  ] as const)('on an order that is %s', async (_, steps, error, types) => {
    const order = await createOrder(ani, { steps })
    const { order_no } = order
    expect((await ani.call(options, { order_no })).types).toEqual(types)
    const lines = [{ line_no: order.lines[0]?.line_no ?? '', quantity: 1 }]
    const answer = await ani.tryCall(preview, { order_no, type: 'refund_only', lines, reason: null })
    expect(answer.ok ? undefined : answer.error).toBe(error)
  })

  it('ends one week after the order was completed, by the world’s clock', async () => {
    const order = await createOrder(ani)
    const form = await createApplyArgs(ani, order)
    const { deadline } = await ani.call(options, { order_no: order.order_no })
    shop.advance(LIMITS.afterSaleDays * DAY - 1)
    expect((await ani.call(options, { order_no: order.order_no })).types).not.toEqual([])
    shop.advance(1)
    expect(await ani.call(options, { order_no: order.order_no })).toMatchObject({ types: [], deadline })
    const { order_no, type, lines, reason } = form
    expect(await ani.tryCall(preview, { order_no, type, lines, reason })).toMatchObject({ error: 'AFTER_SALE_DEADLINE_PAST' })
    expect(await ani.tryCall(apply, form)).toMatchObject({ error: 'AFTER_SALE_DEADLINE_PAST', params: { deadline } })
  })

  it('is nothing on another member’s order', async () => {
    const budi = await shop.member('another')
    const order = await createOrder(ani)
    const form = await createApplyArgs(ani, order)
    for (const [order_no, error] of [
      [order.order_no, 'ORDER_NOT_FOUND'],
      ['NS000000000000', 'ORDER_NOT_FOUND'],
    ] as const) {
      expect(await budi.errorOf(options, { order_no })).toBe(error)
      expect(await budi.errorOf(preview, { order_no, type: form.type, lines: form.lines, reason: null })).toBe(error)
      expect(await budi.errorOf(apply, { ...form, order_no })).toBe(error)
    }
    expect(await budi.call(list, { page_num: 1, page_size: 10, order_no: order.order_no })).toMatchObject({ total: 0 })
  })
})

describe('a request', () => {
  it('records what was requested, and awaits review', async () => {
    const order = await createOrder(ani, { quantity: 3 })
    const line_no = order.lines[0]?.line_no ?? ''
    const filed = await applyForAfterSale(ani, order, { lines: [{ line_no, quantity: 2 }], description: '  Sobek  ' })
    expect(filed).toMatchObject({
      order_no: order.order_no,
      type: 'refund_only',
      status: AFTER_SALE_STATUS.awaitingReview,
      quantity: 2,
      reason: 'damaged',
      description: 'Sobek',
      refund_amount: 2 * 72_500,
      end_reason: null,
      deadline: null,
      actions: ['cancel'],
      return_address: null,
      timeline: [{ step: 'applied', at: filed.server_time, note: null }],
    })
    expect(filed.lines).toMatchObject([{ sku_no: 'KOPI-1', quantity: 2, price: 72_500 }])
    expect(await ani.call(detail, { after_sale_no: filed.after_sale_no })).toEqual(filed)
    const left = await ani.call(options, { order_no: order.order_no })
    expect(left).toMatchObject({ attempts_left: 4, lines: [{ available: 1, ongoing_no: filed.after_sale_no }] })
  })

  it('is created once per form, however often the form is sent', async () => {
    const order = await createOrder(ani)
    const form = await createApplyArgs(ani, order)
    const answers = await Promise.all([ani.call(apply, form), ani.call(apply, form)])
    const again = await ani.call(apply, form)
    expect(answers).toEqual([again, again])
    expect(await ani.call(list, { page_num: 1, page_size: 10 })).toMatchObject({ total: 1 })
    const budi = await shop.member('another')
    expect(await budi.errorOf(apply, form)).toBe('ORDER_NOT_FOUND')
  })

  it('needs pieces that no other request holds', async () => {
    const order = await createOrder(ani)
    const form = await createApplyArgs(ani, order)
    const { after_sale_no } = await ani.call(apply, form)
    const again = { ...form, request_id: 'another-form' }
    expect(await ani.tryCall(apply, again)).toMatchObject({ error: 'AFTER_SALE_ONGOING', field: 'lines', params: { after_sale_no } })
    for (const event of ['agree', 'refund']) await shop.fireEvent('after_sale', after_sale_no, event)
    expect(await ani.tryCall(apply, again)).toMatchObject({ error: 'AFTER_SALE_EXISTS', params: { after_sale_no } })
    expect(await ani.call(options, { order_no: order.order_no })).toMatchObject({ lines: [{ available: 0, ongoing_no: null }] })
  })

  it('is possible on another line of the same order at the same time', async () => {
    for (const sku_no of ['KOPI-1', 'LOSION-1']) await ani.call(cartContract.add, { sku_no, quantity: 1 })
    const { order_no } = await confirmAndPlace(ani, { type: 'cart' })
    for (const step of ['pay', 'ship', 'confirm']) await shop.fireEvent('order', order_no, step)
    const order = await ani.call(orderContract.detail, { order_no })
    const [first, second] = order.lines.map(({ line_no }) => ({ line_no, quantity: 1 }))
    if (!first || !second) throw new Error('The order has two lines')
    await applyForAfterSale(ani, order, { lines: [first] })
    await applyForAfterSale(ani, order, { lines: [second] })
    expect(await ani.call(list, { page_num: 1, page_size: 10, order_no })).toMatchObject({ total: 2 })
  })

  it('has limits: five applications per order, the pieces bought, and goods that can be sent back', async () => {
    const order = await createOrder(ani)
    const form = await createApplyArgs(ani, order)
    const [line] = form.lines
    if (!line) throw new Error('The form has a line')
    const fails = (over: Partial<typeof form>) => ani.tryCall(apply, { ...form, ...over })
    expect(await fails({ lines: [{ ...line, quantity: 3 }] })).toMatchObject({ error: 'AFTER_SALE_QUANTITY', params: { available: 2 } })
    expect(await fails({ lines: [{ ...line, line_no: 'no-line' }] })).toMatchObject({ error: 'AFTER_SALE_QUANTITY', field: 'lines' })
    expect(await fails({ lines: [line, line] })).toMatchObject({ error: 'AFTER_SALE_QUANTITY', field: 'lines' })
    for (let nth = 0; nth < 5; nth += 1) {
      const { after_sale_no } = await ani.call(apply, { ...form, request_id: `form-of-turn-${nth}` })
      await ani.call(cancel, { after_sale_no })
    }
    const limit = { error: 'AFTER_SALE_LIMIT', params: { limit: 5 } }
    expect(await fails({})).toMatchObject(limit)
    const { order_no, type, lines } = form
    expect(await ani.tryCall(preview, { order_no, type, lines, reason: null })).toMatchObject(limit)
    expect(await ani.call(options, { order_no: order.order_no })).toMatchObject({ attempts_left: 0 })
    const unshipped = await createOrder(ani, { steps: ['pay'] })
    const early = await createApplyArgs(ani, unshipped)
    expect(await ani.tryCall(apply, { ...early, type: 'return_refund' })).toMatchObject({
      error: 'AFTER_SALE_TYPE_UNSUPPORTED',
      field: 'type',
    })
  })

  it('needs a reason, and the amount from the preview', async () => {
    const form = await createApplyArgs(ani, await createOrder(ani))
    const { refund_amount } = form
    expect(await ani.tryCall(apply, { ...form, reason: null })).toMatchObject({ error: 'AFTER_SALE_REASON_REQUIRED', field: 'reason' })
    const other = { ...form, reason: 'other', description: '  ' } as const
    expect(await ani.tryCall(apply, other)).toMatchObject({ error: 'AFTER_SALE_REASON_REQUIRED', field: 'description' })
    const dearer = await ani.tryCall(apply, { ...form, refund_amount: refund_amount + 1 })
    expect(dearer).toMatchObject({ error: 'AFTER_SALE_AMOUNT', field: 'refund_amount', params: { refund_amount } })
    expect(await ani.call(list, { page_num: 1, page_size: 10 })).toMatchObject({ total: 0 })
  })
})

describe('where the money goes', () => {
  const budi = () => shop.member('another')

  it('back to the payment method, or to an account of the member', async () => {
    expect(await applyForAfterSale(ani, await createOrder(ani))).toMatchObject({ refund_to: 'Bank Arta' })
    const refund_target = await addRefundAccount(ani)
    expect(await applyForAfterSale(ani, await createOrder(ani), { refund_target })).toMatchObject({ refund_to: 'Bank Arta **** 7788' })
    const { e_wallet_id } = await ani.call(paymentMethodsContract.eWalletAdd, { e_wallet_code: 'kantongin', phone: '81234567890' })
    const wallet = { kind: 'e_wallet', id: e_wallet_id } as const
    expect(await applyForAfterSale(ani, await createOrder(ani), { refund_target: wallet })).toMatchObject({
      refund_to: 'Kantongin 8123****890',
    })
  })

  it('needs an account when the order was paid in cash, and it must be the member’s own', async () => {
    const form = await createApplyArgs(ani, await createOrder(ani, { steps: ['accept_cod', 'ship', 'confirm'] }))
    const required = { ok: false, error: 'REFUND_ACCOUNT_REQUIRED', field: 'refund_target' }
    expect(await ani.call(options, { order_no: form.order_no })).toMatchObject({ needs_refund_target: true })
    expect(await ani.tryCall(apply, form)).toMatchObject(required)
    const others = await addRefundAccount(await budi())
    expect(await ani.tryCall(apply, { ...form, refund_target: others })).toMatchObject(required)
    const own = await addRefundAccount(ani)
    expect(await ani.tryCall(apply, { ...form, refund_target: { ...own, kind: 'e_wallet' } })).toMatchObject(required)
    expect(await ani.call(apply, { ...form, refund_target: own })).toMatchObject({
      status: AFTER_SALE_STATUS.awaitingReview,
      refund_to: 'Bank Arta **** 7788',
    })
    const online = await createApplyArgs(ani, await createOrder(ani))
    expect(await ani.tryCall(apply, { ...online, refund_target: others })).toMatchObject(required)
  })
})

describe('pictures', () => {
  const uploads = async (who: Shopper, purpose: 'evidence' | 'review' = 'evidence') =>
    (await who.call(pictureContract.upload, { purpose, file: pictureFile('image/png', PNG) })).picture_id

  it('are evidence, and stay with the request', async () => {
    const picture_ids = [await uploads(ani), await uploads(ani)]
    const { picture_list } = await applyForAfterSale(ani, await createOrder(ani), { picture_ids })
    expect(picture_list).toEqual(picture_ids.map((id) => `/api/member/picture/${id}`))
    const [first = ''] = picture_ids
    expect(await ani.errorOf(pictureContract.remove, { picture_id: first })).toBe('EVIDENCE_INVALID')
  })

  it('must be the member’s own, uploaded for this and unsent, each once; the error names the one that is not', async () => {
    const form = await createApplyArgs(ani, await createOrder(ani))
    const good = await uploads(ani)
    const sent = await uploads(ani)
    await applyForAfterSale(ani, await createOrder(ani), { picture_ids: [sent] })
    const others = await uploads(await shop.member('another'))
    for (const picture_id of [sent, others, await uploads(ani, 'review'), 'no-picture', good])
      expect(await ani.tryCall(apply, { ...form, picture_ids: [good, picture_id] })).toMatchObject({
        error: 'EVIDENCE_INVALID',
        field: 'picture_ids',
        params: { picture_id },
      })
    expect(await ani.call(apply, { ...form, picture_ids: [good] })).toMatchObject({ status: AFTER_SALE_STATUS.awaitingReview })
  })
})
