import type { Goods } from '../goods.ts'
import { ARCHIVE_BOX, LUNCH_BOX, RATTAN_BOX, STORAGE_BOX } from './boxes.ts'
import { COFFEE_CUP, GLASS, TEA_CUP, TEAPOT } from './cups.ts'
import { CHOPSTICKS, CUTLERY_SET, SOUP_SPOON } from './cutlery.ts'
import { BAMBOO_JAR, GLASS_JAR } from './jars.ts'
import { CARVED_KNIFE, CHEF_KNIFE } from './knives.ts'
import { IRON_PAN, PAN, STONE_PAN } from './pans.ts'
import { PLATE_SET } from './plates.ts'
import { CERAMIC_POT, PRESSURE_COOKER, STEEL_POT } from './pots.ts'

/** Kitchenware, by name. */
export const KITCHEN: Readonly<Record<string, Goods>> = {
  pan: PAN,
  'stone-pan': STONE_PAN,
  'iron-pan': IRON_PAN,
  'steel-pot': STEEL_POT,
  'ceramic-pot': CERAMIC_POT,
  'pressure-cooker': PRESSURE_COOKER,
  'chef-knife': CHEF_KNIFE,
  'carved-knife': CARVED_KNIFE,
  teapot: TEAPOT,
  'tea-cup': TEA_CUP,
  'coffee-cup': COFFEE_CUP,
  glass: GLASS,
  cutlery: CUTLERY_SET,
  'plate-set': PLATE_SET,
  'soup-spoon': SOUP_SPOON,
  chopsticks: CHOPSTICKS,
  'storage-box': STORAGE_BOX,
  'rattan-box': RATTAN_BOX,
  'archive-box': ARCHIVE_BOX,
  'glass-jar': GLASS_JAR,
  'bamboo-jar': BAMBOO_JAR,
  'lunch-box': LUNCH_BOX,
}
