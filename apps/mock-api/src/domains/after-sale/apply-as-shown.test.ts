import { DAY } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { CompleteResultOf } from '@nusaria/contracts/contract'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { voucherContract } from '@nusaria/contracts/voucher'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRefundAccount, applyForAfterSale, BANK_ACCOUNT, createApplyArgs, createOrder } from '../../testing/after-sale.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const { preview, apply, reapply, retryRefund, detail, cancel } = afterSaleContract
const { list, refundCardUpdate, refundCardRemove } = paymentMethodsContract

const IN_CASH = ['accept_cod', 'ship', 'confirm']

async function member() {
  const shop = await createTestShop({ catalogue: createFakeCatalogue() })
  const ani = await shop.member('ani')
  await shop.addAddress(ani)
  return { shop, ani }
}

/** A refund account as the form shows it. */
async function seenTarget(ani: Shopper, id: string) {
  const { refund_cards } = await ani.call(list, undefined)
  const digest = refund_cards.find(({ refund_card_id }) => refund_card_id === id)?.digest
  return { kind: 'refund_card', id, ...(digest !== undefined && { digest }) } as const
}

const { card_number: _, ...HOLDER } = BANK_ACCOUNT
const editAccount = (ani: Shopper, refund_card_id: string, change: Partial<typeof BANK_ACCOUNT>) =>
  ani.tryCall(refundCardUpdate, { refund_card_id, ...HOLDER, ...change })

/** What an edit of the account on another device does to a form that showed it. */
const EDITS = [
  ['another number', { card_number: '1234560001' }, 'AFTER_SALE_CHANGED'],
  ['another number that ends alike', { card_number: '9999997788' }, 'AFTER_SALE_CHANGED'],
  ['another holder', { first_name: 'Budi' }, 'AFTER_SALE_CHANGED'],
  ['another bank', { bank_code: 'bank_samudra', card_number: '1234567788' }, 'AFTER_SALE_CHANGED'],
  ['another phone number, which nobody sees when they choose an account', { phone: '81234567899' }, undefined],
] as const

const errorIn = (answer: { readonly ok: boolean; readonly error?: string }) => (answer.ok ? undefined : answer.error)

describe('a request that is not the one shown is refused with its own code', () => {
  it.each(EDITS)('the account has %s', async (__, change, error) => {
    const { ani } = await member()
    const { id } = await addRefundAccount(ani)
    const refund_target = await seenTarget(ani, id)
    const form = await createApplyArgs(ani, await createOrder(ani, { steps: IN_CASH }), { refund_target })
    await editAccount(ani, id, change)
    const answer = await ani.tryCall(apply, form)
    expect(errorIn(answer)).toBe(error)
    if (error) expect(answer).toMatchObject({ field: 'refund_target' })
    const again = { ...form, refund_target: await seenTarget(ani, id), request_id: 'after-a-look' }
    if (error) expect(await ani.call(apply, again)).toMatchObject({ status: 1 })
  })

  it('the order was shipped: the amount is the same, and the way is another', async () => {
    const { shop, ani } = await member()
    const order = await createOrder(ani, { steps: ['pay'] })
    const form = await createApplyArgs(ani, order)
    await shop.fireEvent('order', order.order_no, 'ship')
    expect(await ani.tryCall(apply, form)).toMatchObject({ error: 'AFTER_SALE_CHANGED', field: 'digest' })
  })

  it('a voucher is no longer returned: the amount is the same', async () => {
    const { shop, ani } = await member()
    await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
    const order = await createOrder(ani, { quantity: 1, steps: ['pay', 'ship'] })
    const form = await createApplyArgs(ani, order)
    const { order_no, type, lines, reason } = form
    const seen = await ani.call(preview, { order_no, type, lines, reason })
    await shop.advance(60 * DAY)
    const now = await ani.call(preview, { order_no, type, lines, reason })
    expect([seen.voucher_returned, now.voucher_returned]).toEqual([true, false])
    expect(now.refund_amount).toBe(seen.refund_amount)
    expect(await ani.errorOf(apply, form)).toBe('AFTER_SALE_CHANGED')
  })

  it('another amount keeps its own code, which names the amount', async () => {
    const { shop, ani } = await member()
    // The first order ships free.
    await createOrder(ani)
    const order = await createOrder(ani, { quantity: 1, steps: ['pay'] })
    const form = await createApplyArgs(ani, order, { reason: 'changed_mind' })
    await shop.fireEvent('order', order.order_no, 'ship')
    expect(await ani.errorOf(apply, form)).toBe('AFTER_SALE_AMOUNT')
  })

  it('a client that sends no digest is held to the amount alone', async () => {
    const { shop, ani } = await member()
    const order = await createOrder(ani, { steps: ['pay'] })
    const { digest: __, ...form } = await createApplyArgs(ani, order)
    await shop.fireEvent('order', order.order_no, 'ship')
    expect(await ani.call(apply, form)).toMatchObject({ status: 1 })
  })
})

