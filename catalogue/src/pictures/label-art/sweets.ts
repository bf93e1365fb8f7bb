import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { around, at, heap, type LabelArt, spread } from './art.ts'

/** A bar of squares, its lower part wrapped. */
const chocolate = (b: Brush, colour = '#5E3420') => {
  const square = b.again(
    b.solid(rect(-29, -29, 58, 58, 6), colour, 'rubber', 6) +
      b.solid(rect(-19, -19, 38, 38, 5), mix(colour, '#FFE2C4', 0.1), 'rubber', 8) +
      b.glow(-8, -12, 14, 6, 0.4, -16),
  )
  const rows = [-120, -60, 0].flatMap((y) => [-60, 0, 60].map((x) => put(square, x, y + 20)))
  return put(
    b.solid(rect(-92, -132, 184, 240, 10), mix(colour, '#100400', 0.3), 'rubber', 10) +
      rows.join('') +
      b.solid('M-102 34L-84 22L-66 34L-48 22L-30 34L-12 22L6 34L24 22L42 34L60 22L78 34L102 22V132H-102Z', '#E9E4DC', 'brushed', 10) +
      b.solid(rect(-104, 56, 208, 78, 6), '#B9302A', 'paper', 12, b.line('M-80 96H80', '#F4D79A', 12, 0.9)),
    0,
    0,
    -14,
  )
}

const candy = (b: Brush, colour = '#C8642E') => {
  const end = b.again(
    b.solid(
      'M0-8C30-50 70-60 84-44L76-18L88 0L76 18L84 44C70 60 30 50 0 8Z',
      mix(colour, '#FFFFFF', 0.2),
      'glaze',
      8,
      b.line('M6 0L76-30M6 0L80 2M6 0L76 32', mix(colour, '#300A00', 0.5), 4, 0.4),
    ),
  )
  const one = b.again(
    put(end, 52, 0) +
      put(end, -52, 0, 180) +
      b.solid(oval(0, 0, 64, 50), colour, 'glaze', 20, b.line('M-46-40Q-10 0-46 40M-6-52Q30 0-6 52M36-44Q64 0 36 44', '#FFF2D8', 11, 0.6)) +
      b.glow(-22, -22, 20, 11, 0.75, -26),
  )
  return put(one, -34, -52, -24, 0.82) + put(one, 30, 44, 12, 0.9)
}

const lollipop = (b: Brush, colour = '#E2475E') => {
  const arm = b.again(
    b.fill('M0 0C20-30 70-40 92-4C76-30 30-24 0 0Z', '#FFF6EA') + b.fill('M0 0C30-20 64-14 84 26C60 0 30-2 0 0Z', '#F7B733', 0.9),
  )
  return (
    b.rod('M14 40L46 140', '#F7F1E4', 15, 'paper') +
    b.solid(oval(0, -30, 98, 98), colour, 'glaze', 26, put(around(arm, 5, 10), 0, -30, 0, 1.12)) +
    b.glow(-40, -74, 30, 18, 0.8, -32)
  )
}

const doughnut = (b: Brush, colour = '#F4A6B8') =>
  b.solid(oval(0, 14, 128, 112), '#D99A4E', 'rubber', 30) +
  b.solid(
    'M0-112C70-112 122-62 122-8C118 30 96 22 84 44C66 70 44 44 20 66C-6 84-30 50-56 62C-84 70-100 30-116 20C-130-50-80-112 0-112Z',
    colour,
    'glaze',
    24,
    b.line(
      'M-80-40l16 8M-50-80l8 14M-10-96l16 4M40-84l-8 14M80-50l14 6M92-4l-14 8M-96 4l14 6M-60 30l14-8M56 36l-10-12M10 40l14 4M-64-8l4 14M66-16l6 12',
      '#FFFFFF',
      9,
      0.9,
    ),
  ) +
  b.solid(oval(0, -4, 40, 30), '#B97838', 'rubber', 10) +
  b.fill(oval(0, 4, 32, 20), '#6A3A16', 0.7) +
  b.glow(-50, -66, 40, 16, 0.6, -24)

