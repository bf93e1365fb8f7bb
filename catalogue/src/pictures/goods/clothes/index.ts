import type { Goods } from '../goods.ts'
import { HIKING_PACK, PADDED_BAG, SCHOOL_BAG, WAIST_BAG } from './bags.ts'
import { HIKING_BOOT, ROLLER_SKATE } from './boots.ts'
import { JEANS, KIDS_SHORTS, KIDS_SOCKS, SPORT_SHORTS, SPORT_SOCKS } from './bottoms.ts'
import { RUNNING_CAP, STRAW_HAT } from './hats.ts'
import { CUSHION_RUNNER, LIGHT_RUNNER, RACE_RUNNER } from './running-shoes.ts'
import { DRY_TEE, PLAIN_TEE, POCKET_TEE, SINGLET_GOODS } from './shirts.ts'
import { BALLET_SHOES, FLAT_SHOES, FLIP_FLOPS } from './shoes.ts'
import { DRESS, MARTIAL_UNIFORM, SWIMSUIT } from './suits.ts'
import { CYCLING_GLASSES, GLOVES, SCARF } from './wear.ts'

/** Clothes, shoes and bags, by name. */
export const CLOTHES: Readonly<Record<string, Goods>> = {
  'plain-tee': PLAIN_TEE,
  'pocket-tee': POCKET_TEE,
  'dry-tee': DRY_TEE,
  singlet: SINGLET_GOODS,
  'martial-uniform': MARTIAL_UNIFORM,
  swimsuit: SWIMSUIT,
  dress: DRESS,
  jeans: JEANS,
  'kids-shorts': KIDS_SHORTS,
  'sport-shorts': SPORT_SHORTS,
  'kids-socks': KIDS_SOCKS,
  'sport-socks': SPORT_SOCKS,
  'straw-hat': STRAW_HAT,
  'running-cap': RUNNING_CAP,
  'cycling-glasses': CYCLING_GLASSES,
  gloves: GLOVES,
  'waist-bag': WAIST_BAG,
  scarf: SCARF,
  'school-bag': SCHOOL_BAG,
  'padded-bag': PADDED_BAG,
  'hiking-pack': HIKING_PACK,
  'light-runner': LIGHT_RUNNER,
  'cushion-runner': CUSHION_RUNNER,
  'race-runner': RACE_RUNNER,
  'hiking-boot': HIKING_BOOT,
  'flip-flops': FLIP_FLOPS,
  'ballet-shoes': BALLET_SHOES,
  'flat-shoes': FLAT_SHOES,
  'roller-skate': ROLLER_SKATE,
}