describe('filed again', () => {
  async function cancelled() {
    const given = await member()
    const { ani } = given
    const target = await addRefundAccount(ani)
    const order = await createOrder(ani, { steps: IN_CASH })
    const { after_sale_no, refund_amount } = await applyForAfterSale(ani, order, { refund_target: target })
    const { account_digest } = await ani.call(cancel, { after_sale_no })
    const form = { after_sale_no, reason: 'damaged' as const, description: '', picture_ids: [], refund_amount }
    return { ...given, target, form: { ...form, account_digest } }
  }

  it.each(EDITS)('the account has %s', async (__, change, error) => {
    const { ani, target, form } = await cancelled()
    await editAccount(ani, target.id, change)
    const answer = await ani.tryCall(reapply, form)
    expect(errorIn(answer)).toBe(error)
    if (error) expect(answer).toMatchObject({ field: 'account_digest' })
    const { account_digest } = await ani.call(detail, { after_sale_no: form.after_sale_no })
    if (error) expect(await ani.call(reapply, { ...form, account_digest })).toMatchObject({ status: 1 })
  })

  it('the account was removed', async () => {
    const { ani, target, form } = await cancelled()
    await ani.call(refundCardRemove, { refund_card_id: target.id })
    expect(await ani.errorOf(reapply, form)).toBe('AFTER_SALE_CHANGED')
  })

  it('the goods and amounts are those of the preview', async () => {
    const { shop, ani } = await member()
    const order = await createOrder(ani, { steps: ['pay'] })
    const { after_sale_no, refund_amount } = await applyForAfterSale(ani, order)
    await ani.call(cancel, { after_sale_no })
    const { digest } = await createApplyArgs(ani, order)
    await shop.fireEvent('order', order.order_no, 'ship')
    const form = { after_sale_no, reason: 'damaged' as const, description: '', picture_ids: [], refund_amount }
    expect(await ani.tryCall(reapply, { ...form, digest })).toMatchObject({ error: 'AFTER_SALE_CHANGED', field: 'digest' })
  })
})

describe('a refund that failed and is tried again', () => {
  it.each(EDITS)('the account has %s', async (__, change, error) => {
    const { shop, ani } = await member()
    const refused = await addRefundAccount(ani, '1234560002')
    const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani, { steps: IN_CASH }), { refund_target: refused })
    for (const event of ['agree', 'fail']) await shop.fireEvent('after_sale', after_sale_no, event)
    const { id } = await addRefundAccount(ani)
    const refund_target = await seenTarget(ani, id)
    await editAccount(ani, id, change)
    const answer = await ani.tryCall(retryRefund, { after_sale_no, refund_target })
    expect(errorIn(answer)).toBe(error)
    if (error) expect(answer).toMatchObject({ field: 'refund_target' })
    if (error) expect(await ani.call(retryRefund, { after_sale_no, refund_target: await seenTarget(ani, id) })).toMatchObject({ status: 3 })
  })
})

it('the page of a request names the account that the money goes to, and then the one that got or refused it', async () => {
  const { shop, ani } = await member()
  const refund_target = await addRefundAccount(ani)
  const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani, { steps: IN_CASH }), { refund_target })
  const lastDigits = (card_number: string) => editAccount(ani, refund_target.id, { card_number })
  const refundTo = async () => (await ani.call(detail, { after_sale_no })).refund_to
  await lastDigits('1234561111')
  expect(await refundTo()).toBe('Bank Arta **** 1111')
  for (const event of ['agree', 'fail']) await shop.fireEvent('after_sale', after_sale_no, event)
  await lastDigits('1234562222')
  expect(await refundTo()).toBe('Bank Arta **** 1111')
  await ani.call(retryRefund, { after_sale_no, refund_target })
  expect(await refundTo()).toBe('Bank Arta **** 2222')
  await shop.fireEvent('after_sale', after_sale_no, 'refund')
  await lastDigits('1234563333')
  expect(await refundTo()).toBe('Bank Arta **** 2222')
})

