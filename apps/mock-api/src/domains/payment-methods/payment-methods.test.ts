import { DAY, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { paymentContract } from '@nusaria/contracts/payment'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { findOwnCard, findOwnEWallet } from './payment-methods.ts'

type NewCard = ArgsOf<typeof paymentMethodsContract.cardAdd>
const card: NewCard = { ...SAMPLE_CARD, phone: '081234567890' }
/** Visa numbers with a valid check digit. */
const NUMBERS = ['4242424242424242', '4012888888881881', '4000056655665556', '4000000000000077', '4000000000000341'] as const
const DECLINED = '4000000000000002'
const account = {
  bank_code: 'bank_samudra',
  card_number: '55500011127',
  first_name: 'Ani',
  last_name: 'Lestari',
  phone: '81234567890',
  email: 'ani@example.com',
}

let shop: TestShop
let ani: Shopper
let gateway: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  gateway = shop.guest('gateway')
})

const list = (who = ani) => who.call(paymentMethodsContract.list, undefined)
const add = (more: Partial<NewCard> = {}) => ani.call(paymentMethodsContract.cardAdd, { ...card, ...more })
const refusal = (more: Partial<NewCard> = {}) => ani.tryCall(paymentMethodsContract.cardAdd, { ...card, ...more })
const sessionOf = (url: string) => new URL(url, 'http://shop').searchParams.get('session') ?? ''
const choose = (url: string, result: ArgsOf<typeof paymentContract.gatewayResult>['result']) =>
  gateway.tryCall(paymentContract.gatewayResult, { session: sessionOf(url), result })

