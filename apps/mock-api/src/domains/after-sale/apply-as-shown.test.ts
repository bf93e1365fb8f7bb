import { DAY } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { voucherContract } from '@nusaria/contracts/voucher'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRefundAccount, applyForAfterSale, BANK_ACCOUNT, createApplyArgs, createOrder, linesOf } from '../../testing/after-sale.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const { preview, apply, reapply, retryRefund, detail, cancel } = afterSaleContract
const { list, refundCardUpdate, refundCardRemove } = paymentMethodsContract

const IN_CASH = ['accept_cod', 'ship', 'confirm']

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

/** A refund account as the form shows it. */
async function seenTarget(id: string) {
  const { refund_cards } = await ani.call(list, undefined)
  const { digest = '' } = refund_cards.find(({ refund_card_id }) => refund_card_id === id) ?? {}
  return { kind: 'refund_card', id, digest } as const
}

const { card_number: _, ...HOLDER } = BANK_ACCOUNT
const editAccount = (refund_card_id: string, change: Partial<typeof BANK_ACCOUNT>) =>
  ani.tryCall(refundCardUpdate, { refund_card_id, ...HOLDER, ...change })

/** What an edit of the account on another device does to a form that showed it. */
const EDITS = [
  ['another number', { card_number: '1234560001' }, 'AFTER_SALE_CHANGED'],
  ['another number that ends alike', { card_number: '9999997788' }, 'AFTER_SALE_CHANGED'],
  ['another holder', { first_name: 'Budi' }, 'AFTER_SALE_CHANGED'],
  ['another bank', { bank_code: 'bank_samudra', card_number: '1234567788' }, 'AFTER_SALE_CHANGED'],
  ['another phone number, which nobody sees when they choose an account', { phone: '81234567899' }, undefined],
] as const

/** Files a request on a cash order, with this account. */
const fileForCash = async (refund_target: { kind: 'refund_card'; id: string }) =>
  applyForAfterSale(ani, await createOrder(ani, { steps: IN_CASH }), { refund_target })

/** What becomes of a form about an account that was edited: sent as it was shown, and again after another look. */
interface EditedForm {
  readonly id: string
  readonly field: string
  readonly send: (digest: string) => Promise<{ readonly ok: boolean }>
}

const FORMS = {
  async apply() {
    const { id } = await addRefundAccount(ani)
    const form = await createApplyArgs(ani, await createOrder(ani, { steps: IN_CASH }))
    const send = (digest: string) => ani.tryCall(apply, { ...form, refund_target: { kind: 'refund_card', id, digest }, request_id: digest })
    return { id, field: 'refund_target', send }
  },
  async reapply() {
    const target = await addRefundAccount(ani)
    const { after_sale_no, refund_amount } = await fileForCash(target)
    await ani.call(cancel, { after_sale_no })
    const form = { after_sale_no, reason: 'damaged' as const, description: '', picture_ids: [], refund_amount }
    const send = (account_digest: string) => ani.tryCall(reapply, { ...form, account_digest })
    return { id: target.id, field: 'account_digest', send }
  },
  async retryRefund() {
    const { after_sale_no } = await fileForCash(await addRefundAccount(ani, '1234560002'))
    await shop.fireEvents('after_sale', after_sale_no, 'agree', 'fail')
    const { id } = await addRefundAccount(ani)
    const send = (digest: string) => ani.tryCall(retryRefund, { after_sale_no, refund_target: { kind: 'refund_card', id, digest } })
    return { id, field: 'refund_target', send }
  },
} satisfies Record<string, () => Promise<EditedForm>>

describe.each(Object.entries(FORMS))('a form for %s whose account is not the one shown is refused with its own code', (_, fill) => {
  it.each(EDITS)('the account has %s', async (__, change, error) => {
    const { id, field, send } = await fill()
    const { digest } = await seenTarget(id)
    await editAccount(id, change)
    expect(await send(digest)).toMatchObject(error ? { error, field } : { ok: true })
    const { digest: now } = await seenTarget(id)
    if (error) expect(await send(now)).toMatchObject({ ok: true })
  })
})

it('applying again with an account that was removed is refused', async () => {
  const { id, send } = await FORMS.reapply()
  const { digest } = await seenTarget(id)
  await ani.call(refundCardRemove, { refund_card_id: id })
  expect(await send(digest)).toMatchObject({ error: 'AFTER_SALE_CHANGED' })
})

