import { HOUR } from '@nusaria/catalogue/lib/time'
import { LIMITS } from '@nusaria/contracts/limits'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { beforeEach, describe, expect, it } from 'vitest'
import { BANK_ACCOUNT } from '../../testing/after-sale.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createFakeShop, createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { findOwnCard, findOwnEWallet } from './payment-methods.ts'

const { cardAdd, eWalletAdd, eWalletDefault, eWalletRemove } = paymentMethodsContract
const { refundCardAdd, refundCardDefault, refundCardRemove, refundCardUpdate } = paymentMethodsContract
const account = { ...BANK_ACCOUNT, bank_code: 'bank_samudra', card_number: '55500011127' }
const eWallet = { e_wallet_code: 'kantongin', phone: '081234567890' }

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const list = (who = ani) => who.call(paymentMethodsContract.list, undefined)

it('e-wallets are stored with a masked number, once each', async () => {
  const kept = { e_wallet_name: 'Kantongin', masked_phone: '8123****890', is_default: true }
  expect(await ani.call(eWalletAdd, eWallet)).toMatchObject(kept)
  const exists = { error: 'ACCOUNT_NAME_EXISTS', field: 'phone' }
  expect(await ani.tryCall(eWalletAdd, { ...eWallet, phone: '81234567890' })).toMatchObject(exists)
  const unknown = { error: 'INVALID_PARAMETER', field: 'e_wallet_code' }
  expect(await ani.tryCall(eWalletAdd, { ...eWallet, e_wallet_code: 'nowhere' })).toMatchObject(unknown)
  const { e_wallet_id } = await ani.call(eWalletAdd, { ...eWallet, e_wallet_code: 'lancar_pay' })
  await ani.call(eWalletDefault, { e_wallet_id })
  await ani.call(eWalletRemove, { e_wallet_id })
  expect((await list()).e_wallets).toMatchObject([{ e_wallet_code: 'kantongin', is_default: true }])
})

describe('refund accounts', () => {
  it('are stored with the end of their number, can be changed without typing it again, and removed', async () => {
    const kept = await ani.call(refundCardAdd, account)
    expect(kept).toMatchObject({ bank_name: 'Bank Samudra', masked_number: '**** 1127', first_name: 'Ani', is_default: true })
    const { refund_card_id } = kept
    const { card_number: _, ...rest } = account
    const renamed = await ani.call(refundCardUpdate, { ...rest, refund_card_id, first_name: 'Anita' })
    expect(renamed).toMatchObject({ masked_number: '**** 1127', first_name: 'Anita' })
    const moved = { ...rest, refund_card_id, bank_code: 'bank_arta' }
    expect(await ani.tryCall(refundCardUpdate, moved)).toMatchObject({ error: 'INVALID_PARAMETER', field: 'card_number' })
    const changed = await ani.call(refundCardUpdate, { ...moved, card_number: '9876543210' })
    expect(changed).toMatchObject({ bank_name: 'Bank Arta', masked_number: '**** 3210' })
    await ani.call(refundCardRemove, { refund_card_id })
    expect((await list()).refund_cards).toEqual([])
  })

  it('are not saved twice, and have one default', async () => {
    const first = await ani.call(refundCardAdd, account)
    expect(await ani.tryCall(refundCardAdd, account)).toMatchObject({ error: 'ACCOUNT_NAME_EXISTS', field: 'card_number' })
    expect(await ani.tryCall(refundCardAdd, { ...account, bank_code: 'nowhere' })).toMatchObject({ field: 'bank_code' })
    const { refund_card_id } = await ani.call(refundCardAdd, { ...account, card_number: '5555444433' })
    expect(await ani.errorOf(refundCardUpdate, { ...account, refund_card_id })).toBe('ACCOUNT_NAME_EXISTS')
    await ani.call(refundCardDefault, { refund_card_id })
    expect((await list()).refund_cards).toMatchObject([
      { refund_card_id, is_default: true },
      { refund_card_id: first.refund_card_id, is_default: false },
    ])
  })
})

it('e-wallets and refund accounts have a maximum number each', async () => {
  const addWallet = (n: number) => ani.tryCall(eWalletAdd, { ...eWallet, phone: `8123456${1_000 + n}` })
  const addAccount = (n: number) => ani.tryCall(refundCardAdd, { ...account, card_number: `55500${1_000 + n}` })
  for (const add of [addWallet, addAccount]) {
    for (let n = 0; n < LIMITS.paymentMethodsMax; n += 1) {
      expect(await add(n)).toMatchObject({ ok: true })
      shop.advance(HOUR)
    }
    const full = { error: 'INVALID_PARAMETER', params: { max: LIMITS.paymentMethodsMax } }
    expect(await add(LIMITS.paymentMethodsMax)).toMatchObject(full)
  }
})

