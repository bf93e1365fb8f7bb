import { DAY } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { orderContract } from '@nusaria/contracts/order'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { pictureContract } from '@nusaria/contracts/picture'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRefundAccount, applyForAfterSale, createApplyArgs, createOrder, linesOf, uploadPicture } from '../../testing/after-sale.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const { options, preview, apply, detail, list, cancel } = afterSaleContract
const page = { page_num: 1, page_size: 10 }

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

it('what can be requested ends one week after the order was completed, by the world’s clock', async () => {
  const form = await createApplyArgs(ani, await createOrder(ani))
  const { order_no, type, lines, reason } = form
  const { deadline } = await ani.call(options, { order_no })
  shop.advance(LIMITS.afterSaleDays * DAY - 1)
  expect((await ani.call(options, { order_no })).types).not.toEqual([])
  shop.advance(1)
  expect(await ani.call(options, { order_no })).toMatchObject({ types: [], deadline })
  expect(await ani.errorOf(preview, { order_no, type, lines, reason })).toBe('AFTER_SALE_DEADLINE_PAST')
  expect(await ani.tryCall(apply, form)).toMatchObject({ error: 'AFTER_SALE_DEADLINE_PAST', params: { deadline } })
})

describe('a request', () => {
  it('records what was requested, and awaits review', async () => {
    const order = await createOrder(ani, { quantity: 3 })
    const filed = await applyForAfterSale(ani, order, { lines: linesOf(order, 2), description: '  Sobek  ' })
    const { order_no } = order
    expect(filed).toMatchObject({
      ...{ order_no, type: 'refund_only', quantity: 2, reason: 'damaged', description: 'Sobek', refund_amount: 2 * 72_500 },
      ...{ status: AFTER_SALE_STATUS.awaitingReview, end_reason: null, deadline: null, return_address: null },
      actions: ['cancel'],
      timeline: [{ step: 'applied', at: filed.server_time, note: null }],
      lines: [{ sku_no: 'KOPI-1', quantity: 2, price: 72_500 }],
    })
    expect(await ani.call(detail, { after_sale_no: filed.after_sale_no })).toEqual(filed)
    const left = { attempts_left: 4, lines: [{ available: 1, ongoing_no: filed.after_sale_no }] }
    expect(await ani.call(options, { order_no })).toMatchObject(left)
  })

  it('is created once for a form that is sent twice at the same moment', async () => {
    const form = await createApplyArgs(ani, await createOrder(ani))
    const [first, second] = await Promise.all([ani.call(apply, form), ani.call(apply, form)])
    expect(first).toEqual(second)
    expect(await ani.call(list, page)).toMatchObject({ total: 1 })
  })

  it('has limits: five applications per order, the pieces bought, and goods that can be sent back', async () => {
    const form = await createApplyArgs(ani, await createOrder(ani))
    const { order_no, type, lines } = form
    const fails = (over: Partial<typeof form>) => ani.tryCall(apply, { ...form, ...over })
    const tooMany = { error: 'AFTER_SALE_QUANTITY', field: 'lines' }
    expect(await fails({ lines: lines.map((line) => ({ ...line, quantity: 3 })) })).toMatchObject({ ...tooMany, params: { available: 2 } })
    expect(await fails({ lines: [{ line_no: 'no-line', quantity: 1 }] })).toMatchObject(tooMany)
    expect(await fails({ lines: [...lines, ...lines] })).toMatchObject(tooMany)
    for (let nth = 0; nth < 5; nth += 1) {
      const { after_sale_no } = await ani.call(apply, { ...form, request_id: `form-of-turn-${nth}` })
      await ani.call(cancel, { after_sale_no })
    }
    const limit = { error: 'AFTER_SALE_LIMIT', params: { limit: 5 } }
    expect(await fails({})).toMatchObject(limit)
    expect(await ani.tryCall(preview, { order_no, type, lines, reason: null })).toMatchObject(limit)
    expect(await ani.call(options, { order_no })).toMatchObject({ attempts_left: 0 })
    const early = await createApplyArgs(ani, await createOrder(ani, { steps: ['pay'] }))
    const unsupported = { error: 'AFTER_SALE_TYPE_UNSUPPORTED', field: 'type' }
    expect(await ani.tryCall(apply, { ...early, type: 'return_refund' })).toMatchObject(unsupported)
  })
})

