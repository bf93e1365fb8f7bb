import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { PLAIN_TEE } from '../goods/clothes/shirts.ts'
import { mix } from '../goods/finishes.ts'
import { viewOf } from '../goods/goods.ts'
import { around, at, type LabelArt, spread } from './art.ts'

const bathtub = (b: Brush) =>
  b.rod('M-104 60V-70C-104-110-60-116-52-84', '#B9C2C8', 13, 'metal') +
  [
    [-60, -20, 30],
    [-20, -36, 36],
    [30, -30, 34],
    [70, -16, 28],
    [4, -60, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => b.solid(oval(x, y, r), '#F7FBFD', 'cloth', 12))
    .join('') +
  b.solid(oval(-76, 116, 17, 13), '#B9C2C8', 'metal', 5) +
  b.solid(oval(76, 116, 17, 13), '#B9C2C8', 'metal', 5) +
  b.solid('M-130 4H130C132 70 100 112 60 112H-60C-100 112-132 70-130 4Z', '#F6F8F9', 'glaze', 28) +
  b.solid(rect(-142, -12, 284, 26, 13), '#FDFEFE', 'lying', 8) +
  b.glow(-84, 56, 12, 30, 0.8, -14)

const toilet = (b: Brush) =>
  b.solid(rect(-74, -140, 148, 92, 16), '#F6F8F9', 'glaze', 20) +
  b.solid(rect(-84, -150, 168, 24, 11), '#FDFEFE', 'lying', 6) +
  b.solid(oval(0, -138, 18, 6), '#B9C2C8', 'metal', 3) +
  b.solid('M-60 60H60L50 134C20 144-20 144-50 134Z', '#EDF1F3', 'upright', 12) +
  b.solid('M-110-20C-110 60-60 92 0 92C60 92 110 60 110-20Z', '#F6F8F9', 'glaze', 26) +
  b.solid(oval(0, -26, 114, 40), '#FDFEFE', 'glaze', 10) +
  b.solid(oval(0, -24, 84, 26), '#5A9CC4', 'glaze', 18) +
  b.glow(-26, -28, 26, 6, 0.7)

/** A bed with pillows; the colour is that of its sheet. */
const bed = (b: Brush, colour: string, motif = '') =>
  b.solid('M-120-110C-60-134 60-134 120-110V20H-120Z', '#A9743E', 'wood', 20) +
  [-62, 62]
    .map((x) =>
      put(
        b.solid(
          'M-50-30C-20-42 20-42 50-30C58-10 58 14 50 30C20 40-20 40-50 30C-58 14-58-10-50-30Z',
          mix(colour, '#FFFFFF', 0.62),
          'cloth',
          18,
          b.crease('M-30-20Q-20 0-34 20M30-20Q20 0 34 20', 6, 0.16),
        ),
        x,
        -40,
      ),
    )
    .join('') +
  b.solid(
    'M-140 0C-60-18 60-18 140 0L150 104H-150Z',
    colour,
    'cloth',
    28,
    b.crease('M-70 0Q-60 50-80 100M40-6Q30 50 50 100', 10, 0.2) +
      b.fill('M-160-20H160V26C60 8-60 8-160 26Z', mix(colour, '#FFFFFF', 0.55)) +
      motif,
  ) +
  [-134, 118].map((x) => b.solid(rect(x, 104, 17, 28, 5), '#8A5A2E', 'wood', 4)).join('')

/** Four petals, as on batik. */
const batik = (b: Brush) =>
  spread(
    b.again(around(b.fill('M0-3C11-9 11-23 0-30C-11-23-11-9 0-3Z', '#3A2418', 0.55), 4, 45)),
    [-116, -70, -23, 23, 70, 116].flatMap((x) => [
      [x, 48, 0],
      [x, 92, 0],
    ]),
  )

const paperRoll = (b: Brush) =>
  b.solid(
    'M-90-90V96C-60 130 60 130 90 96V-90Z',
    '#FBFAF6',
    'upright',
    16,
    b.line('M-80-30Q0 0 80-30M-80 20Q0 50 80 20M-80 70Q0 100 80 70', '#C9CFD2', 4, 0.5, '3 11'),
  ) +
  b.solid('M90-60C110-56 116-40 116-20V128C104 120 94 112 90 96Z', '#F1EFE9', 'cloth', 8) +
  b.solid(oval(0, -90, 90, 32), '#FDFDFA', 'paper', 10, b.line(oval(0, -90, 68, 23) + oval(0, -90, 50, 17), '#C9CFD2', 3, 0.7)) +
  b.solid(oval(0, -90, 30, 10), '#B98A5A', 'rubber', 5)

const candle = (b: Brush) =>
  b.glow(0, -96, 90, 90, 0.5) +
  b.solid('M0-150C16-116 28-100 22-76C16-58-16-58-22-76C-28-100-16-116 0-150Z', '#F9B233', 'glaze', 10) +
  b.solid('M0-112C8-96 12-90 10-78C6-68-6-68-10-78C-12-90-8-96 0-112Z', '#FFF3C4', 'glaze', 4) +
  b.line('M0-66V-40', '#3A2A20', 6) +
  b.solid('M-96-50V104C-96 128-70 138-50 138H50C70 138 96 128 96 104V-50Z', '#E9E3D8', 'glaze', 22) +
  b.solid('M-86-24V100C-86 118-66 128-48 128H48C66 128 86 118 86 100V-24C60-10-60-10-86-24Z', '#F6DFB4', 'upright', 12) +
  b.solid(oval(0, -26, 85, 19), '#FBEBC8', 'skin', 10) +
  b.line('M-96-50A96 22 0 1 0 96-50A96 22 0 1 0-96-50', '#CFC6B4', 6, 0.9) +
  b.glow(-58, 40, 12, 60, 0.75, 2)

/** T-shirts of several colours, one over the other. */
const shirts = (b: Brush) =>
  [
    ['#2C6FA8', -74, -40, -16],
    ['#F2B93A', 74, -40, 16],
    ['#D2403A', 0, 20, 0],
  ]
    .map(([colour = '', x = 0, y = 0, turn = 0]) =>
      put(viewOf(PLAIN_TEE, 0)(b, { colour: String(colour), count: 1 }).svg, +x, +y, +turn, 0.5),
    )
    .join('')

const yogaMat = (b: Brush, colour = '#76508F') =>
  b.solid(
    'M-140 96L-70-10H150L110 96Z',
    colour,
    'rubber',
    16,
    b.line('M-110 76H110M-92 52H122M-78 28H132', mix(colour, '#FFFFFF', 0.5), 3, 0.35, '1 13'),
  ) +
  b.solid(
    'M-136 60C-136 20-96-4-60 10L160-60C180-50 186-10 164 6L-50 110C-100 130-136 100-136 60Z',
    mix(colour, '#FFFFFF', 0.12),
    'lying',
    22,
  ) +
  b.solid(oval(-82, 62, 54, 52), mix(colour, '#000000', 0.18), 'rubber', 12) +
  b.line('M-82 26A34 34 0 1 1-116 60A24 24 0 1 1-76 82A14 14 0 1 1-80 58', mix(colour, '#FFFFFF', 0.5), 6, 0.9)

const foldedMat = (b: Brush, colour = '#76508F') => {
  const layer = (y: number, share: number) =>
    put(
      b.solid('M-130 0L-70-44H140L92 0Z', mix(colour, '#FFFFFF', share), 'rubber', 10) +
        b.solid('M-130 0H92V26H-130Z', mix(colour, '#000000', 0.12), 'rubber', 8) +
        b.solid('M92 0L140-44V-18L92 26Z', mix(colour, '#000000', 0.32), 'rubber', 6),
      0,
      y,
    )
  return (
    layer(76, 0) +
    layer(44, 0.04) +
    layer(12, 0.08) +
    layer(-20, 0.14) +
    b.line('M-96-28L-52-60M-20-28L20-60M50-28L92-60', mix(colour, '#FFFFFF', 0.5), 4, 0.4) +
    b.rod('M-20 104V-22L26-64', '#E9E3D8', 15, 'cloth')
  )
}

export const HOUSEHOLD_ART: Readonly<Record<string, LabelArt>> = {
  bathtub: at(bathtub, [-142, -111, 284, 240]),
  toilet: at(toilet, [-114, -150, 228, 292]),
  bed: at((b, colour = '#7DB8DA') => bed(b, colour), [-150, -128, 300, 260]),
  'batik-bed': at((b, colour = '#7DB8DA') => bed(b, colour, batik(b)), [-150, -128, 300, 260]),
  'paper-roll': at(paperRoll, [-90, -122, 206, 250]),
  candle: at(candle, [-99, -170, 198, 308]),
  shirts: at(shirts, [-235, -256, 470, 280]),
  'yoga-mat': at(yogaMat, [-140, -60, 318, 177]),
  'folded-mat': at(foldedMat, [-130, -72, 270, 184]),
}
