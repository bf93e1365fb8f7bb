import { z } from 'zod'
import { addedField } from './added.ts'
import { PictureUrl } from './common.ts'
import { defineContract, documented, guestGet } from './contract.ts'
import { withFallback } from './fallback.ts'

export const NavChild = z.strictObject({
  nav_type_id: z.string(),
  nav_type_name: z.string(),
  icon_url: PictureUrl,
})
export type NavChild = z.output<typeof NavChild>

/** A top-level type of the category tree with its children. Names follow the `Language` header. */
export const NavType = z.strictObject({
  ...NavChild.shape,
  /** A wide picture, 3 to 1, of the category's goods in use. */
  scene_url: addedField(PictureUrl),
  child_list: withFallback(z.array(NavChild)),
})
export type NavType = z.output<typeof NavType>

export const navContract = defineContract({
  typeList: {
    ...guestGet,
    path: '/nav/type/list',
    source: documented,
    summary: 'The category tree: top-level types with their children',
    data: z.array(NavType),
    errors: [],
  },
})
