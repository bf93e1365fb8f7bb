import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

/** A broom of palm fibre on a bamboo stick; its whole length is 480. */
function broom(b: Brush): string {
  const rings = [-440, -370, -300, -230].map((y) => `M-13 ${y}h26`).join('')
  const hair = Array.from(
    { length: 24 },
    (_, at) => `M${-30 + at * 2.6}-132Q${-60 + at * 5.2}-70 ${-110 + at * 9.6} ${-4 + (at % 3) * 4}`,
  ).join('')
  return (
    b.solid(rect(-13, -500, 26, 350, 8), '#D9B25E', 'upright', 8, b.line(rings, '#8A6420', 4, 0.7)) +
    b.solid(
      'M-40-160H40C60-110 110-60 122-4C60 16-60 16-122-4C-110-60-60-110-40-160Z',
      '#4A3426',
      'rubber',
      24,
      b.line(hair, '#8A6444', 2.4, 0.7) + b.line(hair.replaceAll('-132', '-126'), '#1E120A', 2, 0.5),
    ) +
    b.solid('M-42-176H42L50-124H-50Z', '#B5452F', 'cloth', 8, b.line('M-46-158H46M-48-142H48', '#F4DDB0', 4))
  )
}
function bucket(b: Brush, colour: string, full: boolean): string {
  const body = 'M-180-300L-146-14Q-142 0-126 0H126Q142 0 146-14L180-300Z'
  const inside =
    b.solid(oval(0, -300, 180, 40), mix(colour, '#000000', 0.28), 'plastic', 20) +
    (full
      ? b.solid(oval(0, -286, 160, 28), '#BFE0EE', 'glaze', 14) +
        [
          [-70, -296, 34],
          [-20, -306, 44],
          [46, -300, 38],
          [96, -292, 24],
        ]
          .map(([x = 0, y = 0, r = 0]) => b.solid(oval(x, y, r, r * 0.8), '#F2FAFD', 'glaze', 10))
          .join('')
      : '')
  const bail = full
    ? b.rod('M-176-292C-190-470 190-470 176-292', '#9AA0A6', 11, 'brushed') + b.solid(rect(-44, -440, 88, 28, 13), '#F4F1EA', 'lying', 8)
    : b.rod('M-176-288C-170-130 170-130 176-288', '#9AA0A6', 11, 'brushed') + b.solid(rect(-44, -184, 88, 28, 13), '#F4F1EA', 'lying', 8)
  return (
    inside +
    b.solid(body, colour, 'upright', 26, b.line('M-170-210Q0-180 170-210M-160-120Q0-92 160-120', '#FFFFFF', 4, 0.25)) +
    b.rod('M-182-300Q0-226 182-300', mix(colour, '#FFFFFF', 0.2), 18, 'plastic') +
    bail +
    b.solid(oval(-176, -288, 16, 16), colour, 'plastic', 8) +
    b.solid(oval(176, -288, 16, 16), colour, 'plastic', 8)
  )
}
/** A basket with slots for laundry. */
function laundry(b: Brush, clothes: boolean): string {
  const slots = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 8 }, (_, at) => rect(-150 + at * 39 + row * 2 - 3, -226 + row * 50, 22, 34, 9)).join(''),
  ).join('')
  const pile = clothes
    ? b.solid(
        'M-190-280C-170-350-80-370-10-340C40-390 160-370 190-284Z',
        '#7FA7C4',
        'cloth',
        24,
        b.crease('M-130-300q40-40 90-30M20-310q50-40 120-20', 9),
      ) + b.solid('M-60-286C-40-350 60-360 100-290Z', '#E9D3B0', 'cloth', 18, b.crease('M-20-300q30-30 70-20', 7))
    : ''
  return (
    b.solid(oval(0, -284, 210, 40), '#B98A5A', 'plastic', 20) +
    pile +
    b.solid(
      'M-210-284L-176-14Q-172 0-156 0H156Q172 0 176-14L210-284Q0-214-210-284Z',
      '#D9AF82',
      'plastic',
      24,
      b.fill(slots, '#6B4522', 0.62) + put(b.line(slots, '#FFF1D8', 2, 0.5), 1.5, 2),
    ) +
    b.rod('M-212-284Q0-208 212-284', '#E6C29A', 20, 'plastic')
  )
}
function bin(b: Brush, open: boolean): string {
  const tone = '#7F979C'
  const lid = open
    ? put(b.solid('M-150-20C-130-66 130-66 150-20Z', tone, 'plastic', 14), -60, -330, -38)
    : b.solid('M-158-330C-150-392 150-392 158-330Z', mix(tone, '#FFFFFF', 0.12), 'plastic', 18) +
      b.solid(rect(-46, -398, 92, 20, 10), tone, 'lying', 8)
  return (
    (open
      ? b.solid(oval(0, -330, 150, 30), '#3E4C50', 'plastic', 16) +
        b.solid('M-150-330Q-120-360-80-336Q-40-366 0-338Q50-364 90-336Q130-356 150-330Q0-290-150-330Z', '#F4F6F2', 'paper', 8)
      : '') +
    b.solid('M-150-330L-126-20Q-124 0-106 0H106Q124 0 126-20L150-330Z', tone, 'upright', 24) +
    b.rod('M-152-330H152', mix(tone, '#FFFFFF', 0.2), 13, 'plastic') +
    lid +
    b.solid(rect(-44, -18, 88, 24, 10), '#3E4C50', 'rubber', 8)
  )
}
const plunger = (b: Brush) =>
  b.solid(rect(-15, -430, 30, 320, 12), '#D9B07A', 'upright', 8) +
  b.solid(
    'M-40-150C-44-170 44-170 40-150L48-110C110-96 140-50 146-6Q0 20-146-6C-140-50-110-96-48-110Z',
    '#B23A30',
    'rubber',
    30,
    b.soft('M-130-34Q0 0 130-34', '#000000', 9, 0.25),
  ) +
  b.glow(-66, -70, 24, 34, 0.4, 34)
