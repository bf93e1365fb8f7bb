import { type Brush, oval, put } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt, spread } from './art.ts'

const SAUSAGE = 'M-120-6C-120-40-84-44-60-30C-20-8 20-8 60-30C84-44 120-40 120-6C120 20 80 40 0 40C-80 40-120 20-120-6Z'
const sausages = (b: Brush, colour = '#B4492E') => {
  const one = b.again(
    b.rod('M-118-16L-136-30M118-16L136-30', mix(colour, '#3A0A00', 0.4), 9, 'skin') +
      b.solid(
        SAUSAGE,
        colour,
        'glaze',
        20,
        b.line('M-60 0l-16 26M-14 10l-16 28M32 10l-16 26M76-4l-14 26', mix(colour, '#2A0A00', 0.6), 7, 0.6),
      ) +
      b.glow(-66, -14, 34, 8, 0.7, 12),
  )
  return put(one, 0, -56, -6) + put(one, 4, 0, 4) + put(one, -2, 60, -2)
}

const nuggets = (b: Brush, colour = '#D2913A') => {
  const crumbs =
    b.line('M-60-20h110M-70 0h140M-60 20h120M-40-38h90', mix(colour, '#FFF0B0', 0.6), 7, 0.7, '1 21') +
    b.line('M-56-10h110M-66 10h130M-50 32h100', mix(colour, '#5A2A00', 0.5), 5, 0.5, '1 25')
  const one = b.again(
    b.solid('M-86 4C-90-40-40-56 0-50C46-58 90-40 86 2C88 44 40 50 2 48C-40 54-86 46-86 4Z', colour, 'rubber', 20, crumbs),
  )
  return put(one, -56, -40, -14) + put(one, 58, -36, 12) + put(one, 0, 42, 3)
}

/** Slices of puffed skin. */
const skinCrackers = (b: Brush) => {
  const one = b.again(
    b.solid(
      'M-70 10C-86-30-50-50-30-40C-20-70 30-66 36-44C70-54 88-14 70 4C84 40 40 56 20 42C0 62-40 56-42 36C-60 40-70 26-70 10Z',
      '#E3B878',
      'skin',
      18,
      [
        [-34, -10],
        [10, -20],
        [40, 8],
        [-8, 20],
      ]
        .map(([x = 0, y = 0]) => b.solid(oval(x, y, 17, 14), '#F0D09A', 'skin', 8))
        .join(''),
    ),
  )
  return put(one, -58, -36, 10) + put(one, 62, -34, 100) + put(one, 2, 46, -16, 1.08)
}

/** Crisp sticks with chili. */
const basreng = (b: Brush, colour = '#DE9A48') => {
  const one = b.again(
    b.solid(
      'M-104-14C-60-26 60-30 104-16L108 14C60 4-60 8-108 18Z',
      colour,
      'skin',
      12,
      b.line('M-90-6h180M-80 6h160', '#C8321E', 6, 0.75, '1 29') + b.line('M-70-12h150', '#4E8A3A', 6, 0.7, '1 47'),
    ),
  )
  return spread(one, [
    [-10, -84, 22],
    [14, -52, -30],
    [-16, -26, 8],
    [12, 6, -14],
    [-8, 40, 26],
    [6, 64, -5],
  ])
}

export const FRIED_MEAT_ART: Readonly<Record<string, LabelArt>> = {
  sausages: at(sausages, [-144, -105, 291, 206]),
  nuggets: at(nuggets, [-142, -99, 286, 191]),
  'skin-crackers': at(skinCrackers, [-130, -106, 253, 214]),
  basreng: at(basreng, [-125, -136, 245, 236]),
}
