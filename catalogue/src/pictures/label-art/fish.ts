import { type Brush, oval, put } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'

const FISH = 'M-140 6C-104-56 16-78 92-14L142-56C134-18 134 22 142 58L92 22C20 74-100 66-140 6Z'
const fishBody = (b: Brush, colour: string) =>
  b.solid('M-40-46C-20-84 40-84 56-36Z', mix(colour, '#0A1A2A', 0.3), 'skin', 10) +
  b.solid('M-10 52C0 80 40 80 50 42Z', mix(colour, '#0A1A2A', 0.3), 'skin', 8) +
  b.solid(
    FISH,
    colour,
    'glaze',
    24,
    b.fill('M-140 10C-90 30 20 40 96 10L92 60L-100 70Z', mix(colour, '#FFFFFF', 0.72), 0.75) +
      b.line(
        Array.from({ length: 5 }, (_, row) => `M-62 ${-36 + row * 18}q8 9 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0`).join(''),
        mix(colour, '#0A1A2A', 0.5),
        3,
        0.35,
      ) +
      b.line('M100-8L136-44M102 4H134M100 16L136 48', mix(colour, '#0A1A2A', 0.5), 4, 0.5),
  ) +
  b.line('M-80-42C-62-16-62 16-78 46', mix(colour, '#0A1A2A', 0.5), 6, 0.5) +
  b.solid('M-56 10C-30-4-10 6-6 24C-24 34-46 28-56 10Z', mix(colour, '#0A1A2A', 0.2), 'skin', 6) +
  b.solid(oval(-106, -8, 14, 14), '#FDF6DE', 'skin', 5) +
  b.fill(oval(-107, -8, 7.5, 8), '#141414') +
  b.glow(-30, -34, 50, 9, 0.5, 4)

const fish = (b: Brush, colour = '#6C93AE') => fishBody(b, colour)
const anchovies = (b: Brush) => {
  const one = b.again(put(fishBody(b, '#9FB4BE'), 0, 0, 0, 0.58))
  return put(one, -20, -84, -8) + put(one, 26, -34, 6) + put(one, -24, 14, -4) + put(one, 18, 66, 8)
}

/** A slice with rings of fat: salmon, tuna. */
const fishSteak = (b: Brush, colour = '#EF8358') => {
  const outline = 'M-124 10C-130-50-70-86 0-84C80-84 134-40 124 18C112 66 60 70 20 50C-30 76-110 70-124 10Z'
  return (
    put(b.solid(outline, mix(colour, '#5A1A0A', 0.3), 'skin', 10), 4, 18) +
    b.solid(
      outline,
      colour,
      'glaze',
      22,
      b.line(
        'M-96 8C-92-40-50-58 0-58C60-58 100-30 96 14M-64 10C-60-22-36-34 0-34C40-34 66-14 64 14M-30 12C-26-6-14-12 0-12C18-12 32-2 30 14M-110 30C-80 50-50 46-20 30M110 34C80 50 50 44 30 30',
        '#FFE6D6',
        7,
        0.8,
      ),
    ) +
    b.glow(-50, -50, 44, 12, 0.5, -20)
  )
}

const fillet = (b: Brush) =>
  b.solid(
    'M-136 30C-120-30-40-74 40-70C110-66 146-30 130-2C90 10 60 60-20 70C-80 76-130 66-136 30Z',
    '#F3EDE4',
    'glaze',
    22,
    b.line('M-110 30C-40 26 40-6 118-24M-70 0L-50 58M-30-30L0 60M14-50L48 34M58-56L84 8', '#D3B9A6', 5, 0.55) +
      b.soft('M-120 20C-40-40 40-50 120-30', '#F0B7A0', 18, 0.4),
  ) + b.glow(-30, -36, 50, 12, 0.6, -16)

export const FISH_ART: Readonly<Record<string, LabelArt>> = {
  fish: at(fish, [-140, -74, 282, 146]),
  anchovies: at(anchovies, [-105, -128, 216, 239]),
  'fish-steak': at(fishSteak, [-125, -84, 255, 167]),
  'fish-fillet': at(fillet, [-136, -71, 270, 143]),
}
