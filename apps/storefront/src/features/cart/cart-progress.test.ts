import { describe, expect, it } from 'vitest'
import { walletVoucher } from '#testing/trade-samples.ts'
import { bestVoucher } from './cart-progress.tsx'

const small = walletVoucher({ coupon_no: 'SMALL', minimum_spend: 30_000, amount_off: 5_000 })
const large = walletVoucher({ coupon_no: 'LARGE', minimum_spend: 150_000, amount_off: 20_000 })
const larger = walletVoucher({ coupon_no: 'LARGER', minimum_spend: 200_000, amount_off: 30_000 })
const percent = walletVoucher({ coupon_no: 'PERCENT', minimum_spend: 0, amount_off: null, percent_off: 15, max_off: 25_000 })
const shipping = walletVoucher({ coupon_no: 'SHIPPING', kind: 'shipping', minimum_spend: 500_000, amount_off: 20_000 })

const bestAt = (product_amount: number, ...fitting: (typeof small)[]) => bestVoucher(fitting, { product_amount })?.coupon_no

describe('the voucher shown in the cart', () => {
  it('is the next voucher above the selected amount', () => {
    expect(bestAt(100_000, larger, small, large, shipping)).toBe('LARGE')
    expect(bestAt(160_000, larger, small, large)).toBe('LARGER')
  })

  it('is the most valuable voucher when the minimum of all is reached', () => {
    expect(bestAt(300_000, small, larger, large, percent)).toBe('LARGER')
    expect(bestAt(40_000, small, percent)).toBe('PERCENT')
  })

  it('is none without a matching discount', () => {
    expect(bestAt(40_000, shipping)).toBeUndefined()
  })
})
