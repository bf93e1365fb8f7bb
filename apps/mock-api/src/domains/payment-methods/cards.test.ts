import { DAY, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { deletionContract } from '@nusaria/contracts/deletion'
import { LIMITS } from '@nusaria/contracts/limits'
import { paymentContract } from '@nusaria/contracts/payment'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseAtGateway, gatewaySession } from '../../testing/gateway.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { paymentMethodsOf, saveCard } from './payment-methods.ts'
import { cardFacts } from './rules.ts'

const { cardAdd, cardDefault, cardProve, cardRemove, cardVerify } = paymentMethodsContract
type NewCard = ArgsOf<typeof cardAdd>
type Result = Parameters<typeof chooseAtGateway>[2]
/** Visa numbers with a valid check digit. */
const [OTHER_NUMBER, THIRD_NUMBER] = ['4242424242424242', '4012888888881881']
const DECLINED = '4000000000000002'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const list = (who = ani) => who.call(paymentMethodsContract.list, undefined)
const cards = async (who = ani) => (await list(who)).cards
const add = async (more: Partial<NewCard> = {}) => {
  const { card, ...rest } = await ani.call(cardAdd, { ...SAMPLE_CARD, ...more })
  return { ...rest, added: card, card: { card_id: card.card_id } }
}
const refusal = (more: Partial<NewCard> = {}) => ani.tryCall(cardAdd, { ...SAMPLE_CARD, ...more })
const choose = (url: string, result: Result) => chooseAtGateway(shop, url, result)
const pageOf = (verify_url: string) => shop.guest().call(paymentContract.gatewaySession, { session: gatewaySession(verify_url) })
const timersOf = (proof_no: string) => shop.world.timers.all().filter(({ ref }) => ref === proof_no)

