import { ProductNo } from '@nusaria/contracts/product'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A product a member put aside. */
export const FavouriteRow = z.strictObject({
  /** `<member_no>:<product_no>` */
  favourite_id: z.string(),
  member_no: z.string(),
  product_no: ProductNo,
  /** Rupiah when it was put aside */
  added_price: z.int().min(0),
  /** Rupiah that the member was last told of, null: of none */
  told_price: z.int().min(0).nullable(),
  /** ms of the world's clock */
  added_at: z.number(),
})
export type FavouriteRow = z.output<typeof FavouriteRow>

export const favouriteTables = {
  favourites: table({ schema: FavouriteRow, key: 'favourite_id' }),
}
