import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOrder } from '../../testing/after-sale.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const claim = (coupon_no: string, who = ani) => who.tryCall(voucherContract.claim, { coupon_no })
const happens = (event: string, coupon_no = 'HEMAT5') => shop.fireEvent('coupon', coupon_no, event)
const wallet = async (state: 'unused' | 'expired') => (await ani.call(voucherContract.wallet, { state, page_num: 1, page_size: 20 })).list
const stateOf = async (coupon_no: string, who = ani) =>
  (await who.call(voucherContract.offers, { coupon_nos: [coupon_no] })).list.map(({ claim_state }) => claim_state)[0]

/** Another member, with an order. */
async function memberWithOrder(...steps: readonly string[]): Promise<Shopper> {
  const bayu = await shop.member('bayu')
  await shop.addAddress(bayu)
  await createOrder(bayu, { steps })
  return bayu
}

describe('claiming', () => {
  it.each([
    ['APP20', 'VOUCHER_APP_EXCLUSIVE'],
    ['GAJIAN30', 'VOUCHER_NOT_STARTED'],
    ['KEMARIN15', 'VOUCHER_CAMPAIGN_EXPIRED'],
    ['KILAT50', 'VOUCHER_EXHAUSTED'],
    ['SETIA10', 'VOUCHER_NOT_ELIGIBLE'],
    ['SALAM25', 'VOUCHER_MISSING'],
    ['NIHIL', 'VOUCHER_TEMPLATE_MISSING'],
  ] as const)('%s: %s', async (coupon_no, error) => {
    expect(await claim(coupon_no)).toMatchObject({ ok: false, error })
  })

  it('adds a voucher until its limit, with its own validity', async () => {
    expect(await claim('HEMAT5')).toMatchObject({ data: { state: 'unused', expires_at: '2026-03-16T23:59:59.000+07:00' } })
    const week = { claimed_at: '2026-03-02T09:00:00.000+07:00', expires_at: '2026-03-09T09:00:00.000+07:00' }
    expect(await claim('ONGKIR20')).toMatchObject({ data: week })
    expect((await claim('HEMAT5')).ok).toBe(true)
    expect(await claim('HEMAT5')).toMatchObject({ error: 'VOUCHER_CLAIM_LIMIT' })
  })

  it('counts what every member claimed: the last piece goes to one of them', async () => {
    const bayu = await shop.member('bayu')
    expect((await claim('HEMAT5')).ok).toBe(true)
    expect(await shop.withWorld(({ db }) => db.coupon_claims.get('HEMAT5')?.claimed)).toBe(1)
    // 30.000 pieces, 8.700 of them claimed before
    await shop.withWorld(({ db }) => db.coupon_claims.update('HEMAT5', { claimed: 30_000 - 8_700 - 2 }))
    expect((await claim('HEMAT5')).ok).toBe(true)
    expect(await claim('HEMAT5', bayu)).toMatchObject({ ok: true })
    expect(await claim('HEMAT5', bayu)).toMatchObject({ error: 'VOUCHER_EXHAUSTED' })
  })

  it('starts and ends by the world’s clock', async () => {
    shop.advance(5 * DAY)
    expect((await claim('GAJIAN30')).ok).toBe(true)
    shop.advance(8 * DAY)
    expect(await wallet('expired')).toMatchObject([{ coupon_no: 'GAJIAN30', state: 'expired' }])
  })

  it('makes a member wait after too many failures', async () => {
    for (let at = 0; at < 10; at += 1) expect(await claim('APP20')).toMatchObject({ error: 'VOUCHER_APP_EXCLUSIVE' })
    expect(await claim('HEMAT5')).toMatchObject({ error: 'TOO_MANY_ATTEMPTS' })
    expect(await ani.errorOf(voucherContract.redeemCode, { code: 'SALAM25' })).toBe('TOO_MANY_ATTEMPTS')
    shop.advance(10 * MINUTE)
    expect((await claim('HEMAT5')).ok).toBe(true)
  })

  it('is not for a disabled member', async () => {
    await shop.withWorld(({ db }) => db.members.update('M-ani', { disabled: true }))
    expect(await claim('HEMAT5')).toMatchObject({ error: 'MEMBER_DISABLED' })
  })

  it('of a voucher for new shoppers is for members without an order', async () => {
    const bayu = await memberWithOrder()
    expect([await stateOf('BARU12'), await stateOf('BARU12', bayu)]).toEqual(['claimable', 'not_eligible'])
    expect(await claim('BARU12', bayu)).toMatchObject({ error: 'VOUCHER_NEW_USERS_ONLY' })
    expect(await claim('BARU12')).toMatchObject({ ok: true })
    expect(await stateOf('BARU12', shop.guest())).toBe('claimable')
  })

  it('of a voucher for returning shoppers counts neither another member’s order nor one on its way', async () => {
    const bayu = await memberWithOrder('pay', 'ship', 'confirm')
    await createOrder(ani, { steps: ['pay', 'ship'] })
    const states = [await stateOf('SETIA10', bayu), await stateOf('SETIA10'), await stateOf('SETIA10', shop.guest())]
    expect(states).toEqual(['claimable', 'not_eligible', 'claimable'])
    expect(await claim('SETIA10')).toMatchObject({ error: 'VOUCHER_NOT_ELIGIBLE' })
    expect(await claim('SETIA10', bayu)).toMatchObject({ ok: true, data: { state: 'unused' } })
  })
})

