import { DAY } from '@nusaria/catalogue/lib/time'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { deletionContract } from '@nusaria/contracts/deletion'
import { LIMITS } from '@nusaria/contracts/limits'
import { paymentContract } from '@nusaria/contracts/payment'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { saveCard } from './payment-methods.ts'
import { cardFacts } from './rules.ts'

const { cardAdd, cardProve, cardRemove, cardVerify, list } = paymentMethodsContract
type Result = ArgsOf<typeof paymentContract.gatewayResult>['result']

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
})

const add = async (more: Partial<ArgsOf<typeof cardAdd>> = {}) => {
  const { card, verify_url } = await ani.call(cardAdd, { ...SAMPLE_CARD, ...more })
  return { card: { card_id: card.card_id }, verification: card.verification, verify_url }
}
const sessionOf = (url: string) => new URL(url, 'http://shop').searchParams.get('session') ?? ''
const choose = (url: string, result: Result) => shop.guest().tryCall(paymentContract.gatewayResult, { session: sessionOf(url), result })
const cardsOf = async (who = ani) => (await who.call(list, undefined)).cards
const timersOf = (proof_no: string) => shop.world.timers.all().filter(({ ref }) => ref === proof_no)

describe('the verification of a card', () => {
  it('has a session of its own at the gateway', async () => {
    const { verify_url, card } = await add()
    const gateway = shop.guest()
    expect(await gateway.call(paymentContract.gatewaySession, { session: sessionOf(verify_url) })).toMatchObject({
      payment_no: expect.stringMatching(/^CP\d/),
      return_path: `/payment-option?card_id=${card.card_id}`,
    })
    expect(await gateway.errorOf(paymentContract.gatewaySession, { session: 'not-a-session' })).toBe('PAYMENT_NOT_FOUND')
    expect(await choose('/gateway/?session=not-a-session', 'success')).toMatchObject({ error: 'PAYMENT_NOT_FOUND', field: 'session' })
  })

  it('is under way while the bank checks', async () => {
    const { card, verify_url } = await add()
    await choose(verify_url, 'pending')
    expect(await ani.errorOf(cardVerify, card)).toBe('PAYMENT_PROCESSING')
  })

  it('that is open is continued without counting as an attempt', async () => {
    const { card, verify_url } = await add()
    for (let times = 0; times < 15; times += 1) expect(await ani.call(cardProve, card)).toMatchObject({ verify_url })
  })

  it.each<[Result, readonly string[]]>([
    ['success', ['card_proof_refund']],
    ['failure', []],
    ['cancellation', []],
    ['expiry', []],
  ])('that ends by %s no longer waits for its time to end', async (result, waiting) => {
    const { verify_url } = await add()
    const answer = await choose(verify_url, result)
    expect(timersOf(answer.ok ? answer.data.payment_no : '').map(({ kind }) => kind)).toEqual(waiting)
  })

  it('ends with its card, also while the bank checks', async () => {
    const { card, verify_url } = await add()
    await choose(verify_url, 'pending')
    await ani.call(cardRemove, card)
    expect(await choose(verify_url, 'success')).toMatchObject({ error: 'PAYMENT_CANCELLED' })
    expect(await cardsOf()).toEqual([])
  })

  it('is not needed to remove a card that paid', async () => {
    await shop.withWorld((ctx) => saveCard(ctx, 'M-ani', cardFacts(SAMPLE_CARD)))
    const [card] = await cardsOf()
    await ani.call(cardRemove, { card_id: card?.card_id ?? '' })
    expect(await cardsOf()).toEqual([])
  })

  it('of a member who is gone ends unnoticed', async () => {
    const { verify_url } = await add()
    await ani.call(deletionContract.submit, { reason: 'other', consequences_accepted: true })
    for (const step of ['process', 'complete']) await shop.fireEvent('deletion', 'M-ani', step)
    shop.advance(DAY)
    expect(await choose(verify_url, 'success')).toMatchObject({ error: 'PAYMENT_NOT_FOUND' })
  })

  it('of an expired card is refused by the card', async () => {
    const { card } = await add({ expiry_month: 3, expiry_year: 2026 })
    shop.advance(31 * DAY)
    expect(await ani.tryCall(cardProve, card)).toMatchObject({ error: 'PAYMENT_INVALID', field: 'card_id' })
  })
})

describe('a card whose reply was lost', () => {
  const again = () => add({ request_id: 'card-form-1' })

  it('is added once, and returned as it is now', async () => {
    const { card, verify_url } = await again()
    expect(await again()).toEqual({ card, verification: 'open', verify_url })
    await choose(verify_url, 'success')
    expect(await again()).toEqual({ card, verification: 'verified', verify_url })
    expect(await cardsOf()).toHaveLength(1)
  })

  it('is added again once it was removed', async () => {
    const { card } = await again()
    await ani.call(cardRemove, card)
    expect((await again()).card.card_id).not.toBe(card.card_id)
    expect(await cardsOf()).toHaveLength(1)
  })
})

it('the cards of other members take no room', async () => {
  await shop.withWorld((ctx) => {
    for (let n = 0; n < LIMITS.paymentMethodsMax; n += 1) saveCard(ctx, 'M-bayu', { ...cardFacts(SAMPLE_CARD), expiry_year: 2030 + n })
  })
  expect(await cardsOf(await shop.member('bayu'))).toHaveLength(LIMITS.paymentMethodsMax)
  await add()
  expect(await cardsOf()).toHaveLength(1)
})
