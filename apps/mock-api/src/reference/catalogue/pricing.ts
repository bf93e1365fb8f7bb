/**
 * Rounds a price as shops do: 18.900 or 32.500 below Rp100.000, whole thousands above, mostly ending in 9.000. `style` (0 to 1) chooses the
 * ending; one style keeps the order of raw prices.
 */
export function roundPrice(raw: number, style: number): number {
  if (raw < 3_000) return Math.max(1_000, Math.round(raw / 100) * 100)
  if (raw < 100_000) {
    const thousands = Math.max(3, Math.round(raw / 1_000))
    return style < 0.75 ? thousands * 1_000 - 100 : Math.round(raw / 500) * 500
  }
  const step = raw < 1_000_000 ? 10_000 : 100_000
  return style < 0.75 ? Math.round(raw / step) * step - 1_000 : Math.round(raw / 1_000) * 1_000
}

/** The price before `percent` off, and the resulting percent. */
export function struckPrice(price: number, percent: number, style: number): { scribing_price: number; discount: number } {
  if (percent === 0) return { scribing_price: price, discount: 0 }
  const scribing_price = roundPrice(price / (1 - percent / 100), style)
  const discount = Math.round(((scribing_price - price) / scribing_price) * 100)
  return discount > 0 ? { scribing_price, discount } : { scribing_price: price, discount: 0 }
}
