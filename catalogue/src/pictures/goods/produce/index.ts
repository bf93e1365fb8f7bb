import type { Goods } from '../goods.ts'
import { CHILI_GOODS, GARLIC_GOODS, GINGER_GOODS, ONION_GOODS, SHALLOT_GOODS } from './aromatics.ts'
import { BLUEBERRY_GOODS, CHERRY_GOODS, GRAPE_GOODS, STRAWBERRY_GOODS } from './berries.ts'
import { BROCCOLI_GOODS, BROCCOLI_MINI_GOODS, CABBAGE_GOODS } from './cabbages.ts'
import { EGG_GOODS, QUAIL_GOODS } from './eggs.ts'
import { CORN_GOODS, CUCUMBER_GOODS, EGGPLANT_GOODS, PAPRIKA_GOODS, PEA_GOODS } from './fruit-vegetables.ts'
import { KALE_GOODS, KANGKUNG_GOODS, LETTUCE_GOODS, PAKCOY_GOODS, SPINACH_GOODS } from './greens.ts'
import { CANTALOUPE_GOODS, MELON_GOODS, WATERMELON_GOODS } from './melons.ts'
import { MUSHROOM_GOODS, SHIMEJI_GOODS, STRAW_MUSHROOM_GOODS } from './mushrooms.ts'
import { COCONUT_BOX, DRAGON_KIWI_BOX, MELON_BOX, SALAD_BOX, WATERMELON_BOX } from './ready.ts'
import { CARROT_GOODS, POTATO_GOODS, PURPLE_POTATO_GOODS, SWEET_POTATO_GOODS } from './roots.ts'
import { APPLE_GOODS, LEMON_GOODS, LIME_GOODS, ORANGE_GOODS, SMALL_TOMATO_GOODS, TOMATO_GOODS } from './round-fruit.ts'
import { AVOCADO_GOODS, MANGO_GOODS, PEAR_GOODS } from './stone-fruit.ts'
import { BANANA_GOODS, PINEAPPLE_GOODS } from './tropical-fruit.ts'

/** Fruit, vegetables and eggs, by name. */
export const PRODUCE: Readonly<Record<string, Goods>> = {
  apple: APPLE_GOODS,
  orange: ORANGE_GOODS,
  lemon: LEMON_GOODS,
  lime: LIME_GOODS,
  tomato: TOMATO_GOODS,
  'small-tomatoes': SMALL_TOMATO_GOODS,
  mango: MANGO_GOODS,
  avocado: AVOCADO_GOODS,
  pear: PEAR_GOODS,
  eggs: EGG_GOODS,
  'quail-eggs': QUAIL_GOODS,
  strawberries: STRAWBERRY_GOODS,
  blueberries: BLUEBERRY_GOODS,
  cherries: CHERRY_GOODS,
  grapes: GRAPE_GOODS,
  watermelon: WATERMELON_GOODS,
  melon: MELON_GOODS,
  cantaloupe: CANTALOUPE_GOODS,
  pineapple: PINEAPPLE_GOODS,
  bananas: BANANA_GOODS,
  spinach: SPINACH_GOODS,
  kale: KALE_GOODS,
  pakcoy: PAKCOY_GOODS,
  kangkung: KANGKUNG_GOODS,
  lettuce: LETTUCE_GOODS,
  cabbage: CABBAGE_GOODS,
  broccoli: BROCCOLI_GOODS,
  'broccoli-mini': BROCCOLI_MINI_GOODS,
  eggplant: EGGPLANT_GOODS,
  cucumber: CUCUMBER_GOODS,
  paprika: PAPRIKA_GOODS,
  corn: CORN_GOODS,
  peas: PEA_GOODS,
  potatoes: POTATO_GOODS,
  'sweet-potatoes': SWEET_POTATO_GOODS,
  'purple-potatoes': PURPLE_POTATO_GOODS,
  carrots: CARROT_GOODS,
  mushrooms: MUSHROOM_GOODS,
  'straw-mushrooms': STRAW_MUSHROOM_GOODS,
  shimeji: SHIMEJI_GOODS,
  garlic: GARLIC_GOODS,
  onions: ONION_GOODS,
  shallots: SHALLOT_GOODS,
  chilies: CHILI_GOODS,
  ginger: GINGER_GOODS,
  'salad-box': SALAD_BOX,
  'watermelon-box': WATERMELON_BOX,
  'melon-box': MELON_BOX,
  'coconut-box': COCONUT_BOX,
  'dragon-kiwi-box': DRAGON_KIWI_BOX,
}
