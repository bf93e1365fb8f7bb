import { priceRange } from '@nusaria/contracts/product-price'
import type { Rng } from '../lib/rng.ts'
import { productNames } from '../texts/names/index.ts'
import { familyTemplate } from './family-template.ts'
import { NAV_IDS } from './nav.ts'
import { pictureUrl } from './picture-key.ts'
import type { ProductSpec } from './product-specs.ts'
import { showsSize } from './shots.ts'
import { grossOf, PLAIN_SIZE, packSides, type Size, specificationOf } from './size.ts'
import { sizeTableOf } from './size-tables.ts'
import { buildSkus } from './sku.ts'
import type { ProductFacts, ProductRow } from './types.ts'

/** `Brand Kind Model Edition Size`; the size only when there is one. */
export function productName({ family, model, brand, edition }: ProductSpec): string {
  const only = family.sizes.length === 1 ? family.sizes[0]?.split('*')[0] : undefined
  const size = only === PLAIN_SIZE ? undefined : only
  return [brand, model.whole ? undefined : family.kind, model.name, edition?.name, size].filter(Boolean).join(' ')
}

function factsOf({ family, brand, edition }: ProductSpec, first: Size): ProductFacts {
  const pieces = edition?.pieces ?? 1
  const [length_mm, width_mm, height_mm] = packSides(family.dims, pieces, first, pieces)
  const [life, unit] = family.life?.split(' ') ?? []
  const units = { hari: 'day', bulan: 'month', tahun: 'year' } as const
  const net_weight_g = Math.round((family.grams ?? first.grams ?? 0) * pieces)
  return {
    brand,
    unit: family.unit,
    specification: specificationOf(family, first, pieces),
    composition: family.of,
    length_mm,
    width_mm,
    height_mm,
    shelf_life: life ? Number(life) : null,
    shelf_life_unit: units[unit as keyof typeof units] ?? null,
    net_weight_g,
    gross_weight_g: grossOf(net_weight_g),
  }
}

function picturesOf({ family, modelAt, brand }: ProductSpec): readonly string[] {
  return familyTemplate(family).views.map((view) => pictureUrl({ family: family.id, model: modelAt, brand, ...view }))
}

/** Families whose first product leads the best sellers, as their keywords lead the searches. */
const LEADERS: ReadonlySet<string> = new Set([
  'keripik-singkong',
  'kopi-biji',
  'beras',
  'madu',
  'tabir-surya',
  'sambal',
  'minyak-goreng',
  'popok',
  'susu-uht',
  'mi-instan',
  'cuci-piring',
  'losion',
])

/** A bundle sells less than the single product. */
const EDITION_SHARE = 0.2

/** The number sold: the leaders most, then mostly the first model of each family. */
function soldCount(price: number, { family, modelAt, edition }: ProductSpec, rng: Rng): number {
  const pull = rng.next() ** (modelAt === 0 ? 1.6 : 5)
  if (modelAt === 0 && edition === null && LEADERS.has(family.id)) return Math.round(13_000 + pull * 12_000)
  const ceiling = price > 500_000 ? 900 : price > 100_000 ? 4_000 : 12_500
  return Math.round(12 + pull * ceiling * (edition === null ? 1 : EDITION_SHARE))
}

/** Builds one frozen product. All randomness comes from `rng`. */
export function buildProduct(product_no: string, recipe: ProductSpec, rng: Rng): ProductRow {
  const { family, modelAt, brand } = recipe
  const { sizes, options, looks } = familyTemplate(family)
  const [first] = sizes
  const names = productNames(family)[modelAt]
  if (!names) throw new Error(`${family.id} has no model ${modelAt}`)
  if (!first) throw new Error(`${family.id} has no size`)
  const sku_list = buildSkus(product_no, recipe, rng, (values, size) => {
    const value = looks.findIndex((choice) => values.includes(choice))
    return pictureUrl({ family: family.id, model: modelAt, brand, value: Math.max(0, value), shot: 1, size: showsSize(family) ? size : 0 })
  })
  const range = priceRange(sku_list)
  if (!range) throw new Error(`${family.id} has no SKU`)
  const { lowest, max_price } = range
  // Sold count and payment rules don't depend on what is sold out.
  const cheapest = Math.min(...sku_list.map(({ price }) => price))
  const image_list = picturesOf(recipe)
  const [picture = ''] = image_list
  const sold_count = soldCount(cheapest, recipe, rng)
  const review_count = Math.round(sold_count * (0.04 + rng.next() * 0.1))
  const childId = NAV_IDS[family.in]
  return Object.freeze({
    product_no,
    product_name: productName(recipe),
    names,
    edition: recipe.edition?.name ?? '',
    price: lowest.price,
    max_price,
    scribing_price: lowest.scribing_price,
    discount: lowest.discount,
    thumb_image_url: picture,
    major_image_url: picture,
    image_list,
    flag_sold_out: sku_list.every((sku) => sku.stock === 0) ? 1 : 0,
    is_featured: rng.next() < 0.07,
    flag_free_shipping: rng.next() < 0.55,
    flag_cod: cheapest < 3_000_000,
    sold_count,
    rating: review_count === 0 ? 0 : Math.round((4.3 + rng.next() * 0.7) * 10) / 10,
    review_count,
    purchase_limit: family.limit ?? (rng.next() < 0.12 ? rng.pick([3, 5, 10]) : null),
    nav_type_id: childId,
    nav_parent_id: childId.slice(0, 2),
    description: family.text.id,
    attributes: Object.freeze(factsOf(recipe, first)),
    size_table: sizeTableOf(family, modelAt),
    options,
    sku_list,
    default_sku_no: lowest.sku_no,
  })
}
