import { DAY, HOUR } from '@nusaria/catalogue/lib/time'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { register } from '../member/accounts.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop({ language: 'en' }))
})

const messages = (who = ani) => who.messages()
const claim = async (...coupon_nos: string[]) => {
  for (const coupon_no of coupon_nos) await ani.call(voucherContract.claim, { coupon_no })
}

it('a new member gets a welcome with a link to the vouchers', async () => {
  const { member_no } = await shop.withWorld((ctx) => register(ctx, '81299990000'))
  const rows = await shop.withWorld(({ db }) => db.messages.all({ member_no }))
  expect(rows).toMatchObject([{ kind: 'system', title: { en: 'Welcome to Nusaria' }, link: { target: 'coupons', ref: null } }])
})

describe('a voucher in the wallet', () => {
  it('is announced one day before it expires, with a link to the wallet', async () => {
    await claim('ONGKIR10')
    shop.advance(2 * DAY - HOUR)
    expect(await messages()).toEqual([])
    shop.advance(HOUR)
    const content = '“Shipping discount” can be used until 05/03/2026. Don’t let it go to waste.'
    const told = { kind: 'promotion', title: 'Your voucher ends soon', content, link: { target: 'wallet', ref: null } }
    expect(await messages()).toMatchObject([told])
    shop.advance(DAY)
    expect(await messages()).toHaveLength(1)
  })

  it('is announced together with those that expire soon after', async () => {
    await claim('ONGKIR10')
    shop.advance(DAY)
    await claim('ONGKIR20', 'HEMAT5', 'HEMAT5')
    shop.advance(4 * HOUR)
    await claim('ONGKIR20')
    shop.advance(6 * DAY)
    expect((await messages()).filter(({ link }) => link?.target === 'wallet').map(({ content }) => content)).toEqual([
      '“Free shipping” and 1 more of your vouchers end soon, the first on 10/03/2026.',
      expect.stringContaining('“Shipping discount” can be used'),
    ])
  })

  it('that was used is not announced', async () => {
    await claim('HEMAT5')
    const [held] = (await ani.call(voucherContract.wallet, { state: 'unused', page_num: 1, page_size: 5 })).list
    const { order_no } = await confirmAndPlace(ani, buyNow('KOPI-1'), { voucher_nos: [held?.voucher_no ?? ''] })
    await shop.fireEvent('order', order_no, 'pay')
    shop.advance(20 * DAY)
    expect((await messages()).filter(({ link }) => link?.target === 'wallet')).toEqual([])
  })
})

describe('a coupon that begins', () => {
  const opened = async () => (await messages()).filter(({ link }) => link?.ref === 'GAJIAN30')

  it('is announced to everybody in the morning, once, and can then be claimed', async () => {
    shop.advance(5 * DAY - HOUR)
    expect(await opened()).toEqual([])
    shop.advance(HOUR)
    expect(await opened()).toMatchObject([{ kind: 'promotion', title: 'A new voucher to claim', link: { target: 'coupons' } }])
    await claim('GAJIAN30')
    shop.advance(DAY)
    expect(await opened()).toHaveLength(1)
  })

  it('later than planned is announced then; a withdrawn one never', async () => {
    shop.advance(4 * DAY)
    await shop.fireEvents('coupon', 'GAJIAN30', 'postpone', 'postpone', 'withdraw')
    shop.advance(3 * DAY)
    expect(await opened()).toEqual([])
  })

  it('postponed by a day is announced a day later', async () => {
    shop.advance(4 * DAY + 20 * HOUR)
    await shop.fireEvent('coupon', 'GAJIAN30', 'postpone')
    shop.advance(5 * HOUR)
    expect(await opened()).toEqual([])
    shop.advance(DAY)
    expect(await opened()).toHaveLength(1)
  })
})

describe('a favourite that gets cheaper', () => {
  const reprice = (price: number) => shop.fireEvent('sku', 'KOPI-1', 'reprice', { price })
  const cheaper = async () => (await messages()).filter(({ title }) => title === 'A favourite got cheaper')

  beforeEach(async () => {
    await ani.call(favouriteContract.add, { product_nos: ['KOPI'] })
  })

  it('by a twentieth is announced with a link; a Rupiah less is not', async () => {
    await reprice(68_876)
    expect(await cheaper()).toEqual([])
    await reprice(68_875)
    expect(await cheaper()).toMatchObject([
      { kind: 'promotion', content: 'Kopi is Rp68.875 now instead of Rp72.500.', link: { target: 'product', ref: 'KOPI' } },
    ])
    expect(await messages(await shop.member('bayu'))).toEqual([])
  })

  it('is announced again only when it is cheaper still', async () => {
    for (const price of [60_000, 72_500, 60_000, 59_000]) await reprice(price)
    expect(await cheaper()).toHaveLength(1)
    await reprice(50_000)
    expect((await cheaper())[0]?.content).toBe('Kopi is Rp50.000 now instead of Rp60.000.')
  })

  it('is not announced while it can’t be bought, nor after it was removed', async () => {
    await shop.fireEvent('sku', 'KOPI-1', 'sell_out')
    await reprice(50_000)
    expect(await cheaper()).toEqual([])
    await shop.fireEvent('sku', 'KOPI-1', 'restock', { stock: 5 })
    await ani.call(favouriteContract.remove, { product_nos: ['KOPI'] })
    await reprice(40_000)
    expect(await cheaper()).toEqual([])
  })
})