it('bank accounts and e-wallets share one default for refunds; paying has its own', async () => {
  const defaults = async () => {
    const { refund_cards, e_wallets } = await list()
    const accounts = refund_cards.flatMap((each) => (each.is_default ? [each.refund_card_id] : []))
    const wallets = e_wallets.flatMap((each) => (each.is_refund_default ? [each.e_wallet_id] : []))
    return { refund: [...accounts, ...wallets], pay: e_wallets.flatMap((each) => (each.is_default ? [each.e_wallet_id] : [])) }
  }
  const { e_wallet_id } = await ani.call(eWalletAdd, eWallet)
  expect(await defaults()).toEqual({ refund: [e_wallet_id], pay: [e_wallet_id] })
  const { refund_card_id } = await ani.call(refundCardAdd, account)
  expect(await defaults()).toEqual({ refund: [e_wallet_id], pay: [e_wallet_id] })
  await ani.call(refundCardDefault, { refund_card_id })
  expect(await defaults()).toEqual({ refund: [refund_card_id], pay: [e_wallet_id] })
  const other = await ani.call(eWalletAdd, { ...eWallet, e_wallet_code: 'lancar_pay' })
  await ani.call(eWalletDefault, { e_wallet_id: other.e_wallet_id })
  expect(await defaults()).toEqual({ refund: [refund_card_id], pay: [other.e_wallet_id] })
  await ani.call(eWalletDefault, { e_wallet_id, purpose: 'refund' })
  expect(await defaults()).toEqual({ refund: [e_wallet_id], pay: [other.e_wallet_id] })
  await ani.call(eWalletRemove, { e_wallet_id })
  expect(await defaults()).toEqual({ refund: [refund_card_id], pay: [other.e_wallet_id] })
  await ani.call(refundCardRemove, { refund_card_id })
  expect(await defaults()).toEqual({ refund: [other.e_wallet_id], pay: [other.e_wallet_id] })
})

it('a person with one name sends it in both fields, and has it once on the card', async () => {
  const one = { first_name: 'Suharto', last_name: 'Suharto' }
  expect((await ani.call(cardAdd, { ...SAMPLE_CARD, ...one })).card.holder_name).toBe('Suharto')
  expect(await ani.call(refundCardAdd, { ...account, ...one })).toMatchObject(one)
})

it('payment methods are listed and found for their member alone', async () => {
  const { card_id } = (await ani.call(cardAdd, SAMPLE_CARD)).card
  const { e_wallet_id } = await ani.call(eWalletAdd, eWallet)
  await ani.call(refundCardAdd, account)
  expect(await list(await shop.member('bayu'))).toMatchObject({ cards: [], e_wallets: [], refund_cards: [] })
  const found = await shop.withWorld((ctx) => [findOwnCard(ctx, 'M-bayu', card_id), findOwnEWallet(ctx, 'M-bayu', e_wallet_id)])
  expect(found).toEqual([null, null])
})

it('no number and no CVN is stored: not in a table, nor in the journal, whether a call succeeded or failed', async () => {
  const DECLINED = '4000000000000002'
  await ani.call(cardAdd, { ...SAMPLE_CARD, cvn: '987' })
  await ani.tryCall(cardAdd, { ...SAMPLE_CARD, card_number: DECLINED, cvn: '986' })
  await ani.tryCall(cardAdd, { ...SAMPLE_CARD, card_number: '4242424242424242', cvn: '98' })
  await ani.call(eWalletAdd, { ...eWallet, phone: '81298765432' })
  const { refund_card_id } = await ani.call(refundCardAdd, account)
  await ani.call(refundCardUpdate, { ...account, refund_card_id, card_number: '9876543210' })
  const everything = JSON.stringify(shop.world.snapshot())
  expect(everything).toContain('wallet/card/add')
  const numbers = [SAMPLE_CARD.card_number, DECLINED, '4242424242424242', account.card_number, '9876543210']
  for (const secret of [...numbers, '"987"', '"986"', '"98"']) expect(everything, secret).not.toContain(secret)
  expect(JSON.stringify(shop.world.snapshot().tables)).not.toContain('81298765432')
})

it('sari has payment methods from the start: a card that pays, an expired one, an e-wallet, an account', async () => {
  const sari = await (await createTestShop()).member('sari')
  expect(await list(sari)).toMatchObject({
    cards: [
      { brand: 'visa', is_default: true, is_expired: false, verification: 'verified' },
      { brand: 'mastercard', is_default: false, is_expired: true, expiry_month: 1, expiry_year: 2026 },
    ],
    e_wallets: [{ e_wallet_code: 'kantongin', masked_phone: '8120****001' }],
    refund_cards: [{ masked_number: '**** 7788', first_name: 'Sari', last_name: 'Wulandari' }],
  })
})

it('the list of banks and e-wallets is public', async () => {
  const { banks, e_wallets } = await shop.guest().call(paymentMethodsContract.options, undefined)
  expect(banks.length).toBeGreaterThan(3)
  expect(e_wallets.map(({ e_wallet_code }) => e_wallet_code)).toEqual(['kantongin', 'lancar_pay'])
})
