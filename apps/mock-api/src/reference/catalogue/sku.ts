import type { Rng } from '../../lib/rng.ts'
import { familyTemplate } from './family-template.ts'
import { roundPrice, struckPrice } from './pricing.ts'
import type { ProductSpec } from './product-specs.ts'
import { grossOf, sizeFactor, specificationOf } from './size.ts'
import type { SkuRow } from './types.ts'

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
    const net = size.grams !== null && family.grams === undefined ? size.grams : netFirst * (size.factor ?? 1)
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
      image_url: picture(spec_values, sizes.indexOf(size)),
    })
  })
}
