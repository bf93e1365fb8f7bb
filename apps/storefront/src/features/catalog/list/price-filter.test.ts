import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPriceDigits, parsePriceDraft, pricePresets, toPriceDigits } from './price-filter.tsx'

describe('a typed price', () => {
  it('keeps the digits of what is typed or pasted, and shows them as Rupiah', () => {
    expect(toPriceDigits('Rp 15.000,00')).toBe('15000')
    expect(toPriceDigits('0015000')).toBe('15000')
    expect(toPriceDigits('Ｒｐ１５．０００，００')).toBe('15000')
    expect(toPriceDigits('١٥٠٠٠\u200b')).toBe('15000')
    expect(toPriceDigits('99999999999')).toBe('999999999')
    expect(toPriceDigits('murah')).toBe('')
    expect(formatPriceDigits('15000')).toBe('Rp15.000')
    expect(formatPriceDigits('')).toBe('')
  })

  it('gives no range when the range is reversed', () => {
    expect(parsePriceDraft({ min: '500', max: '100' })).toBeNull()
    expect(parsePriceDraft({ min: '500', max: '500' })).toEqual({ price_min: 500, price_max: 500 })
    expect(parsePriceDraft({ min: '', max: '' })).toEqual({})
  })
})

describe('price presets', () => {
  it('are cut at round prices', () => {
    expect(pricePresets({ lowest: 5_200, highest: 98_000 })).toEqual([
      { price_min: undefined, price_max: 15_000 },
      { price_min: 15_000, price_max: 40_000 },
      { price_min: 40_000, price_max: undefined },
    ])
  })

  it('are empty when there is nothing to choose', () => {
    for (const range of [undefined, null, { lowest: 9_000, highest: 9_000 }, { lowest: 0, highest: 0 }])
      expect(pricePresets(range)).toEqual([])
  })

  it('each can match a product, and together they match all', () => {
    const price = fc.integer({ min: 1, max: 50_000_000 })
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [lowest, highest] = [Math.min(a, b), Math.max(a, b)]
        const presets = pricePresets({ lowest, highest })
        expect(presets.length).not.toBe(1)
        for (const [index, { price_min, price_max }] of presets.entries()) {
          expect(price_min).toBe(presets[index - 1]?.price_max)
          expect(price_min ?? lowest).toBeLessThan(price_max ?? highest)
        }
        expect(presets.at(-1)?.price_max).toBeUndefined()
      }),
    )
  })
})
