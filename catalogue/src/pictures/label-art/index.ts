import { APPLIANCE_ART } from './appliances.ts'
import type { LabelArt } from './art.ts'
import { BAKERY_ART } from './bakery.ts'
import { BISCUIT_ART } from './biscuits.ts'
import { BOWL_ART } from './bowls.ts'
import { CARE_ART } from './care.ts'
import { DAIRY_ART } from './dairy.ts'
import { DISH_ART } from './dishes.ts'
import { ELECTRONICS_ART } from './electronics.ts'
import { FISH_ART } from './fish.ts'
import { FLOWER_ART } from './flowers.ts'
import { FRIED_MEAT_ART } from './fried-meat.ts'
import { FRUIT_ART } from './fruit.ts'
import { HOUSEHOLD_ART } from './household.ts'
import { LEAF_ART } from './leaves.ts'
import { MEAT_ART } from './meat.ts'
import { MILK_ART } from './milk.ts'
import { NATURE_ART } from './nature.ts'
import { NUT_ART } from './nuts.ts'
import { PHONE_PART_ART } from './phone-parts.ts'
import { PLANT_ART } from './plants.ts'
import { SEAFOOD_ART } from './seafood.ts'
import { SNACK_ART } from './snacks.ts'
import { SPIKY_FRUIT_ART } from './spiky-fruit.ts'
import { STAPLE_ART } from './staples.ts'
import { SWEET_ART } from './sweets.ts'

/** Drawings for labels and beside packs, by name. Goods that come without a pack are drawn in `goods/`. */
export const LABEL_ART: Readonly<Record<string, LabelArt>> = {
  ...APPLIANCE_ART,
  ...BAKERY_ART,
  ...DAIRY_ART,
  ...MILK_ART,
  ...SNACK_ART,
  ...BOWL_ART,
  ...DISH_ART,
  ...CARE_ART,
  ...ELECTRONICS_ART,
  ...PHONE_PART_ART,
  ...FLOWER_ART,
  ...FRUIT_ART,
  ...SPIKY_FRUIT_ART,
  ...HOUSEHOLD_ART,
  ...LEAF_ART,
  ...PLANT_ART,
  ...MEAT_ART,
  ...FRIED_MEAT_ART,
  ...NATURE_ART,
  ...NUT_ART,
  ...SEAFOOD_ART,
  ...FISH_ART,
  ...STAPLE_ART,
  ...SWEET_ART,
  ...BISCUIT_ART,
}