describe('cards', () => {
  it('are stored without secrets', async () => {
    expect((await add()).added).toMatchObject({
      bank_name: 'Bank Arta',
      brand: 'visa',
      masked_number: '**** **** **** 1111',
      holder_name: 'Ani Lestari',
      is_default: true,
      verification: 'open',
      is_expired: false,
    })
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
    expect(await cards()).toEqual([])
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

  it('have a maximum number, to which those of other members don’t count', async () => {
    const saveCards = (member_no: string) =>
      shop.withWorld((ctx) => {
        for (let n = 0; n < LIMITS.paymentMethodsMax; n += 1) saveCard(ctx, member_no, { ...cardFacts(SAMPLE_CARD), expiry_year: 2030 + n })
      })
    await saveCards('M-bayu')
    expect(await cards(await shop.member('bayu'))).toHaveLength(LIMITS.paymentMethodsMax)
    await ani.call(cardRemove, (await add()).card)
    await saveCards('M-ani')
    expect(await refusal()).toMatchObject({ error: 'INVALID_PARAMETER', params: { max: LIMITS.paymentMethodsMax } })
    expect((await list()).max).toBe(LIMITS.paymentMethodsMax)
  })

  it('pass the default to the newest when removed, and lose their verification', async () => {
    const first = await add()
    await add({ card_number: OTHER_NUMBER })
    const third = await add({ card_number: THIRD_NUMBER })
    const ends = async () => (await cards()).map(({ masked_number }) => masked_number.slice(-4))
    expect(await ends()).toEqual(['1111', '1881', '4242'])
    await ani.call(cardDefault, third.card)
    expect(await ends()).toEqual(['1881', '4242', '1111'])
    await ani.call(cardRemove, third.card)
    expect(await cards()).toMatchObject([{ masked_number: expect.stringContaining('4242'), is_default: true }, {}])
    expect(await choose(third.verify_url, 'success')).toMatchObject({ error: 'PAYMENT_CANCELLED' })
    await ani.call(cardRemove, first.card)
    expect(await ends()).toEqual(['4242'])
  })

  it('that paid are saved once, as verified, and can be removed', async () => {
    const facts = cardFacts({ ...SAMPLE_CARD, card_number: '4000000000000341' })
    expect(facts).toMatchObject({ last4: '0341', declines: true })
    const save = (of = facts) => shop.withWorld((ctx) => saveCard(ctx, 'M-ani', of))
    const kept = await save()
    expect(await save()).toMatchObject({ card_id: kept?.card_id })
    await add()
    await save(cardFacts(SAMPLE_CARD))
    expect(await shop.withWorld((ctx) => paymentMethodsOf(ctx, 'M-ani'))).toMatchObject({
      cards: [
        { masked_number: '**** **** **** 0341', verification: 'verified' },
        { masked_number: '**** **** **** 1111', verification: 'verified' },
      ],
      e_wallets: [],
    })
    await ani.call(cardRemove, { card_id: kept?.card_id ?? '' })
    expect(await cards()).toHaveLength(1)
  })
})

describe('the verification of a card', () => {
  it('is at the gateway, which returns to the card', async () => {
    const { card, verify_amount, verify_url } = await add()
    expect(await pageOf(verify_url)).toMatchObject({
      purpose: 'verification',
      payment_no: expect.stringMatching(/^CP\d/),
      order_no: null,
      amount: verify_amount,
      channel_name: '**** **** **** 1111',
      return_path: `/payment-option?card_id=${card.card_id}`,
    })
    expect(await ani.errorOf(cardVerify, card)).toBe('PAYMENT_PROCESSING')
    await choose(verify_url, 'success')
    expect(await ani.call(cardVerify, card)).toMatchObject({ verification: 'verified' })
    expect(await ani.errorOf(cardProve, card)).toBe('PAYMENT_SUCCEEDED')
    expect(await choose(verify_url, 'failure')).toMatchObject({ error: 'PAYMENT_SUCCEEDED' })
    // The small charge is refunded.
    shop.advance(MINUTE)
    expect(await pageOf(verify_url)).toMatchObject({ status: 'refunded' })
    expect(await cards()).toMatchObject([{ verification: 'verified' }])
  })

  it('opens only for its session', async () => {
    const session = 'not-a-session'
    expect(await shop.guest().errorOf(paymentContract.gatewaySession, { session })).toBe('PAYMENT_NOT_FOUND')
    expect(await choose(`/gateway/?session=${session}`, 'success')).toMatchObject({ error: 'PAYMENT_NOT_FOUND', field: 'session' })
  })

  it.each<[Result, string, string, readonly string[]]>([
    ['failure', 'failed', 'PAYMENT_FAILED', []],
    ['cancellation', 'open', 'PAYMENT_CANCELLED', []],
    ['expiry', 'open', 'PAYMENT_CANCELLED', []],
    ['success', 'verified', '', ['card_proof_refund']],
  ])('that ends by %s no longer waits for its time to end, and can be made again unless it succeeded', async (...given) => {
    const [result, verification, error, waiting] = given
    const { card, verify_url } = await add()
    const answer = await choose(verify_url, result)
    expect(timersOf(answer.ok ? answer.data.payment_no : '').map(({ kind }) => kind)).toEqual(waiting)
    expect(await cards()).toMatchObject([{ verification }])
    if (result === 'success') return
    expect(await ani.errorOf(cardVerify, card)).toBe(error)
    expect(await choose(verify_url, 'success')).toMatchObject({ ok: false })
    const again = await ani.call(cardProve, card)
    expect(again.verify_url).not.toBe(verify_url)
    await choose(again.verify_url, 'success')
    expect(await cards()).toMatchObject([{ verification: 'verified' }])
  })

  it('that is open is continued without counting as an attempt, and none starts while the bank is checking', async () => {
    const { card, verify_url } = await add()
    for (let times = 0; times < 15; times += 1) expect(await ani.call(cardProve, card)).toMatchObject({ verify_url })
    await choose(verify_url, 'pending')
    expect(await choose(verify_url, 'pending')).toMatchObject({ data: { status: 'pending' } })
    expect(await cards()).toMatchObject([{ verification: 'pending' }])
    for (const call of [cardProve, cardVerify]) expect(await ani.errorOf(call, card)).toBe('PAYMENT_PROCESSING')
    shop.advance(15 * MINUTE)
    expect(await cards()).toMatchObject([{ verification: 'open' }])
  })

  it('ends with its card, also while the bank checks', async () => {
    const { card, verify_url } = await add()
    await choose(verify_url, 'pending')
    await ani.call(cardRemove, card)
    expect(await choose(verify_url, 'success')).toMatchObject({ error: 'PAYMENT_CANCELLED' })
    expect(await cards()).toEqual([])
  })

  it('of a member who is gone ends unnoticed', async () => {
    const { verify_url } = await add()
    await ani.call(deletionContract.submit, { reason: 'other', consequences_accepted: true })
    await shop.fireEvents('deletion', 'M-ani', 'process', 'complete')
    shop.advance(DAY)
    expect(await choose(verify_url, 'success')).toMatchObject({ error: 'PAYMENT_NOT_FOUND' })
  })

  it('of an expired card is refused by the card', async () => {
    const { card } = await add({ expiry_month: 3, expiry_year: 2026 })
    shop.advance(31 * DAY)
    expect(await cards()).toMatchObject([{ is_expired: true }])
    expect(await ani.tryCall(cardProve, card)).toMatchObject({ error: 'PAYMENT_INVALID', field: 'card_id' })
  })
})

it('a card whose reply was lost is added once and returned as it is now, and added again once it was removed', async () => {
  const again = async () => {
    const { card, added, verify_url } = await add({ request_id: 'card-form-1' })
    return { card, verification: added.verification, verify_url }
  }
  const { card, verify_url } = await again()
  expect(await again()).toEqual({ card, verification: 'open', verify_url })
  await choose(verify_url, 'success')
  expect(await again()).toEqual({ card, verification: 'verified', verify_url })
  expect(await cards()).toHaveLength(1)
  await ani.call(cardRemove, card)
  expect((await again()).card.card_id).not.toBe(card.card_id)
  expect(await cards()).toHaveLength(1)
})
