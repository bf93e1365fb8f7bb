import type { Goods } from '../goods.ts'
import { ACTION_CAMERA, COMPACT_CAMERA, FILM_CAMERA, INSTANT_CAMERA } from './cameras.ts'
import { KEYBOARD, MOUSE, TRACKBALL } from './input-devices.ts'
import { BIKE_LIGHT, DECOR_LANTERN, DESK_LAMP, TORCH } from './lamps.ts'
import { LAPTOP_13, LAPTOP_14, PHONE, PHONE_PRO } from './laptops.ts'
import { ARCADE_STICK, GAMEPAD, VR_HEADSET } from './play.ts'
import { MONITOR, PRINTER, TV_4K, TV_HD } from './screens.ts'
import { ANC_HEADPHONES, DESK_SPEAKERS, FOLDING_HEADPHONES, KARAOKE_MIC, RETRO_RADIO, STUDIO_HEADPHONES, STUDIO_MIC } from './sound.ts'
import { ALARM_CLOCK, GYM_TIMER, KITCHEN_TIMER, STOPWATCH, WATCH_LITE, WATCH_PRO, WATCH_ROUND } from './watches.ts'

/** Electronics, by name. */
export const ELECTRONICS: Readonly<Record<string, Goods>> = {
  'laptop-13': LAPTOP_13,
  'laptop-14': LAPTOP_14,
  phone: PHONE,
  'phone-pro': PHONE_PRO,
  mouse: MOUSE,
  trackball: TRACKBALL,
  keyboard: KEYBOARD,
  monitor: MONITOR,
  'tv-hd': TV_HD,
  'tv-4k': TV_4K,
  printer: PRINTER,
  'anc-headphones': ANC_HEADPHONES,
  'folding-headphones': FOLDING_HEADPHONES,
  'studio-headphones': STUDIO_HEADPHONES,
  'retro-radio': RETRO_RADIO,
  'karaoke-mic': KARAOKE_MIC,
  'studio-mic': STUDIO_MIC,
  'desk-speakers': DESK_SPEAKERS,
  'watch-lite': WATCH_LITE,
  'watch-pro': WATCH_PRO,
  'watch-round': WATCH_ROUND,
  'alarm-clock': ALARM_CLOCK,
  stopwatch: STOPWATCH,
  'gym-timer': GYM_TIMER,
  'kitchen-timer': KITCHEN_TIMER,
  'compact-camera': COMPACT_CAMERA,
  'instant-camera': INSTANT_CAMERA,
  'action-camera': ACTION_CAMERA,
  'film-camera': FILM_CAMERA,
  gamepad: GAMEPAD,
  'arcade-stick': ARCADE_STICK,
  'vr-headset': VR_HEADSET,
  torch: TORCH,
  'bike-light': BIKE_LIGHT,
  'desk-lamp': DESK_LAMP,
  'decor-lantern': DECOR_LANTERN,
}