type Change = (given: {
  readonly shop: TestShop
  readonly ani: Shopper
  readonly order_no: string
  readonly id: string
}) => Promise<unknown>

/** What a second device, the merchant and time do between the form and the request. Refused changes change nothing. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...EDITS.map(([, edit]) => edit)).map(
    (edit): Change =>
      ({ ani, id }) =>
        editAccount(ani, id, edit),
  ),
  fc.constant<Change>(({ ani, id }) => ani.tryCall(refundCardRemove, { refund_card_id: id })),
  fc.constantFrom('ship', 'deliver', 'confirm').map(
    (event): Change =>
      ({ shop, order_no }) =>
        shop.fireEvent('order', order_no, event).catch(() => null),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()).map(
    ([quantity, refunded]): Change =>
      async ({ shop, ani, order_no }) => {
        const options = await ani.call(afterSaleContract.options, { order_no })
        const lines = [{ line_no: options.lines[0]?.line_no ?? '', quantity }]
        const seen = await ani.tryCall(preview, { order_no, type: 'refund_only', lines, reason: 'damaged' })
        if (!seen.ok) return
        const why = { reason: 'damaged' as const, description: '', picture_ids: [] }
        const form = { order_no, type: 'refund_only' as const, lines, ...why }
        const { refund_amount } = seen.data
        const filed = await ani.tryCall(apply, { ...form, refund_amount, refund_target: null, request_id: 'other-device' })
        if (filed.ok && refunded)
          for (const event of ['agree', 'refund']) await shop.fireEvent('after_sale', filed.data.after_sale_no, event)
      },
  ),
  fc.constantFrom(60_000, DAY, 40 * DAY).map(
    (ms): Change =>
      async ({ shop }) =>
        shop.advance(ms),
  ),
)

type Filed = CompleteResultOf<typeof apply>

it('whatever is filed is what was shown last, after any changes from elsewhere', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        pieces: fc.integer({ min: 1, max: 3 }),
        type: fc.constantFrom('refund_only', 'return_refund'),
        reason: fc.constantFrom('damaged', 'changed_mind'),
        steps: fc.constantFrom(['pay'], ['pay', 'ship'], ['pay', 'ship', 'confirm'], IN_CASH),
        toAccount: fc.boolean(),
      }),
      fc.array(change, { maxLength: 3 }),
      async ({ pieces, type, reason, steps, toAccount }, changes) => {
        const { shop, ani } = await member()
        await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
        await shop.setCoins(ani, 500)
        const { id } = await addRefundAccount(ani)
        const order = await createOrder(ani, { quantity: 3, steps })
        const { order_no } = order
        const lines = [{ line_no: order.lines[0]?.line_no ?? '', quantity: pieces }]
        const seen = await ani.tryCall(preview, { order_no, type, lines, reason })
        if (!seen.ok) return
        const refund_target = toAccount || steps === IN_CASH ? await seenTarget(ani, id) : null
        const form = await createApplyArgs(ani, order, { type, reason, lines, refund_target })
        const account = (await ani.call(list, undefined)).refund_cards[0]
        for (const act of changes) await act({ shop, ani, order_no, id })
        const answer = await ani.tryCall(apply, form)
        if (changes.length === 0) expect(answer.ok).toBe(true)
        if (!answer.ok) return
        accepted += 1
        const filed: Filed = answer.data as Filed
        const { digest: __, ...parts } = seen.data
        expect(filed.refund).toEqual(parts)
        expect(filed.lines).toMatchObject([{ sku_no: 'KOPI-1', quantity: pieces }])
        if (refund_target) {
          expect(filed.refund_to).toBe(`${account?.bank_name} ${account?.masked_number}`)
          const [now] = (await ani.call(list, undefined)).refund_cards
          expect(now).toMatchObject({ first_name: account?.first_name, last_name: account?.last_name })
        }
      },
    ),
    { numRuns: 60 },
  )
  expect(accepted).toBeGreaterThan(10)
})
