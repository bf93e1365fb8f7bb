import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { leaf } from '../goods/produce/parts.ts'
import { at, heap, type LabelArt, spread } from './art.ts'

const peanuts = (b: Brush) => {
  const pod = b.again(
    b.solid(
      'M-70 0C-76-40-34-50-8-32C10-44 64-50 74-8C80 30 40 46 10 32C-20 46-64 36-70 0Z',
      '#D8AC6C',
      'wood',
      16,
      b.line('M-60-10q60-14 124 0M-62 8q64 14 124 4M-40-30V30M-10-34V34M24-36V36M52-32V32', '#8F6230', 4, 0.4),
    ),
  )
  const nut = b.again(b.solid(oval(0, 0, 30, 24), '#B4633C', 'glaze', 10) + b.glow(-8, -8, 10, 6, 0.7))
  return put(pod, -40, -56, -24) + put(pod, 56, -34, 34) + put(pod, -30, 30, 6, 1.08) + put(nut, 70, 44, 20) + put(nut, 40, 76, -30)
}

/** A halved coconut before a whole one. */
const coconut = (b: Brush) =>
  b.solid(
    oval(-34, -34, 96, 94),
    '#7A4E2C',
    'wood',
    28,
    b.line('M-110-60q20-40 70-60M-120-30q20-50 90-80M-110 10q10-60 70-100M-80 40q-6-50 30-100', '#3E220E', 4, 0.45),
  ) +
  [
    [-50, -84],
    [-22, -92],
    [-30, -64],
  ]
    .map(([x = 0, y = 0]) => b.fill(oval(x, y, 8, 9), '#2E180A', 0.8))
    .join('') +
  put(
    b.solid(oval(0, 0, 92, 84), '#7A4E2C', 'wood', 10) +
      b.solid(oval(0, -2, 82, 73), '#FDFBF5', 'skin', 14) +
      b.solid(oval(2, 0, 58, 49), '#EDE7DA', 'glaze', 20) +
      b.glow(-20, -22, 24, 10, 0.9, -20),
    44,
    46,
    -10,
  )

/** A green coconut with a straw. */
const youngCoconut = (b: Brush) =>
  b.rod('M20-80L56-176', '#E2547A', 15, 'plastic') +
  b.solid(
    'M-104-40C-124 40-80 116 0 116C80 116 124 40 104-40C80-84-80-84-104-40Z',
    '#6FA044',
    'glaze',
    34,
    b.soft('M-60-40C-80 20-60 80-20 110M30-50C60 10 50 70 30 110', '#D8EBA0', 14, 0.3),
  ) +
  b.solid('M-92-50L-50-96H52L94-50C60-20-60-20-92-50Z', '#F6F0DA', 'skin', 10) +
  b.solid(oval(2, -92, 54, 17), '#FDFBF3', 'skin', 6) +
  b.solid(oval(2, -90, 38, 10), '#D9E6DC', 'glaze', 6) +
  b.glow(-60, 10, 16, 40, 0.55, 14)

const palmFruit = (b: Brush) => {
  const one = b.again(
    b.solid(
      'M0-36C24-36 32 0 26 22C14 40-14 40-26 22C-32 0-24-36 0-36Z',
      '#D8502A',
      'glaze',
      14,
      b.fill('M-30-40H30V-16C10-30-10-30-30-16Z', '#3A1A18', 0.75),
    ) + b.glow(-8, 0, 8, 14, 0.65, 10),
  )
  return (
    put(leaf(b, 120, '#4E8A3A'), -30, -70, -150) +
    put(leaf(b, 120, '#5E9A44'), 30, -70, -30) +
    spread(one, [
      [-30, -84, -10],
      [30, -84, 10],
      [-66, -34, -20],
      [0, -40, 0],
      [66, -34, 20],
      [-84, 26, -30],
      [-28, 20, -6],
      [30, 20, 6],
      [84, 26, 30],
      [-54, 74, -16],
      [4, 78, 0],
      [58, 72, 14],
    ])
  )
}

const coffeeBeans = (b: Brush) =>
  heap(
    b.again(
      b.solid(oval(0, 0, 52, 38), '#5E3620', 'glaze', 16) +
        b.line('M-48 2C-20-16 16 18 48-2', '#2A140A', 7, 0.85) +
        b.glow(-18, -20, 20, 8, 0.6, -16),
    ),
  )

const nuts = (colour: string, path: string) => (b: Brush) =>
  heap(
    b.again(
      b.solid(
        path,
        colour,
        'glaze',
        16,
        b.line('M-30-14q30-10 60 0M-40 2q40-6 78 4M-30 18q30 8 56 2', mix(colour, '#2A1000', 0.5), 4, 0.35),
      ) + b.glow(-14, -16, 16, 9, 0.7, -24),
    ),
  )

/** Rolled bark. */
const bark =
  (own: string) =>
  (b: Brush, colour = own) => {
    const stick = (y: number, turn: number) =>
      put(
        b.solid(
          rect(-126, -22, 252, 44, 8),
          colour,
          'lying',
          10,
          b.line('M-110-8H100M-90 6H110M-60 14H60', mix(colour, '#2A1000', 0.5), 4, 0.4),
        ) +
          b.solid(oval(122, 0, 15, 22), mix(colour, '#FFE6C0', 0.3), 'wood', 6) +
          b.line('M122-12A9 13 0 1 1 116 10A6 8 0 1 1 122-2', mix(colour, '#2A1000', 0.7), 4, 0.9),
        0,
        y,
        turn,
      )
    return stick(-50, -14) + stick(0, 12) + stick(46, -5)
  }

const ROUND_NUT = 'M0-40C30-40 46-20 42 10C36 36 16 42 0 42C-16 42-36 36-42 10C-46-20-30-40 0-40Z'

export const NUT_ART: Readonly<Record<string, LabelArt>> = {
  peanuts: at(peanuts, [-111, -110, 236, 212]),
  coconut: at(coconut, [-130, -128, 266, 259]),
  'young-coconut': at(youngCoconut, [-109, -184, 218, 300]),
  'palm-fruit': at(palmFruit, [-134, -136, 268, 250]),
  'coffee-beans': at(coffeeBeans, [-137, -152, 251, 197]),
  hazelnuts: at(nuts('#A9652E', ROUND_NUT), [-135, -152, 249, 196]),
  candlenuts: at(nuts('#E3CFA6', ROUND_NUT), [-135, -152, 249, 196]),
  almonds: at(nuts('#B4703E', 'M-58 4C-40-34 20-36 54-4C24 34-36 36-58 4Z'), [-131, -143, 236, 177]),
  cinnamon: at(bark('#A9602E'), [-127, -101, 264, 179]),
}
