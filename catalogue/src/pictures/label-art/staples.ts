import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, bean, heap, type LabelArt } from './art.ts'

const seeds = (colour: string, r: number) => (b: Brush) => heap(bean(b, colour, r, r * 0.94))

const tempeh = (b: Brush) => {
  const beans = b.line('M-84-70h168M-70-50h150M-84-30h168M-70-10h150M-84 10h168M-70 30h150', '#B58A4A', 15, 0.8, '1 27')
  return b.again(
    b.solid('M-100-84Q-100-96-86-96H92Q104-96 104-84V36Q104 50 90 50H-88Q-102 50-102 36Z', '#F2E6CB', 'skin', 18, beans) +
      b.line('M-96 50H96', '#C9A86E', 6, 0.5),
  )
}

const chip = (b: Brush) =>
  b.again(
    b.solid(
      'M-96-10C-100-60-30-84 20-74C80-66 104-20 84 24C50 56-70 56-96-10Z',
      '#DDA14A',
      'skin',
      18,
      b.line('M-70-30q20 10 40-6M-20-50q20 8 36-4M20-20q24 8 44-8M-50 10q30 10 50-4M10 22q20 6 40-8', '#F6E2A8', 15, 0.9, '1 20'),
    ),
  )

const tempehChips = (b: Brush) => {
  const one = chip(b)
  return put(one, -70, -50, -14) + put(one, 74, -40, 20) + put(one, 0, 40, 4)
}

const cassava = (b: Brush) =>
  b.solid(
    'M-150 20C-110-60 10-110 110-100C140-90 140-50 110-30C30 30-90 60-150 20Z',
    '#7A5234',
    'wood',
    22,
    b.line('M-110 6q10-14 24-14M-50-20q10-14 24-16M10-50q10-10 26-12', '#3E2412', 5, 0.6),
  ) +
  put(
    b.solid(oval(0, 0, 48, 44), '#7A5234', 'wood', 6) +
      b.solid(oval(0, 0, 40, 36), '#FBF6EA', 'skin', 12) +
      b.fill(oval(0, 0, 5, 5), '#D9C9A4'),
    92,
    22,
  )

const tofu = (b: Brush) => {
  const block = (colour: string) =>
    b.solid('M-90-50L-40-90H110L66-50Z', mix(colour, '#FFFFFF', 0.4), 'skin', 8) +
    b.solid('M66-50L110-90V20L66 70Z', mix(colour, '#7A5A2A', 0.2), 'skin', 8) +
    b.solid(rect(-90, -50, 156, 120, 8), colour, 'skin', 18)
  return put(block('#F6EED8'), -44, -30) + put(block('#F9F3E4'), 50, 30)
}

const palmSugar = (b: Brush) => {
  const disc =
    b.solid('M-90-40V30C-60 66 60 66 90 30V-40Z', '#8A4E22', 'rubber', 18) + b.solid(oval(0, -40, 90, 34), '#B06A32', 'rubber', 14)
  return put(disc, -50, 0) + put(disc, 60, 40) + put(disc, 0, -60)
}

/** Beans, spices and what is made of them. */
export const STAPLE_ART: Readonly<Record<string, LabelArt>> = {
  tempeh: at((b) => put(tempeh(b), -20, -40, -8) + put(tempeh(b), 26, 40, 6), [-131, -148, 270, 251]),
  'tempeh-chips': at(tempehChips, [-169, -128, 335, 214]),
  cassava: at(cassava, [-150, -102, 290, 168]),
  soybeans: at(seeds('#E6CF9A', 38), [-129, -147, 238, 184]),
  'black-soybeans': at(seeds('#33262A', 38), [-129, -147, 238, 184]),
  'mung-beans': at(seeds('#6F8A3A', 36), [-127, -145, 234, 180]),
  'black-pepper': at(seeds('#3A2E28', 30), [-121, -139, 222, 168]),
  'white-pepper': at(seeds('#E4D6BC', 30), [-121, -139, 222, 168]),
  coriander: at(seeds('#B98F54', 32), [-123, -141, 226, 172]),
  tofu: at(tofu, [-134, -120, 294, 220]),
  'palm-sugar': at(palmSugar, [-140, -134, 290, 231]),
}
