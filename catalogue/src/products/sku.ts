import type { Rng } from '../lib/rng.ts'
import { familyTemplate } from './family-template.ts'
import type { ProductSpec } from './product-specs.ts'
import { grossOf, packSides, sizeFactor, specificationOf } from './size.ts'
import type { SkuRow } from './types.ts'

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

/** Shares of all products: fully sold out, one SKU sold out, nearly sold out, discounted. */
const SHARE = { productOut: 0.035, skuOut: 0.07, low: 0.06, discounted: 0.55 }

function stockOf(out: boolean, rng: Rng): number {
  const draw = rng.next()
  const plenty = rng.int(20, 400)
  if (out || draw < SHARE.skuOut) return 0
  return draw < SHARE.skuOut + SHARE.low ? rng.int(1, 9) : plenty
}

/** Every combination of a product's choices with its price: one discount for the whole product, larger sizes cost more. */
export function buildSkus(
  product_no: string,
  recipe: ProductSpec,
  rng: Rng,
  picture: (values: readonly string[], size: number) => string,
): readonly SkuRow[] {
  const { family, model, edition } = recipe
  const { sizes, combinations } = familyTemplate(family)
  const [first] = sizes
  if (!first) return []
  const pieces = edition?.pieces ?? 1
  const base = family.price * model.factor * (0.95 + rng.next() * 0.13) * pieces ** 0.96
  const percent = rng.next() < SHARE.discounted ? rng.int(6, 35) : 0
  const out = rng.next() < SHARE.productOut
  const style = rng.next()
  const priced = new Map(
    sizes.map((size) => {
      const price = roundPrice(base * sizeFactor(size, first), style)
      return [size.text, { price, ...struckPrice(price, percent, style) }]
    }),
  )
  const netFirst = family.grams ?? first.grams ?? 0
  return combinations.map((spec_values, at) => {
    const size = sizes.find((one) => one.text === spec_values.at(-1)) ?? first
    const net = size.grams !== null && family.grams === undefined ? size.grams : netFirst * (family.evenWeight ? 1 : (size.factor ?? 1))
    const [length_mm, width_mm, height_mm] = packSides(family.dims, (net / netFirst) * pieces, size, pieces)
    const { price, scribing_price, discount } = priced.get(size.text) ?? { price: 0, scribing_price: 0, discount: 0 }
    return Object.freeze({
      sku_no: `${product_no}-${String(at + 1).padStart(2, '0')}`,
      product_no,
      spec_values,
      price,
      scribing_price,
      discount,
      stock: stockOf(out, rng),
      specification: specificationOf(family, size, pieces),
      net_weight_g: Math.round(net * pieces),
      gross_weight_g: grossOf(net * pieces),
      length_mm,
      width_mm,
      height_mm,
      image_url: picture(spec_values, sizes.indexOf(size)),
    })
  })
}
