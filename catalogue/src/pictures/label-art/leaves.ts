import { type Brush, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { leaf } from '../goods/produce/parts.ts'
import { at, type LabelArt } from './art.ts'

const leaves = (b: Brush, colour = '#3F8F3E') =>
  b.rod('M-6 120C0 60 4 20 0-30', '#7A8A3A', 9, 'skin') +
  put(leaf(b, 150, colour), 0, 54, -158) +
  put(leaf(b, 150, mix(colour, '#FFFFFF', 0.1)), 2, 30, -22) +
  put(leaf(b, 140, mix(colour, '#E8F0A0', 0.22)), 0, -20, -84)

/** A bundle of long leaves, tied. */
const pandan = (b: Brush) => {
  const blade = (turn: number, colour: string) =>
    put(
      b.solid('M-15 120C-24 20-18-70 0-138C18-70 24 20 15 120Z', colour, 'skin', 10, b.line('M0-120V118', '#DCE8A8', 3, 0.55)),
      0,
      0,
      turn,
    )
  return (
    blade(-34, '#3E8A3C') +
    blade(34, '#46933E') +
    blade(-17, '#56A046') +
    blade(17, '#4E9A42') +
    blade(0, '#66AE4E') +
    b.solid(rect(-44, 62, 88, 22, 11), '#C9A25A', 'wood', 6)
  )
}

const mintLeaf = (b: Brush) =>
  b.again(
    b.solid(
      'M0 0C8-26 20-38 30-42Q38-56 50-54Q62-66 74-58Q88-62 96-50Q110-48 114-34Q128-26 128-2Q122 14 110 20Q102 34 90 34Q78 46 64 40Q48 46 38 36Q14 28 0 0Z',
      '#4BA05C',
      'skin',
      12,
      b.line('M4 0C50-8 90-8 118-4M34-4Q44-22 48-40M58-6Q70-26 74-44M82-8Q92-20 96-36M38-2Q54 8 60 26M64-4Q78 6 86 20', '#BFE6B4', 3, 0.8),
    ),
  )

const mint = (b: Brush) => {
  const one = mintLeaf(b)
  return (
    b.rod('M0 124C4 70-4 30 0-40', '#5E8A4A', 9, 'skin') +
    put(one, 0, 60, 164, 0.98) +
    put(one, 0, 56, 10, 0.98) +
    put(one, 0, -6, -150, 0.84) +
    put(one, 0, -8, -40, 0.84) +
    put(one, -4, -30, -94, 0.76)
  )
}

const HEART = 'M0 120C-40 70-120 40-116-30C-112-90-40-110 0-66C40-110 112-90 116-30C120 40 40 70 0 120Z'

const betel = (b: Brush) =>
  b.rod('M0-60C4-90 14-110 36-130', '#6E8A3A', 9, 'skin') +
  b.solid(
    HEART,
    '#3F8A45',
    'skin',
    24,
    b.line('M0-64V112M0-60C-40-60-76-40-92-4M0-60C40-60 76-40 92-4M0-50C-30-20-50 20-50 58M0-50C30-20 50 20 50 58', '#B6DDA0', 4, 0.75),
  ) +
  b.glow(-56, -50, 34, 18, 0.4, -30)

const lemongrass = (b: Brush) => {
  const one = b.again(
    b.solid(
      'M-15 130C-26 80-14 40-10-20L-6-140L8-140L12-20C16 40 26 80 15 130Z',
      '#B9CC7A',
      'upright',
      8,
      b.fill(rect(-40, 50, 80, 90), '#F4EFD8', 0.75) + b.line('M-4 120C-8 60-2 0 0-120', '#6E8A3A', 3, 0.6),
    ),
  )
  return put(one, -36, 6, -20) + put(one, 36, 6, 20) + put(one, 0, 0, 2)
}

const nori = (b: Brush) => {
  const sheet = b.again(
    b.solid(
      rect(-80, -70, 160, 140, 8),
      '#24452F',
      'paper',
      14,
      b.line('M-70-50h140M-70-24h140M-70 2h140M-70 28h140M-70 52h140', '#6FA06A', 6, 0.35, '1 13'),
    ),
  )
  return put(sheet, -30, -30, -14) + put(sheet, 34, 32, 8)
}

const aloe = (b: Brush) => {
  const blade = (turn: number, colour: string, size = 1) =>
    put(
      b.solid(
        'M-26 0C-36-70-20-150 4-196C24-150 36-70 26 0Z',
        colour,
        'skin',
        14,
        b.line('M-16-30l10-6M-12-70l10-6M14-50l-10-6M12-96l-10-6M-8-110l10-6', '#E4F2D0', 4, 0.8),
      ),
      0,
      104,
      turn,
      size,
    )
  return (
    blade(-50, '#4C8C58', 0.86) +
    blade(50, '#4C8C58', 0.86) +
    blade(-25, '#5A9E64') +
    blade(25, '#5A9E64') +
    blade(0, '#6FB076', 1.12) +
    put(
      b.solid(rect(-44, -26, 88, 52, 14), '#4C8C58', 'skin', 8) +
        b.solid(rect(-36, -18, 72, 36, 10), '#DDF3D8', 'glaze', 10) +
        b.glow(-12, -6, 18, 8, 0.9),
      78,
      92,
      -12,
    )
  )
}

const centella = (b: Brush) => {
  const one = b.again(
    b.rod('M0 0C6 40 0 70-6 100', '#7A9A4A', 7, 'skin') +
      b.solid(
        'M0 0C-10 12-40 16-56-6C-72-34-60-78-20-84L-14-76L0-88L14-76L20-84C60-78 72-34 56-6C40 16 10 12 0 0Z',
        '#57A24C',
        'skin',
        16,
        b.line('M0-2V-70M0-2L-40-60M0-2L40-60M0-2L-52-20M0-2L52-20', '#D3EDB8', 3, 0.8),
      ),
  )
  return put(one, -62, 20, -14) + put(one, 64, 24, 14) + put(one, 0, -24, 0, 1.1)
}

const bananaLeaf = (b: Brush) =>
  put(
    b.solid(
      'M-150 0C-110-70 60-84 150 0C60 84-110 70-150 0Z',
      '#4F9A44',
      'skin',
      20,
      b.line(
        Array.from({ length: 11 }, (_, at) => `M${-120 + at * 24} 0L${-96 + at * 24}-60M${-120 + at * 24} 0L${-96 + at * 24} 60`).join(''),
        '#2E6E2E',
        3,
        0.4,
      ) + b.line('M-148 0H148', '#D6E59A', 9),
    ),
    0,
    0,
    -32,
  )

export const LEAF_ART: Readonly<Record<string, LabelArt>> = {
  leaves: at(leaves, [-139, -159, 280, 284]),
  pandan: at(pandan, [-80, -137, 160, 257]),
  mint: at(mint, [-120, -127, 245, 265]),
  betel: at(betel, [-116, -135, 232, 255]),
  lemongrass: at(lemongrass, [-89, -140, 180, 273]),
  nori: at(nori, [-123, -116, 245, 228]),
  aloe: at(aloe, [-127, -115, 258, 239]),
  centella: at(centella, [-133, -121, 268, 245]),
  'banana-leaf': at(bananaLeaf, [-128, -83, 255, 173]),
}
