import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { at, type LabelArt } from './art.ts'
import { BOLT } from './electronics.ts'

/** The back of a phone in a clear case. */
const clearCase = (b: Brush) =>
  b.solid(rect(-84, -140, 168, 280, 34), '#C9DDE8', 'glaze', 14) +
  b.solid(rect(-72, -128, 144, 256, 26), '#3E5C86', 'plastic', 22) +
  b.solid(rect(-58, -114, 74, 74, 20), '#2C4468', 'glaze', 8) +
  [
    [-40, -96],
    [-2, -96],
    [-21, -62],
  ]
    .map(([x = 0, y = 0]) => b.solid(oval(x, y, 15, 15), '#14171E', 'glaze', 5) + b.glow(x - 4, y - 5, 5, 4, 0.9))
    .join('') +
  b.soft('M-50 110L60-60M0 116L64 10', '#FFFFFF', 14, 0.4) +
  b.line(rect(-84, -140, 168, 280, 34), '#FFFFFF', 5, 0.75)

/** A sheet of glass that comes off a screen. */
const screenGlass = (b: Brush) =>
  put(
    b.solid(rect(-72, -128, 144, 256, 26), '#23262E', 'plastic', 12) + b.solid(rect(-62, -116, 124, 232, 17), '#4A7FB0', 'screen', 22),
    -24,
    8,
    -5,
  ) +
  put(
    `<path d="${rect(-72, -128, 144, 256, 26)}" fill="#E9F6FB" fill-opacity=".55"/>` +
      b.line(rect(-72, -128, 144, 256, 26), '#FFFFFF', 6, 0.95) +
      b.soft('M-50 90L50-100M-10 110L60-20', '#FFFFFF', 17, 0.75) +
      b.line('M-20-112H20', '#8FB4C9', 8, 0.9),
    46,
    -14,
    8,
  )

const phone = (b: Brush) =>
  b.solid(rect(-60, -110, 120, 220, 20), '#23262E', 'plastic', 10) +
  b.solid(rect(-51, -99, 102, 198, 12), '#5E9ACB', 'screen', 18) +
  b.fill(oval(0, -20, 30, 30), '#F7C948', 0.9) +
  b.fill('M-51 99V40L-10 0L20 34L34 20L51 40V99Z', '#2E6E4A', 0.85)

const phoneStand = (b: Brush) =>
  b.rod('M30 110L70-20', '#AEB6BE', 26, 'brushed') +
  put(phone(b), -10, -32, 10) +
  b.solid('M-76 84C-70 70 20 86 26 100L22 118C0 112-60 104-78 102Z', '#C9D0D6', 'bar', 8) +
  b.solid('M-110 122C-60 104 60 104 124 122L116 138H-104Z', '#AEB6BE', 'bar', 10)

/** A phone on a stick with three legs. */
const selfieStick = (b: Brush) =>
  b.rod('M0 70L-84 146M0 70L84 146M0 70V146', '#34363E', 14) +
  b.rod('M0 76V-40', '#AEB6BE', 17, 'metal') +
  b.solid(rect(-19, 30, 38, 62, 14), '#34363E', 'upright', 8) +
  put(phone(b), 0, -66, 90, 0.72) +
  b.solid(rect(-14, -36, 28, 20, 5), '#34363E', 'plastic', 5) +
  b.fill(oval(0, 60, 7, 7), '#E2543E')

const ringHolder = (b: Brush) =>
  b.rod(oval(0, -44, 74, 82), '#D9A54E', 21, 'metal') +
  b.solid(oval(0, 62, 116, 62), '#B98436', 'metal', 12) +
  b.solid(oval(0, 52, 116, 60), '#E9BE6A', 'brushed', 16) +
  b.line(oval(0, 52, 84, 41), '#A9752E', 4, 0.6) +
  b.solid(rect(-30, 20, 60, 28, 11), '#C9933E', 'bar', 8)

/** A phone above a round pad, with the waves between them. */
const wirelessPad = (b: Brush) =>
  put(phone(b), 0, -58, 90, 0.8) +
  b.line('M-44 30Q0 50 44 30M-64 48Q0 76 64 48', '#3FA0C8', 8, 0.9) +
  b.solid(oval(0, 112, 128, 36), '#23262E', 'plastic', 10) +
  b.solid(oval(0, 98, 128, 36), '#3A3E48', 'glaze', 14) +
  b.line(oval(0, 98, 96, 25), '#7A828E', 4, 0.7) +
  put(b.fill(BOLT, '#F7C948'), 0, 98, 0, 0.34) +
  b.fill(oval(100, 112, 6, 4), '#3FB56B')

export const PHONE_PART_ART: Readonly<Record<string, LabelArt>> = {
  'clear-case': at(clearCase, [-87, -143, 174, 286]),
  'screen-glass': at(screenGlass, [-105, -151, 240, 291]),
  'phone-stand': at(phoneStand, [-110, -148, 234, 286]),
  'selfie-stick': at(selfieStick, [-91, -109, 182, 262]),
  'ring-holder': at(ringHolder, [-116, -137, 232, 261]),
  'wireless-pad': at(wirelessPad, [-128, -106, 256, 254]),
}
