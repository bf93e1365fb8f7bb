import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt, spread } from './art.ts'

const CHIPS = [
  [-50, -40, 10],
  [4, -66, 40],
  [52, -34, -20],
  [-14, -10, 0],
  [-62, 24, 60],
  [34, 22, 14],
  [-12, 60, 30],
  [66, 44, -10],
] as const

const oneCookie = (b: Brush, colour: string, chip: string) =>
  b.again(
    b.solid(
      'M0-104C60-108 108-60 106 0C110 60 60 106 0 104C-62 108-108 60-104 0C-108-60-60-104 0-104Z',
      colour,
      'rubber',
      26,
      b.line('M-70-50q20 8 30-4M20-30q20 10 34-4M-40 40q20 8 34-4M40 66q12 6 24-4M-80 0q12 6 20-2', mix(colour, '#4A2000', 0.45), 5, 0.4) +
        spread(b.again(b.solid('M-19 4C-20-14-6-18 4-16C18-16 22 0 14 12C4 20-14 18-19 4Z', chip, 'glaze', 7)), CHIPS),
    ),
  )

const cookies = (b: Brush, colour = '#D9A05A') => {
  const one = oneCookie(b, colour, '#4A2614')
  return put(one, -40, -36, 0, 0.92) + put(one, 42, 40, 70)
}

/** A plain biscuit with dots and a scalloped edge. */
const biscuits = (b: Brush, colour = '#E6B871') => {
  const one = b.again(
    b.fill(
      Array.from({ length: 22 }, (_, at) =>
        oval(Math.round(Math.cos((at * Math.PI) / 11) * 92), Math.round(Math.sin((at * Math.PI) / 11) * 92), 16),
      ).join(''),
      mix(colour, '#6A3A00', 0.28),
    ) +
      b.solid(
        oval(0, 0, 98, 98),
        colour,
        'rubber',
        22,
        b.line('M-44-40h100M-60 0h130M-44 40h100', mix(colour, '#5A2E00', 0.7), 11, 0.7, '1 43') +
          b.line(oval(0, 0, 74, 74), mix(colour, '#6A3A00', 0.4), 5, 0.4),
      ),
  )
  return put(one, -40, -34, 0, 0.86) + put(one, 40, 40, 20, 0.9)
}

const wafers = (b: Brush) => {
  const one = b.again(
    b.solid(rect(-112, 14, 224, 20, 5), '#D9A05A', 'wood', 6) +
      b.solid(rect(-108, 2, 216, 14, 4), '#5E3420', 'rubber', 4) +
      b.solid(rect(-112, -14, 224, 18, 5), '#E3B06A', 'wood', 6) +
      b.solid(rect(-108, -26, 216, 14, 4), '#5E3420', 'rubber', 4) +
      b.solid(
        'M-112-30L-84-66H132L112-30Z',
        '#E9BC7A',
        'wood',
        8,
        b.line('M-60-66L-84-30M-20-66L-40-30M20-66L4-30M60-66L48-30M100-66L92-30M-100-48H124', '#A9703A', 4, 0.55),
      ) +
      b.fill('M112-30L132-66V-2L112 34Z', '#B97E3E'),
  )
  return put(one, -6, -30, -4) + put(one, 4, 72, 3)
}

const pretzel = (b: Brush, colour = '#A8602C') => {
  const rope = 'M-44 96C-30 40 60 10 84-40C104-90 40-116 6-76C-4-64 0-60 0-60C-6-76-40-110-84-84C-116-60-90-10-60 14C-20 40 36 60 48 96'
  return (
    b.rod(rope, colour, 42, 'glaze') +
    b.line('M-60 4C-84-20-96-54-72-70M70-64C84-54 76-28 58-8M-10 32l30 18M-30 62l-4 16M34 66l6 12', mix(colour, '#F6D79A', 0.6), 9, 0.55) +
    spread(b.again(b.solid(rect(-6, -5, 12, 10, 3), '#FDFBF5', 'glaze', 3)), [
      [-84, -50, 20],
      [-60, -84, 50],
      [76, -66, 30],
      [50, -88, 0],
      [88, -34, 60],
      [-40, 22, 10],
      [18, 40, 40],
      [46, 0, 20],
      [-34, 70, 70],
    ])
  )
}

const popcorn = (b: Brush) => {
  const puff = b.again(
    [
      [-18, 4, 24],
      [18, 6, 23],
      [0, -18, 25],
      [2, 12, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => b.solid(oval(x, y, r), '#FBEFC8', 'cloth', 12))
      .join('') + b.fill(oval(4, 2, 10, 7), '#E9A83A', 0.8),
  )
  return (
    spread(puff, [
      [-44, -92, 10],
      [10, -112, 60],
      [54, -86, -30],
      [-84, -56, 90],
      [-30, -58, -20],
      [24, -66, 30],
      [82, -52, 100],
      [-56, -26, 0],
      [2, -28, 50],
      [56, -26, 20],
    ]) +
    b.solid(
      'M-98-18L-70 136H70L98-18C60 0-60 0-98-18Z',
      '#FBF6EC',
      'paper',
      18,
      b.fill('M-98-30L-70 136H-42L-58-30ZM-22-30L-16 136H12L18-30ZM58-30L42 136H70L98-30Z', '#C8322E'),
    )
  )
}

export const BISCUIT_ART: Readonly<Record<string, LabelArt>> = {
  cookies: at(cookies, [-136, -132, 285, 280]),
  biscuits: at(biscuits, [-133, -126, 270, 264]),
  wafers: at(wafers, [-120, -105, 260, 217]),
  pretzel: at(pretzel, [-120, -117, 229, 234]),
  popcorn: at(popcorn, [-114, -150, 239, 286]),
}
