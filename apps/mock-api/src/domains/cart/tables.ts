import { LineQuantity } from '@nusaria/contracts/cart'
import { SkuNo } from '@nusaria/contracts/product-entities'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A cart line. Price and stock are looked up when the cart is read. */
export const CartLineRow = z.strictObject({
  line_id: z.string(),
  /** `member:<member_no>`, or `device:<id>` for a guest */
  owner: z.string(),
  sku_no: SkuNo,
  quantity: LineQuantity,
  selected: z.boolean(),
  /** Rupiah per piece when it was added */
  added_price: z.int().min(0),
  /** pieces that a merge had no room for */
  left_behind: z.int().min(0),
  /** ms of the world's clock */
  added_at: z.number(),
})
export type CartLineRow = z.output<typeof CartLineRow>

export const cartTables = {
  cart_lines: table({ schema: CartLineRow, key: 'line_id' }),
}