describe('where the money goes', () => {
  it('back to the payment method, or to an account of the member', async () => {
    expect(await applyForAfterSale(ani, await createOrder(ani))).toMatchObject({ refund_to: 'Bank Arta' })
    const refund_target = await addRefundAccount(ani)
    expect(await applyForAfterSale(ani, await createOrder(ani), { refund_target })).toMatchObject({ refund_to: 'Bank Arta **** 7788' })
    const { e_wallet_id } = await ani.call(paymentMethodsContract.eWalletAdd, { e_wallet_code: 'kantongin', phone: '81234567890' })
    const wallet = { refund_target: { kind: 'e_wallet', id: e_wallet_id } } as const
    expect(await applyForAfterSale(ani, await createOrder(ani), wallet)).toMatchObject({ refund_to: 'Kantongin 8123****890' })
  })

  it('on an order paid in cash is possible from its delivery on, without confirming receipt', async () => {
    const account = await addRefundAccount(ani)
    const under_way = await createOrder(ani, { steps: ['accept_cod', 'ship'] })
    expect(await ani.call(options, { order_no: under_way.order_no })).toMatchObject({ types: [], deadline: null })
    const there = await createOrder(ani, { steps: ['accept_cod', 'ship', 'deliver'] })
    const { order_no } = there
    expect((await ani.call(options, { order_no })).types).toEqual(['refund_only', 'return_refund'])
    expect((await ani.call(orderContract.detail, { order_no })).actions).toContain('after_sale')
    const filed = await ani.call(apply, await createApplyArgs(ani, there, { type: 'return_refund', refund_target: account }))
    expect(filed.status).toBe(AFTER_SALE_STATUS.awaitingReview)
    expect((await ani.call(orderContract.detail, { order_no })).actions).not.toContain('confirm_receipt')
  })

  it('needs an account when the order was paid in cash, and it must be the member’s own', async () => {
    const form = await createApplyArgs(ani, await createOrder(ani, { steps: ['accept_cod', 'ship', 'confirm'] }))
    expect(await ani.call(options, { order_no: form.order_no })).toMatchObject({ needs_refund_target: true })
    const others = await addRefundAccount(await shop.member('another'))
    const own = await addRefundAccount(ani)
    const online = await createApplyArgs(ani, await createOrder(ani))
    for (const args of [
      form,
      { ...form, refund_target: others },
      { ...form, refund_target: { ...own, kind: 'e_wallet' as const } },
      { ...online, refund_target: others },
    ])
      expect(await ani.tryCall(apply, args)).toMatchObject({ error: 'REFUND_ACCOUNT_REQUIRED', field: 'refund_target' })
    expect(await ani.call(apply, { ...form, refund_target: own })).toMatchObject({ refund_to: 'Bank Arta **** 7788' })
  })
})

describe('pictures', () => {
  it('are evidence, and stay with the request', async () => {
    const picture_ids = [await uploadPicture(ani), await uploadPicture(ani)]
    const { picture_list } = await applyForAfterSale(ani, await createOrder(ani), { picture_ids })
    expect(picture_list).toEqual(picture_ids.map((id) => `/api/member/picture/${id}`))
    expect(await ani.errorOf(pictureContract.remove, { picture_id: picture_ids[0] ?? '' })).toBe('EVIDENCE_INVALID')
  })

  it('must be the member’s own, uploaded for this and unsent, each once; the error names the one that is not', async () => {
    const form = await createApplyArgs(ani, await createOrder(ani))
    const good = await uploadPicture(ani)
    const sent = await uploadPicture(ani)
    await applyForAfterSale(ani, await createOrder(ani), { picture_ids: [sent] })
    const others = await uploadPicture(await shop.member('another'))
    for (const picture_id of [sent, others, await uploadPicture(ani, 'review'), 'no-picture', good]) {
      const answer = await ani.tryCall(apply, { ...form, picture_ids: [good, picture_id] })
      expect(answer).toMatchObject({ error: 'EVIDENCE_INVALID', field: 'picture_ids', params: { picture_id } })
    }
    expect(await ani.call(apply, { ...form, picture_ids: [good] })).toMatchObject({ picture_ids: [good] })
  })
})