describe('cards', () => {
  it('are stored without secrets, and verified at the gateway, which returns to them', async () => {
    const { card: kept, verify_amount, verify_url } = await add()
    const { card_id } = kept
    expect(kept).toMatchObject({
      bank_name: 'Bank Arta',
      brand: 'visa',
      masked_number: '**** **** **** 1111',
      holder_name: 'Ani Lestari',
      is_default: true,
      verification: 'open',
      is_expired: false,
    })
    expect(await gateway.call(paymentContract.gatewaySession, { session: sessionOf(verify_url) })).toMatchObject({
      purpose: 'verification',
      order_no: null,
      amount: verify_amount,
      channel_name: '**** **** **** 1111',
      return_path: `/payment-option?card_id=${card_id}`,
    })
    expect(await ani.errorOf(paymentMethodsContract.cardVerify, { card_id })).toBe('PAYMENT_PROCESSING')
    await choose(verify_url, 'success')
    expect(await ani.call(paymentMethodsContract.cardVerify, { card_id })).toMatchObject({ verification: 'verified' })
    expect(await ani.errorOf(paymentMethodsContract.cardProve, { card_id })).toBe('PAYMENT_SUCCEEDED')
    expect(await choose(verify_url, 'failure')).toMatchObject({ error: 'PAYMENT_SUCCEEDED' })
  })

  it('get the small charge refunded automatically', async () => {
    const { verify_url } = await add()
    await choose(verify_url, 'success')
    shop.advance(MINUTE)
    expect(await gateway.call(paymentContract.gatewaySession, { session: sessionOf(verify_url) })).toMatchObject({ status: 'refunded' })
    expect((await list()).cards).toMatchObject([{ verification: 'verified' }])
  })

  it.each([
    ['failure', 'failed', 'PAYMENT_FAILED'],
    ['cancellation', 'open', 'PAYMENT_CANCELLED'],
    ['expiry', 'open', 'PAYMENT_CANCELLED'],
  ] as const)('whose proof ends by %s can be proven again', async (result, verification, error) => {
    const { card: kept, verify_url } = await add()
    await choose(verify_url, result)
    expect((await list()).cards).toMatchObject([{ verification }])
    expect(await ani.errorOf(paymentMethodsContract.cardVerify, { card_id: kept.card_id })).toBe(error)
    expect(await choose(verify_url, 'success')).toMatchObject({ ok: false })
    const again = await ani.call(paymentMethodsContract.cardProve, { card_id: kept.card_id })
    expect(again.verify_url).not.toBe(verify_url)
    await choose(again.verify_url, 'success')
    expect((await list()).cards).toMatchObject([{ verification: 'verified' }])
  })

  it('continue an open verification, and start none while the bank is checking', async () => {
    const { card: kept, verify_url } = await add()
    const { card_id } = kept
    expect(await ani.call(paymentMethodsContract.cardProve, { card_id })).toMatchObject({ verify_url })
    await choose(verify_url, 'pending')
    expect(await choose(verify_url, 'pending')).toMatchObject({ data: { status: 'pending' } })
    expect((await list()).cards).toMatchObject([{ verification: 'pending' }])
    expect(await ani.errorOf(paymentMethodsContract.cardProve, { card_id })).toBe('PAYMENT_PROCESSING')
    shop.advance(15 * MINUTE)
    expect((await list()).cards).toMatchObject([{ verification: 'open' }])
  })

  it.each<[Partial<NewCard>, string]>([
    [{ card_number: '4111111111111112' }, 'card_number'],
    [{ card_number: '41111111111111111' }, 'card_number'],
    [{ expiry_month: 2, expiry_year: 2026 }, 'expiry_year'],
    [{ cvn: '1234' }, 'cvn'],
    [{ bank_code: 'bank_unknown' }, 'bank_code'],
  ])('are refused with %j', async (more, field) => {
    expect(await refusal(more)).toMatchObject({ error: 'INVALID_PARAMETER', field })
  })

  it('that are declined are not saved', async () => {
    expect(await refusal({ card_number: DECLINED })).toMatchObject({ error: 'PAYMENT_FAILED', field: 'card_number' })
    expect((await list()).cards).toEqual([])
  })

  it('are not saved twice', async () => {
    await add()
    expect(await refusal()).toMatchObject({ error: 'ACCOUNT_NAME_EXISTS', field: 'card_number' })
    await add({ bank_code: 'bank_lestari' })
  })

  it('have a limit of attempts per hour, declined ones included', async () => {
    for (let n = 0; n < 10; n += 1) await refusal({ card_number: DECLINED })
    expect(await refusal()).toMatchObject({ error: 'TOO_MANY_ATTEMPTS', params: { seconds: 3_600 } })
    shop.advance(HOUR)
    await add()
  })

  it('have a maximum number', async () => {
    for (let n = 0; n < LIMITS.paymentMethodsMax; n += 1) {
      await add({ expiry_year: 2030 + n })
      shop.advance(HOUR)
    }
    expect(await refusal()).toMatchObject({ error: 'INVALID_PARAMETER', params: { max: LIMITS.paymentMethodsMax } })
    expect((await list()).max).toBe(LIMITS.paymentMethodsMax)
  })

  it('pass the default to the newest when removed, and lose their verification', async () => {
    const first = await add()
    await add({ card_number: NUMBERS[0] })
    const third = await add({ card_number: NUMBERS[1] })
    const ends = async () => (await list()).cards.map(({ masked_number }) => masked_number.slice(-4))
    expect(await ends()).toEqual(['1111', '1881', '4242'])
    await ani.call(paymentMethodsContract.cardDefault, { card_id: third.card.card_id })
    expect(await ends()).toEqual(['1881', '4242', '1111'])
    await ani.call(paymentMethodsContract.cardRemove, { card_id: third.card.card_id })
    expect(await list()).toMatchObject({ cards: [{ masked_number: expect.stringContaining('4242'), is_default: true }, {}] })
    expect(await choose(third.verify_url, 'success')).toMatchObject({ error: 'PAYMENT_CANCELLED' })
    await ani.call(paymentMethodsContract.cardRemove, { card_id: first.card.card_id })
    expect(await ends()).toEqual(['4242'])
  })

  it('that have expired say so and can no longer be verified', async () => {
    const { card: kept } = await add({ expiry_month: 3, expiry_year: 2026 })
    shop.advance(31 * DAY)
    expect((await list()).cards).toMatchObject([{ is_expired: true }])
    expect(await ani.errorOf(paymentMethodsContract.cardProve, { card_id: kept.card_id })).toBe('PAYMENT_INVALID')
  })
})

