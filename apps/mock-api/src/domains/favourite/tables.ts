import { ProductNo } from '@nusaria/contracts/product-entities'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A favourite of a member. */
export const FavouriteRow = z.strictObject({
  /** `<member_no>:<product_no>` */
  favourite_id: z.string(),
  member_no: z.string(),
  product_no: ProductNo,
  /** Rupiah when it was added */
  added_price: z.int().min(0),
  /** the last announced price, Rupiah; null: none */
  told_price: z.int().min(0).nullable(),
  /** ms of the world's clock */
  added_at: z.number(),
})
export type FavouriteRow = z.output<typeof FavouriteRow>

export const favouriteTables = {
  favourites: table({ schema: FavouriteRow, key: 'favourite_id' }),
}
