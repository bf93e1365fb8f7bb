import type { Goods } from '../goods.ts'
import { BABY_BOTTLE, TRAINER_BOTTLE, WIDE_BOTTLE } from './baby-bottles.ts'
import { BAMBOO_TOOTHBRUSH, GLOSS_LIPSTICK, KIDS_TOOTHBRUSH, LIPSTICK, MATTE_LIPSTICK, TOOTHBRUSH } from './bathroom.ts'
import { BIN, BROOM, BUCKET, LAUNDRY_BASKET, PLUNGER } from './cleaning.ts'
import { MANTEL_CLOCK, VASE } from './clock-and-vase.ts'
import { PAPER_LANTERN, PICTURE_FRAME, ROUND_MIRROR, WIND_CHIME } from './decor.ts'
import { CURTAINS, MATTRESS_COVER, SOFA_COVER } from './fabrics.ts'
import { ORCHID, SUNFLOWER } from './flowers.ts'
import { DISH_SPONGE, GLASS_SPONGE, SCOURER, TISSUE_LONG, TISSUE_SOFT } from './paper-and-sponges.ts'
import { CACTUS, IVY, RED_TIP } from './plants.ts'
import { HAMMER, LADDER, SAW, SCREWDRIVER, TOOLBOX, WRENCH } from './tools.ts'

/** Things for the home and the bathroom, by name. */
export const HOME: Readonly<Record<string, Goods>> = {
  lipstick: LIPSTICK,
  'matte-lipstick': MATTE_LIPSTICK,
  'gloss-lipstick': GLOSS_LIPSTICK,
  toothbrush: TOOTHBRUSH,
  'bamboo-toothbrush': BAMBOO_TOOTHBRUSH,
  'kids-toothbrush': KIDS_TOOTHBRUSH,
  'dish-sponge': DISH_SPONGE,
  scourer: SCOURER,
  'glass-sponge': GLASS_SPONGE,
  'tissue-soft': TISSUE_SOFT,
  'tissue-long': TISSUE_LONG,
  'baby-bottle': BABY_BOTTLE,
  'wide-bottle': WIDE_BOTTLE,
  'trainer-bottle': TRAINER_BOTTLE,
  'picture-frame': PICTURE_FRAME,
  'wind-chime': WIND_CHIME,
  'paper-lantern': PAPER_LANTERN,
  'round-mirror': ROUND_MIRROR,
  'mantel-clock': MANTEL_CLOCK,
  vase: VASE,
  ivy: IVY,
  cactus: CACTUS,
  sunflower: SUNFLOWER,
  orchid: ORCHID,
  'red-tip': RED_TIP,
  broom: BROOM,
  bucket: BUCKET,
  'laundry-basket': LAUNDRY_BASKET,
  bin: BIN,
  plunger: PLUNGER,
  'sofa-cover': SOFA_COVER,
  'mattress-cover': MATTRESS_COVER,
  curtains: CURTAINS,
  hammer: HAMMER,
  screwdriver: SCREWDRIVER,
  wrench: WRENCH,
  saw: SAW,
  toolbox: TOOLBOX,
  ladder: LADDER,
}
