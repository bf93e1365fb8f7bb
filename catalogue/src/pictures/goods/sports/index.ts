import type { Goods } from '../goods.ts'
import { BASKETBALL, BOWLING, RUGBY, SOCCER, TENNIS_CAN, VOLLEYBALL } from './balls.ts'
import { CITY_BIKE, FOLDING_BIKE } from './bicycles.ts'
import { AXE, COMPASS, FIREWOOD } from './camping.ts'
import { FISH_HOOKS, FISH_LURES, FISHING_ROD } from './fishing.ts'
import { BIKE_BELL, BOXING_GLOVES, CODE_LOCK, FRISBEE, HELMET, TARGET_BOARD } from './gear.ts'
import { ATTACK_RACKET, FAMILY_RACKETS, LIGHT_RACKET, TABLE_TENNIS, TENNIS_RACKET } from './rackets.ts'
import { BEACH_TENT, FAMILY_TENT, TENT } from './tents.ts'
import { DIVING_MASK, PADDLE, RING_BUOY, SWIM_GOGGLES } from './water.ts'

/** Sports and the outdoors, by name. */
export const SPORTS: Readonly<Record<string, Goods>> = {
  'light-racket': LIGHT_RACKET,
  'attack-racket': ATTACK_RACKET,
  'family-rackets': FAMILY_RACKETS,
  'tennis-racket': TENNIS_RACKET,
  'table-tennis': TABLE_TENNIS,
  soccer: SOCCER,
  basketball: BASKETBALL,
  volleyball: VOLLEYBALL,
  rugby: RUGBY,
  'tennis-can': TENNIS_CAN,
  bowling: BOWLING,
  'boxing-gloves': BOXING_GLOVES,
  frisbee: FRISBEE,
  'target-board': TARGET_BOARD,
  helmet: HELMET,
  'code-lock': CODE_LOCK,
  'bike-bell': BIKE_BELL,
  tent: TENT,
  'family-tent': FAMILY_TENT,
  'beach-tent': BEACH_TENT,
  compass: COMPASS,
  axe: AXE,
  firewood: FIREWOOD,
  'city-bike': CITY_BIKE,
  'folding-bike': FOLDING_BIKE,
  'swim-goggles': SWIM_GOGGLES,
  'ring-buoy': RING_BUOY,
  'diving-mask': DIVING_MASK,
  paddle: PADDLE,
  'fishing-rod': FISHING_ROD,
  'fish-hooks': FISH_HOOKS,
  'fish-lures': FISH_LURES,
}
