import { describe, expect, it } from 'vitest'
import type { VoucherTemplate } from './templates.ts'
import { paragraphsOf, termsOf } from './terms.ts'

const template = (over: Partial<VoucherTemplate>): VoucherTemplate => ({
  coupon_no: 'HEMAT',
  name: { en: 'Saver', id: 'Hemat', 'zh-CN': '省钱券' },
  kind: 'discount',
  days: [0, 3],
  ...over,
})
const sentences = (over: Partial<VoucherTemplate>) => paragraphsOf(template(over), 'en')

describe('the terms of a voucher, in sentences', () => {
  it('for an amount', () => {
    expect(sentences({ amount_off: 5_000 })).toMatchObject([
      expect.stringMatching(/^Takes Rp\s?5.000 off your products\.$/),
      'No minimum spend.',
      'For all products.',
      expect.stringMatching(/^Can’t be combined/),
      'Use it before the campaign ends.',
      'Each account may claim it once, while it lasts.',
      expect.any(String),
    ])
  })

  it('for a percentage of some brands, with all its conditions', () => {
    const all = { online_only: true, app_exclusive: true, new_user: true, returning: true, stackable: true } as const
    const limits = { max_off: 30_000, minimum_spend: 50_000, use_within_days: 7, per_member: 2 }
    expect(sentences({ percent_off: 10, brands: ['Kopi', 'Teh'], ...limits, ...all })).toMatchObject([
      expect.stringMatching(/^Takes 10% off your products, at most Rp\s?30.000\.$/),
      expect.stringMatching(/^Spend at least Rp\s?50.000 on/),
      'For selected products of Kopi, Teh only.',
      expect.stringMatching(/^Can be combined/),
      'Use it within 7 days after claiming, and before the campaign ends.',
      'For orders paid online; not for cash on delivery.',
      'Can be claimed and used in the app only.',
      'For your first order only.',
      'For shoppers who have completed an order.',
      'Each account may claim it 2 times, while it lasts.',
      expect.any(String),
    ])
  })

  it('for shipping, which any discount may join', () => {
    const [first, ...rest] = sentences({ kind: 'shipping', amount_off: 20_000 })
    expect(first).toMatch(/^Takes up to Rp\s?20.000 off the shipping fee\.$/)
    expect(rest.filter((text) => text.includes('combined'))).toEqual([])
  })

  it('leave out what it doesn’t say', () => {
    const plain = { minimum_spend: 0, use_within_days: null, product_scope: 'all' }
    const flags = { flag_stackable: false, flag_online_only: false, flag_app_exclusive: false, flag_new_user: false }
    expect(termsOf(template({}), 0, 'id')).toMatchObject({ coupon_name: 'Hemat', amount_off: null, percent_off: null, ...plain, ...flags })
  })
})
