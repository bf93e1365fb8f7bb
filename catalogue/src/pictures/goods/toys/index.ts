import type { Goods } from '../goods.ts'
import { ORANGUTAN, PANDA, TEDDY } from './bears.ts'
import { ABACUS, DRAWING_BOARD, NUMBER_BLOCKS, PUZZLE } from './learning.ts'
import { KITE, WATER_PISTOL, WATER_ROCKET, YOYO } from './outdoor-toys.ts'
import { DINOSAUR, PENGUIN, UNICORN } from './plush.ts'
import { ADULT_SCOOTER, KIDS_SCOOTER } from './scooters.ts'
import { CRAYONS, NOTEBOOKS, PENCILS, RULERS, SCISSORS, WATERCOLOURS } from './stationery.ts'
import { RACING_CAR, ROBOT, STEAM_TRAIN } from './vehicles.ts'

/** Toys and stationery, by name. */
export const TOYS: Readonly<Record<string, Goods>> = {
  'racing-car': RACING_CAR,
  robot: ROBOT,
  'steam-train': STEAM_TRAIN,
  kite: KITE,
  yoyo: YOYO,
  'kids-scooter': KIDS_SCOOTER,
  'adult-scooter': ADULT_SCOOTER,
  'water-rocket': WATER_ROCKET,
  'water-pistol': WATER_PISTOL,
  teddy: TEDDY,
  panda: PANDA,
  orangutan: ORANGUTAN,
  dinosaur: DINOSAUR,
  unicorn: UNICORN,
  penguin: PENGUIN,
  puzzle: PUZZLE,
  abacus: ABACUS,
  'number-blocks': NUMBER_BLOCKS,
  'drawing-board': DRAWING_BOARD,
  crayons: CRAYONS,
  pencils: PENCILS,
  notebooks: NOTEBOOKS,
  watercolours: WATERCOLOURS,
  scissors: SCISSORS,
  rulers: RULERS,
}
