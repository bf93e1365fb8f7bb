import { DAY } from '@nusaria/catalogue/lib/time'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
})

const claim = () => ani.tryCall(voucherContract.claim, { coupon_no: 'HEMAT5' })
const happens = (event: string, coupon_no = 'HEMAT5') => shop.fireEvent('coupon', coupon_no, event)
const wallet = async () => (await ani.call(voucherContract.wallet, { state: 'unused', page_num: 1, page_size: 20 })).list

it.each([
  ['postpone', 'VOUCHER_NOT_STARTED'],
  ['end', 'VOUCHER_CAMPAIGN_EXPIRED'],
  ['sell_out', 'VOUCHER_EXHAUSTED'],
  ['withdraw', 'VOUCHER_TEMPLATE_MISSING'],
] as const)('%s: nobody can claim it any more: %s', async (event, error) => {
  await happens(event)
  expect(await claim()).toMatchObject({ ok: false, error })
})

it('a postponed one starts the next day, on any day', async () => {
  shop.advance(2 * DAY)
  await happens('postpone')
  expect(await claim()).toMatchObject({ error: 'VOUCHER_NOT_STARTED' })
  shop.advance(DAY)
  expect((await claim()).ok).toBe(true)
})

it('claimed vouchers stay valid after the end, but not after a withdrawal', async () => {
  await claim()
  await happens('end')
  expect(await wallet()).toMatchObject([{ coupon_no: 'HEMAT5', state: 'unused' }])
  await happens('withdraw')
  expect(await wallet()).toEqual([])
  expect((await ani.call(voucherContract.offers, {})).list.map(({ coupon_no }) => coupon_no)).not.toContain('HEMAT5')
})

it('is refused where it makes no sense', async () => {
  await happens('withdraw')
  for (const event of ['withdraw', 'end', 'postpone']) await expect(happens(event)).rejects.toThrow('withdrawn')
  await expect(happens('sell_out', 'BARU12')).rejects.toThrow('no end')
  await expect(happens('end', 'NIHIL')).rejects.toThrow('NIHIL')
})