describe('e-wallets', () => {
  const eWallet = { e_wallet_code: 'kantongin', phone: '081234567890' }

  it('are stored with a masked number, once each', async () => {
    expect(await ani.call(paymentMethodsContract.eWalletAdd, eWallet)).toMatchObject({
      e_wallet_name: 'Kantongin',
      masked_phone: '8123****890',
      is_default: true,
    })
    expect(await ani.tryCall(paymentMethodsContract.eWalletAdd, { ...eWallet, phone: '81234567890' })).toMatchObject({
      error: 'ACCOUNT_NAME_EXISTS',
      field: 'phone',
    })
    expect(await ani.tryCall(paymentMethodsContract.eWalletAdd, { ...eWallet, e_wallet_code: 'nowhere' })).toMatchObject({
      error: 'INVALID_PARAMETER',
      field: 'e_wallet_code',
    })
    const { e_wallet_id } = await ani.call(paymentMethodsContract.eWalletAdd, { ...eWallet, e_wallet_code: 'lancar_pay' })
    await ani.call(paymentMethodsContract.eWalletDefault, { e_wallet_id })
    await ani.call(paymentMethodsContract.eWalletRemove, { e_wallet_id })
    expect((await list()).e_wallets).toMatchObject([{ e_wallet_code: 'kantongin', is_default: true }])
  })
})

describe('refund accounts', () => {
  it('are stored with the end of their number, can be changed without typing it again, and removed', async () => {
    const kept = await ani.call(paymentMethodsContract.refundCardAdd, account)
    expect(kept).toMatchObject({ bank_name: 'Bank Samudra', masked_number: '**** 1127', first_name: 'Ani', is_default: true })
    const { card_number: _, ...rest } = account
    const change = { ...rest, refund_card_id: kept.refund_card_id }
    expect(await ani.call(paymentMethodsContract.refundCardUpdate, { ...change, first_name: 'Anita' })).toMatchObject({
      masked_number: '**** 1127',
      first_name: 'Anita',
    })
    expect(await ani.tryCall(paymentMethodsContract.refundCardUpdate, { ...change, bank_code: 'bank_arta' })).toMatchObject({
      error: 'INVALID_PARAMETER',
      field: 'card_number',
    })
    const moved = { ...change, bank_code: 'bank_arta', card_number: '9876543210' }
    expect(await ani.call(paymentMethodsContract.refundCardUpdate, moved)).toMatchObject({
      bank_name: 'Bank Arta',
      masked_number: '**** 3210',
    })
    await ani.call(paymentMethodsContract.refundCardRemove, { refund_card_id: kept.refund_card_id })
    expect((await list()).refund_cards).toEqual([])
  })

  it('are not saved twice, and have one default', async () => {
    const first = await ani.call(paymentMethodsContract.refundCardAdd, account)
    expect(await ani.tryCall(paymentMethodsContract.refundCardAdd, account)).toMatchObject({
      error: 'ACCOUNT_NAME_EXISTS',
      field: 'card_number',
    })
    expect(await ani.tryCall(paymentMethodsContract.refundCardAdd, { ...account, bank_code: 'nowhere' })).toMatchObject({
      field: 'bank_code',
    })
    const second = await ani.call(paymentMethodsContract.refundCardAdd, { ...account, card_number: '5555444433' })
    const { refund_card_id } = second
    expect(await ani.tryCall(paymentMethodsContract.refundCardUpdate, { ...account, refund_card_id })).toMatchObject({
      error: 'ACCOUNT_NAME_EXISTS',
    })
    await ani.call(paymentMethodsContract.refundCardDefault, { refund_card_id })
    expect((await list()).refund_cards).toMatchObject([
      { refund_card_id, is_default: true },
      { refund_card_id: first.refund_card_id, is_default: false },
    ])
  })
})