const iceCream = (b: Brush, colour = '#F7D9C4') =>
  b.solid('M-66 0L0 150L66 0Z', '#D9A25A', 'wood', 16, b.line('M-60 10L20 110M-20 0L40 70M-40 60L40-10M-20 100L64 0', '#8F5A22', 5, 0.5)) +
  b.solid(
    'M-80-4C-96-40-80-60-74-64C-70-120-30-140 6-138C50-138 76-104 74-62C92-50 90-20 78-4C66 16 52-4 36 8C18 22 4 2-14 10C-34 20-40 0-56 6C-66 8-76 4-80-4Z',
    colour,
    'cloth',
    30,
  ) +
  b.soft('M-60-40C-20-20 30-20 60-44', mix(colour, '#7A3A1A', 0.5), 8, 0.3) +
  b.glow(-28, -92, 26, 20, 0.8, -28) +
  b.solid(oval(20, -136, 17, 17), '#C8202E', 'glaze', 7)

const honey = (b: Brush) =>
  b.rod('M20-20L110-126', '#B07A44', 19, 'wood') +
  b.solid(
    'M-60 0C-90 0-100 40-90 80C-80 116 60 116 72 80C82 40 70 0 40 0Z',
    '#F2A51E',
    'glaze',
    26,
    b.soft('M-60 30C-66 60-56 80-40 90', '#FFF0B8', 14, 0.6),
  ) +
  b.solid(oval(-9, 0, 62, 20), '#FFC94A', 'glaze', 10) +
  put(
    [-34, -17, 0, 17, 34]
      .map((y) => b.solid(rect(-32 + Math.abs(y) * 0.3, y - 7, 64 - Math.abs(y) * 0.6, 14, 7), '#C48A4E', 'wood', 5))
      .join(''),
    14,
    -24,
    40,
    0.9,
  ) +
  b.solid('M-6-24C10-20 16 0 8 12C0 22-14 12-12-2Z', '#F5B22E', 'glaze', 8)

const honeycomb = (b: Brush) => {
  const cell = b.again(
    b.solid('M0-40L35-20V20L0 40L-35 20V-20Z', '#C97F16', 'wood', 6) +
      b.solid('M0-30L26-15V15L0 30L-26 15V-15Z', '#F7B42C', 'glaze', 10) +
      b.glow(-8, -12, 10, 6, 0.7, -28),
  )
  return (
    spread(cell, [
      [-70, -61, 0],
      [0, -61, 0],
      [70, -61, 0],
      [-105, 0, 0],
      [-35, 0, 0],
      [35, 0, 0],
      [-70, 61, 0],
      [0, 61, 0],
    ]) +
    b.solid('M60 20C74 50 96 76 92 104C86 132 44 130 40 104C38 76 52 50 60 20Z', '#F5A81E', 'glaze', 12) +
    b.glow(56, 96, 7, 16, 0.8, 10)
  )
}

const vanilla = (b: Brush) =>
  b.rod('M-110 120C-40 60 30 20 120-20', '#3E2416', 15, 'skin') +
  b.rod('M-80 136C-20 90 60 60 130 50', '#4A2C1A', 15, 'skin') +
  put(
    around(b.again(b.solid('M0-10C-26-40-22-84 0-104C22-84 26-40 0-10Z', '#FBF3D0', 'skin', 12)), 5, 8) +
      b.solid('M-22 4C-26-26 26-26 22 4C16 30-16 30-22 4Z', '#F2D24A', 'skin', 9) +
      b.fill(oval(0, 0, 10, 12), '#A9701A', 0.7),
    -18,
    -40,
  )

const sesame = (colour: string) => (b: Brush) => {
  const seed = b.again(b.solid('M-26 0C-20-17 14-18 30 0C14 18-20 17-26 0Z', colour, 'glaze', 8) + b.glow(-6, -6, 10, 4, 0.7))
  return heap(put(seed, 0, 0)) + put(heap(put(seed, 0, 0)), 26, 20, 34, 0.9)
}

export const SWEET_ART: Readonly<Record<string, LabelArt>> = {
  chocolate: at(chocolate, [-119, -148, 251, 302]),
  candy: at(candy, [-151, -132, 309, 244]),
  lollipop: at(lollipop, [-98, -128, 196, 276]),
  doughnut: at(doughnut, [-128, -112, 256, 238]),
  'ice-cream': at(iceCream, [-87, -153, 175, 303]),
  honey: at(honey, [-94, -136, 214, 243]),
  honeycomb: at(honeycomb, [-140, -101, 245, 226]),
  vanilla: at(vanilla, [-118, -143, 256, 287]),
  sesame: at(sesame('#F0DFB4'), [-111, -127, 249, 180]),
  'black-sesame': at(sesame('#3A2E2C'), [-111, -127, 249, 180]),
}