const dustpan = (b: Brush) =>
  b.solid('M-130 0L-110-100H110L130 0Z', '#C0503E', 'plastic', 16) + b.solid(rect(-16, -190, 32, 100, 10), '#C0503E', 'upright', 8)
const pair =
  (first: (b: Brush) => string, second: (b: Brush) => string): Goods['views'][1] =>
  (b) =>
    view(560, 440, b.foot(-110, -16, 110) + put(first(b), -110, -16, 0, 0.86) + b.foot(140, 6, 100) + put(second(b), 150, 6, 0, 0.86), true)
export const BROOM: Goods = {
  views: [(b) => view(340, 500, b.dark(20, -4, 140, 20, 0.4) + put(broom(b), 60, -14, 16), true), pair(broom, dustpan), [-20, -90, 2.2]],
}
export const BUCKET: Goods = {
  views: [
    (b, { colour = '#2F86C4' }) => view(370, 340, bucket(b, colour, false)),
    (b, { colour = '#2F86C4' }) => view(370, 450, bucket(b, colour, true)),
    [150, -270, 2],
  ],
}
export const LAUNDRY_BASKET: Goods = {
  views: [(b) => view(430, 320, laundry(b, false)), (b) => view(430, 370, laundry(b, true)), [-100, -200, 2]],
}
export const BIN: Goods = { views: [(b) => view(310, 400, bin(b, false)), (b) => view(420, 440, bin(b, true)), [0, -340, 2]] }
export const PLUNGER: Goods = {
  views: [
    (b) => view(290, 430, plunger(b)),
    (b) => view(460, 300, b.dark(0, -20, 220, 30, 0.4) + put(plunger(b), -170, -96, 74, 0.9), true),
    [0, -80, 2],
  ],
}