describe('a request that is not the one shown is refused with its own code', () => {
  it('the order was shipped: the amount is the same, and the way is another; also when it is filed again', async () => {
    const order = await createOrder(ani, { steps: ['pay'] })
    const form = await createApplyArgs(ani, order)
    const { reason, description, picture_ids, refund_amount, digest } = form
    const { after_sale_no } = await ani.call(apply, { ...form, request_id: 'another-form' })
    await ani.call(cancel, { after_sale_no })
    await shop.fireEvent('order', order.order_no, 'ship')
    const changed = { error: 'AFTER_SALE_CHANGED', field: 'digest' }
    expect(await ani.tryCall(apply, form)).toMatchObject(changed)
    const again = { after_sale_no, reason, description, picture_ids, refund_amount, digest }
    expect(await ani.tryCall(reapply, again)).toMatchObject(changed)
    // A client that sends no digest is held to the amount alone.
    expect(await ani.call(apply, { ...form, digest: undefined })).toMatchObject({ status: 1 })
  })

  it('a voucher is no longer returned: the amount is the same', async () => {
    await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
    const form = await createApplyArgs(ani, await createOrder(ani, { quantity: 1, steps: ['pay', 'ship'] }))
    const { order_no, type, lines, reason, refund_amount } = form
    const shown = () => ani.call(preview, { order_no, type, lines, reason })
    expect(await shown()).toMatchObject({ voucher_returned: true, refund_amount })
    shop.advance(60 * DAY)
    expect(await shown()).toMatchObject({ voucher_returned: false, refund_amount })
    expect(await ani.errorOf(apply, form)).toBe('AFTER_SALE_CHANGED')
  })

  it('another amount keeps its own code, which names the amount', async () => {
    // The first order ships free.
    await createOrder(ani)
    const order = await createOrder(ani, { quantity: 1, steps: ['pay'] })
    const form = await createApplyArgs(ani, order, { reason: 'changed_mind' })
    await shop.fireEvent('order', order.order_no, 'ship')
    expect(await ani.errorOf(apply, form)).toBe('AFTER_SALE_AMOUNT')
  })
})

it('the page of a request names the account that the money goes to, and then the one that got or refused it', async () => {
  const refund_target = await addRefundAccount(ani)
  const { after_sale_no } = await fileForCash(refund_target)
  const lastDigits = (card_number: string) => editAccount(refund_target.id, { card_number })
  const refundTo = async () => (await ani.call(detail, { after_sale_no })).refund_to
  await lastDigits('1234561111')
  expect(await refundTo()).toBe('Bank Arta **** 1111')
  await shop.fireEvents('after_sale', after_sale_no, 'agree', 'fail')
  await lastDigits('1234562222')
  expect(await refundTo()).toBe('Bank Arta **** 1111')
  await ani.call(retryRefund, { after_sale_no, refund_target })
  expect(await refundTo()).toBe('Bank Arta **** 2222')
  await shop.fireEvent('after_sale', after_sale_no, 'refund')
  await lastDigits('1234563333')
  expect(await refundTo()).toBe('Bank Arta **** 2222')
})

/** What a second device, the merchant and time do between the form and the request. Refused changes change nothing. */
type Change = (given: { readonly order_no: string; readonly id: string }) => Promise<unknown>

async function fileElsewhere(order_no: string, quantity: number, refunded: boolean): Promise<void> {
  const options = await ani.call(afterSaleContract.options, { order_no })
  const lines = [{ line_no: options.lines[0]?.line_no ?? '', quantity }]
  const request = { order_no, type: 'refund_only', lines, reason: 'damaged' } as const
  const seen = await ani.tryCall(preview, request)
  if (!seen.ok) return
  const form = { ...request, description: '', picture_ids: [], refund_amount: seen.data.refund_amount, refund_target: null }
  const filed = await ani.tryCall(apply, { ...form, request_id: 'other-device' })
  // The same request sent again may be refunded already.
  if (filed.ok && refunded) await shop.fireEvents('after_sale', filed.data.after_sale_no, 'agree', 'refund').catch(() => null)
}

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...EDITS.map(([, edit]) => edit)).map(
    (edit): Change =>
      ({ id }) =>
        editAccount(id, edit),
  ),
  fc.constant<Change>(({ id }) => ani.tryCall(refundCardRemove, { refund_card_id: id })),
  fc.constantFrom('ship', 'deliver', 'confirm').map((event): Change => {
    return ({ order_no }) => shop.fireEvent('order', order_no, event).catch(() => null)
  }),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()).map(([quantity, refunded]): Change => {
    return ({ order_no }) => fileElsewhere(order_no, quantity, refunded)
  }),
  fc.constantFrom(60_000, DAY, 40 * DAY).map(
    (ms): Change =>
      async () =>
        shop.advance(ms),
  ),
)

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
        ;({ shop, ani } = await createFakeShop())
        await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
        await shop.setCoins(ani, 500)
        const { id } = await addRefundAccount(ani)
        const order = await createOrder(ani, { quantity: 3, steps })
        const { order_no } = order
        const lines = linesOf(order, pieces)
        const seen = await ani.tryCall(preview, { order_no, type, lines, reason })
        if (!seen.ok) return
        const refund_target = toAccount || steps === IN_CASH ? await seenTarget(id) : null
        const form = await createApplyArgs(ani, order, { type, reason, lines, refund_target })
        const account = (await ani.call(list, undefined)).refund_cards[0]
        for (const act of changes) await act({ order_no, id })
        const answer = await ani.tryCall(apply, form)
        if (changes.length === 0) expect(answer.ok).toBe(true)
        if (!answer.ok) return
        accepted += 1
        const { digest: __, return_payer, ...refund } = seen.data
        expect(answer.data).toMatchObject({ refund, return_payer, lines: [{ sku_no: 'KOPI-1', quantity: pieces }] })
        if (!refund_target) return
        expect(answer.data.refund_to).toBe(`${account?.bank_name} ${account?.masked_number}`)
        const [now] = (await ani.call(list, undefined)).refund_cards
        expect(now).toMatchObject({ first_name: account?.first_name, last_name: account?.last_name })
      },
    ),
    { numRuns: 60 },
  )
  expect(accepted).toBeGreaterThan(10)
})