describe('codes', () => {
  const type = (code: string, who = ani) => who.tryCall(voucherContract.redeemCode, { code })

  it('are case-insensitive', async () => {
    expect(await type('salam25')).toMatchObject({ data: { coupon_no: 'SALAM25' } })
    expect(await type('SALAM25')).toMatchObject({ error: 'VOUCHER_CLAIM_LIMIT' })
  })

  it('have the refusals of a claim, beside the code', async () => {
    for (const [code, event, error] of [
      ['NIHIL25', null, 'VOUCHER_MISSING'],
      ['DIAPP30', null, 'VOUCHER_APP_EXCLUSIVE'],
      ['RINDU20', null, 'VOUCHER_NOT_ELIGIBLE'],
      ['SALAM25', 'sell_out', 'VOUCHER_EXHAUSTED'],
      ['SALAM25', 'postpone', 'VOUCHER_NOT_STARTED'],
      ['RINDU20', 'end', 'VOUCHER_CAMPAIGN_EXPIRED'],
      ['DIAPP30', 'withdraw', 'VOUCHER_MISSING'],
    ] as const) {
      if (event) await happens(event, code)
      expect(await type(code), code).toMatchObject({ error, field: 'code' })
    }
    expect(await type('TEMAN15', await memberWithOrder())).toMatchObject({ error: 'VOUCHER_NEW_USERS_ONLY', field: 'code' })
    await shop.withWorld(({ db }) => db.members.update('M-ani', { disabled: true }))
    expect(await type('TEMAN15')).toMatchObject({ error: 'MEMBER_DISABLED', field: 'code' })
  })
})

describe('an event of a voucher', () => {
  it('postpones it to the next day, on any day', async () => {
    shop.advance(2 * DAY)
    await happens('postpone')
    expect(await claim('HEMAT5')).toMatchObject({ error: 'VOUCHER_NOT_STARTED' })
    shop.advance(DAY)
    expect((await claim('HEMAT5')).ok).toBe(true)
  })

  it('leaves claimed vouchers valid after its end, but not after a withdrawal', async () => {
    await claim('HEMAT5')
    await happens('end')
    expect(await wallet('unused')).toMatchObject([{ coupon_no: 'HEMAT5', state: 'unused' }])
    await happens('withdraw')
    expect(await wallet('unused')).toEqual([])
    expect((await ani.call(voucherContract.offers, {})).list.map(({ coupon_no }) => coupon_no)).not.toContain('HEMAT5')
  })

  it('is refused where it makes no sense', async () => {
    await happens('withdraw')
    for (const event of ['withdraw', 'end', 'postpone']) await expect(happens(event)).rejects.toThrow('withdrawn')
    await expect(happens('sell_out', 'BARU12')).rejects.toThrow('no end')
    await expect(happens('end', 'NIHIL')).rejects.toThrow('NIHIL')
  })
})
