import { z } from 'zod'
import { addedField } from './added.ts'
import { Instant, PictureUrl, Rupiah, SpecValues } from './common.ts'
import { withFallback } from './fallback.ts'

export const ProductNo = z.string().min(1).max(32)
export const SkuNo = z.string().min(1).max(40)

/** A product as lists show it. Fields that the visual reference adds are marked as added. */
export const ProductCard = z.strictObject({
  product_no: ProductNo,
  product_name: z.string(),
  /** Rupiah; the lowest price among the SKUs in stock, of all when it is sold out. */
  price: Rupiah,
  /** Rupiah, struck through; equal to `price` when there is no discount. */
  scribing_price: withFallback(Rupiah),
  thumb_image_url: PictureUrl,
  major_image_url: PictureUrl,
  /** percent off, 0 to 99 */
  discount: withFallback(z.int().min(0).max(99)),
  /** 1 = sold out */
  flag_sold_out: withFallback(z.union([z.literal(0), z.literal(1)])),
  is_featured: withFallback(z.boolean()),
  /** Rupiah; the highest price among the SKUs that `price` is the lowest of. */
  max_price: addedField(Rupiah),
  flag_free_shipping: addedField(z.boolean()),
  /** pieces sold */
  sold_count: addedField(z.int().min(0)),
  /** 0 to 5 in tenths; 0 without a review */
  rating: addedField(z.number().min(0).max(5)),
})
export type ProductCard = z.output<typeof ProductCard>

/** An option of a product with its values: "Rasa" with "Balado", "Keju". */
export const SpecOption = z.strictObject({
  spec_name: z.string(),
  values: z.array(z.string()).min(1),
  /** Whether its values look different: each is then shown with a picture. */
  flag_pictured: addedField(z.boolean()),
})
export type SpecOption = z.output<typeof SpecOption>

/** A sellable unit: one value of each option. */
export const Sku = z.strictObject({
  /** A product without a list of SKUs is one itself. */
  sku_no: withFallback(SkuNo),
  product_no: withFallback(ProductNo),
  /** The chosen values, in the order of the product's options; empty for a product without options. */
  spec_values: SpecValues,
  price: Rupiah,
  scribing_price: withFallback(Rupiah),
  discount: withFallback(z.int().min(0).max(99)),
  /** pieces that can be bought now. Where it isn't known, the server says at the purchase whether there are enough. */
  stock: withFallback(z.int().min(0)),
  /** pieces one member may buy in one order; null = no limit but the stock */
  purchase_limit: z.int().min(1).nullable(),
  image_url: PictureUrl,
  /** The gallery of this SKU; without it the product's. */
  image_list: addedField(z.array(PictureUrl).min(1)),
  /** What differs from the product's attributes; weights in g. */
  specification: addedField(z.string()),
  net_weight_g: addedField(z.int().min(0)),
  gross_weight_g: addedField(z.int().min(0)),
  /** Of the pack, in mm. */
  length_mm: addedField(z.int().min(0)),
  width_mm: addedField(z.int().min(0)),
  height_mm: addedField(z.int().min(0)),
})
export type Sku = z.output<typeof Sku>

/** The labelled attributes; absent ones are null. Lengths in mm, weights in g. */
export const ProductAttributes = z.strictObject({
  brand: withFallback(z.string()),
  unit: withFallback(z.string()),
  specification: withFallback(z.string()),
  composition: z.string().nullable(),
  length_mm: z.int().min(0).nullable(),
  width_mm: z.int().min(0).nullable(),
  height_mm: z.int().min(0).nullable(),
  shelf_life: z.int().min(0).nullable(),
  shelf_life_unit: z.enum(['day', 'month', 'year']).nullable(),
  net_weight_g: z.int().min(0).nullable(),
  gross_weight_g: z.int().min(0).nullable(),
})
export type ProductAttributes = z.output<typeof ProductAttributes>

/** Both ends are the same where a size has one length, and null where it isn't known. */
const LengthRange = z.strictObject({ min_mm: z.int().min(0).nullable(), max_mm: z.int().min(0).nullable() })

/** What the sizes of clothes or shoes measure. */
export const SizeTable = z.strictObject({
  /** `shoes`: European sizes by the length of the foot. `clothes`: measured on the garment, laid flat, or on the body. */
  kind: z.enum(['shoes', 'clothes']),
  /** The option whose values are the sizes. */
  spec_name: z.string(),
  /** What is measured, in the language of the `Language` header. */
  columns: z.array(z.string()).min(1),
  /** A row for each size; `lengths` has one of each column. */
  rows: z.array(z.strictObject({ size: z.string(), lengths: z.array(LengthRange) })).min(1),
})
export type SizeTable = z.output<typeof SizeTable>

/** When the parcel is expected: `min_days` to `max_days` after shipping, which follows within 48 h of ordering. */
export const DeliveryEstimate = z.strictObject({
  city: z.string(),
  ship_within_hours: z.int().min(0),
  min_days: z.int().min(0),
  max_days: z.int().min(0),
  fee: Rupiah,
})
export type DeliveryEstimate = z.output<typeof DeliveryEstimate>

/** A product of a set, with the SKU to buy. */
export const SetItem = z.strictObject({
  product_no: ProductNo,
  product_name: z.string(),
  sku_no: SkuNo,
  spec_values: SpecValues,
  price: Rupiah,
  image_url: PictureUrl,
})
export type SetItem = z.output<typeof SetItem>

export const ProductDetail = z.strictObject({
  ...ProductCard.shape,
  nav_type_id: addedField(z.string()),
  nav_type_name: addedField(z.string()),
  /** Plain text, or HTML, of which the storefront shows the safe part. */
  description: addedField(z.string()),
  image_list: withFallback(z.array(PictureUrl).min(1)),
  options: withFallback(z.array(SpecOption)),
  sku_list: withFallback(z.array(Sku).min(1)),
  /** Of the product itself, where a backend doesn't keep them apart. */
  attributes: withFallback(ProductAttributes),
  /** null for what isn't worn, and for what has one size. */
  size_table: addedField(SizeTable.nullable()),
  review_count: addedField(z.int().min(0)),
  delivery: addedField(DeliveryEstimate),
  /** Whether cash on delivery can pay for it. */
  flag_cod: addedField(z.boolean()),
  /** When a flash sale changes the prices next: the start or the end of its round; null while none is planned. */
  price_until: addedField(Instant.nullable()),
  server_time: addedField(Instant),
})
export type ProductDetail = z.output<typeof ProductDetail>

/** A product of the flash sale. */
export const FlashSaleProduct = z.strictObject({
  product: ProductCard,
  /** Rupiah; what the cheapest SKU costs during the round: then equal to the product's price, wherever it is shown */
  sale_price: Rupiah,
  /** pieces that the round has: those in stock and those sold */
  offered_count: z.int().min(0),
  /** pieces sold in this round */
  sold_count: z.int().min(0),
})
export type FlashSaleProduct = z.output<typeof FlashSaleProduct>

/** A round of the flash sale. */
export const FlashSale = z.strictObject({
  starts_at: Instant,
  ends_at: Instant,
  list: z.array(FlashSaleProduct),
  server_time: Instant,
})
export type FlashSale = z.output<typeof FlashSale>
