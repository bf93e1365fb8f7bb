import type { ArgsOf } from '@nusaria/contracts/contract'
import { paymentContract } from '@nusaria/contracts/payment'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseAtGateway } from '../../testing/gateway.ts'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

type PayArgs = ArgsOf<typeof paymentContract.pay>

let shop: TestShop
let ani: Shopper
let order_no: string
let amount: number
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
  await places()
})
async function places() {
  const placed = await confirmAndPlace(ani, buyNow('KOPI-1'))
  order_no = placed.order_no
  amount = placed.total
}

const by = (more: Partial<PayArgs>): PayArgs => ({ order_no, method: 'card', amount, ...more })
const pay = (more: Partial<PayArgs>) => ani.call(paymentContract.pay, by(more))
const refusal = (more: Partial<PayArgs>) => ani.tryCall(paymentContract.pay, by(more))
const choose = (url: string | null, result: Parameters<typeof chooseAtGateway>[2]) => chooseAtGateway(shop, url, result)
const card = { ...SAMPLE_CARD, expiry_year: 2026 }

describe('paying with the wallet', () => {
  const save = { method: 'card', card, save_card: true } as const
  const cards = async () => (await ani.call(paymentContract.cashier, { order_no })).saved_cards
  const keptCard = async () => {
    await choose((await pay(save)).redirect_url, 'success')
    await places()
    return (await cards())[0]?.card_id ?? ''
  }
  const saved = (card_id: string, cvn = '123') => ({ saved_card: { card_id, cvn } })

  it('saves a typed card when its payment succeeds, not before', async () => {
    const { redirect_url } = await pay(save)
    await choose(redirect_url, 'pending')
    expect(await cards()).toEqual([])
    await choose(redirect_url, 'success')
    expect(await cards()).toMatchObject([{ masked_number: '**** **** **** 1111', brand: 'visa', verification: 'verified' }])
    const everything = JSON.stringify(shop.world.snapshot())
    expect(everything).not.toContain(card.card_number)
    expect(everything).not.toContain('"123"')
  })

  it('saves none of a failed payment, nor one the shopper decided against', async () => {
    await choose((await pay(save)).redirect_url, 'failure')
    await pay(save)
    await choose((await pay({ ...save, save_card: false })).redirect_url, 'success')
    expect(await cards()).toEqual([])
  })

  it('accepts a saved card with its CVN, typed each time', async () => {
    const card_id = await keptCard()
    expect(await refusal(saved(card_id, '1234'))).toMatchObject({ error: 'PAYMENT_INVALID', field: 'saved_card.cvn' })
    const { redirect_url, payment_no } = await pay(saved(card_id))
    expect(await pay(saved(card_id))).toMatchObject({ payment_no })
    await choose(redirect_url, 'success')
    expect(await ani.order(order_no)).toMatchObject({ status: 'pending_shipment' })
  })

  it('proposes how the newest paid order was paid, an unpaid try not', async () => {
    const lastUsed = async () => (await ani.call(paymentContract.cashier, { order_no })).last_used
    expect(await lastUsed()).toBeNull()
    const { redirect_url } = await pay({ method: 'virtual_account', channel: 'bank_samudra' })
    expect(await lastUsed()).toBeNull()
    await choose(redirect_url, 'success')
    await places()
    expect(await lastUsed()).toEqual({ method: 'virtual_account', channel: 'bank_samudra', id: null })
    const card_id = await keptCard()
    await choose((await pay(saved(card_id))).redirect_url, 'success')
    await places()
    await pay({ method: 'qris' })
    expect(await lastUsed()).toEqual({ method: 'card', channel: null, id: card_id })
  })

  it('refuses one that is expired, unverified, declined, or another member’s', async () => {
    const card_id = await keptCard()
    const refused = { error: 'PAYMENT_INVALID', field: 'saved_card.card_id' }
    const row = (patch: object) => shop.withWorld(({ db }) => db.cards.update(card_id, patch))
    await row({ verified: false })
    expect(await refusal(saved(card_id))).toMatchObject(refused)
    await row({ verified: true, expiry_month: 2 })
    expect(await refusal(saved(card_id))).toMatchObject(refused)
    expect(await cards()).toMatchObject([{ is_expired: true }])
    await row({ expiry_month: 3, declines: true })
    expect(await refusal(saved(card_id))).toMatchObject({ ...refused, error: 'PAYMENT_FAILED' })
    await row({ declines: false, member_no: 'M-bayu' })
    expect(await refusal(saved(card_id))).toMatchObject(refused)
  })

  it('treats another card as another attempt, and ends the previous one', async () => {
    const first = await pay(save)
    const second = await pay({ ...save, card: { ...card, card_number: '5555555555554444' } })
    expect(second.payment_no).not.toBe(first.payment_no)
    expect(await ani.call(paymentContract.status, { payment_no: first.payment_no })).toMatchObject({ status: 'cancelled' })
  })

  it('accepts a linked e-wallet only for its provider and its member', async () => {
    const linked = await ani.call(paymentMethodsContract.eWalletAdd, { e_wallet_code: 'kantongin', phone: '81234567890' })
    const by_wallet = { method: 'e_wallet', saved_e_wallet_id: linked.e_wallet_id } as const
    expect((await ani.call(paymentContract.cashier, { order_no })).saved_e_wallets).toMatchObject([linked])
    const refused = { error: 'PAYMENT_INVALID', field: 'saved_e_wallet_id' }
    expect(await refusal({ ...by_wallet, channel: 'lancar_pay' })).toMatchObject(refused)
    expect(await refusal({ ...by_wallet, method: 'qris', channel: undefined })).toMatchObject(refused)
    expect(await pay({ ...by_wallet, channel: 'kantongin' })).toMatchObject({ channel: 'kantongin', status: 'created' })
    await shop.withWorld(({ db }) => db.e_wallets.update(linked.e_wallet_id, { member_no: 'M-bayu' }))
    expect(await refusal({ ...by_wallet, channel: 'kantongin' })).toMatchObject(refused)
  })
})