it('bank accounts and e-wallets share one default for refunds; paying has its own', async () => {
  const defaults = async () => {
    const { refund_cards, e_wallets } = await list()
    return {
      refund: [
        ...refund_cards.flatMap((each) => (each.is_default ? [each.refund_card_id] : [])),
        ...e_wallets.flatMap((each) => (each.is_refund_default ? [each.e_wallet_id] : [])),
      ],
      pay: e_wallets.flatMap((each) => (each.is_default ? [each.e_wallet_id] : [])),
    }
  }
  const { e_wallet_id } = await ani.call(paymentMethodsContract.eWalletAdd, { e_wallet_code: 'kantongin', phone: '81234567890' })
  expect(await defaults()).toEqual({ refund: [e_wallet_id], pay: [e_wallet_id] })
  const { refund_card_id } = await ani.call(paymentMethodsContract.refundCardAdd, account)
  expect(await defaults()).toEqual({ refund: [e_wallet_id], pay: [e_wallet_id] })
  await ani.call(paymentMethodsContract.refundCardDefault, { refund_card_id })
  expect(await defaults()).toEqual({ refund: [refund_card_id], pay: [e_wallet_id] })
  const other = await ani.call(paymentMethodsContract.eWalletAdd, { e_wallet_code: 'lancar_pay', phone: '81234567890' })
  await ani.call(paymentMethodsContract.eWalletDefault, { e_wallet_id: other.e_wallet_id })
  expect(await defaults()).toEqual({ refund: [refund_card_id], pay: [other.e_wallet_id] })
  await ani.call(paymentMethodsContract.eWalletDefault, { e_wallet_id, purpose: 'refund' })
  expect(await defaults()).toEqual({ refund: [e_wallet_id], pay: [other.e_wallet_id] })
  await ani.call(paymentMethodsContract.eWalletRemove, { e_wallet_id })
  expect(await defaults()).toEqual({ refund: [refund_card_id], pay: [other.e_wallet_id] })
  await ani.call(paymentMethodsContract.refundCardRemove, { refund_card_id })
  expect(await defaults()).toEqual({ refund: [other.e_wallet_id], pay: [other.e_wallet_id] })
})

describe('payment methods belong to their member', () => {
  it('in every call that takes an id', async () => {
    const { card_id } = (await add()).card
    const { e_wallet_id } = await ani.call(paymentMethodsContract.eWalletAdd, { e_wallet_code: 'kantongin', phone: '81234567890' })
    const { refund_card_id } = await ani.call(paymentMethodsContract.refundCardAdd, account)
    const bayu = await shop.member('bayu')
    for (const call of ['cardProve', 'cardVerify', 'cardDefault', 'cardRemove'] as const)
      expect(await bayu.errorOf(paymentMethodsContract[call], { card_id }), call).toBe('PAYMENT_NOT_FOUND')
    for (const call of ['eWalletDefault', 'eWalletRemove'] as const)
      expect(await bayu.errorOf(paymentMethodsContract[call], { e_wallet_id }), call).toBe('PAYMENT_NOT_FOUND')
    for (const call of ['refundCardDefault', 'refundCardRemove'] as const)
      expect(await bayu.errorOf(paymentMethodsContract[call], { refund_card_id }), call).toBe('PAYMENT_NOT_FOUND')
    expect(await bayu.errorOf(paymentMethodsContract.refundCardUpdate, { ...account, refund_card_id })).toBe('PAYMENT_NOT_FOUND')
    expect(await list(bayu)).toMatchObject({ cards: [], e_wallets: [], refund_cards: [] })
    expect(await shop.withWorld((ctx) => [findOwnCard(ctx, 'M-bayu', card_id), findOwnEWallet(ctx, 'M-bayu', e_wallet_id)])).toEqual([
      null,
      null,
    ])
    expect((await list()).cards).toHaveLength(1)
  })
})
