import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'

const boneEnd = (b: Brush) => b.solid('M-12-30C-34-44-40-76-14-80C-4-82 0-74 0-70C0-74 4-82 14-80C40-76 34-44 12-30Z', '#F7EEDC', 'skin', 8)

const drumstick = (b: Brush, colour = '#C9782E') =>
  put(
    b.solid(rect(-13, -70, 26, 100, 10), '#F3E7CE', 'upright', 6) +
      put(boneEnd(b), 0, -44) +
      b.solid(
        'M0-40C40-44 86 20 88 70C90 130 40 160 0 160C-40 160-90 130-88 70C-86 20-40-44 0-40Z',
        colour,
        'glaze',
        30,
        b.soft('M-50 40C-56 90-30 130 10 140M20 0C50 40 62 80 50 120', mix(colour, '#5A1E00', 0.6), 12, 0.35),
      ) +
      b.glow(-40, 44, 16, 44, 0.6, 14),
    52,
    -46,
    34,
    0.84,
  )

/** The upper part, the middle and the tip of a wing. */
const wing = (b: Brush, colour = '#D2873A') =>
  put(b.solid('M-10-30C20-50 70-30 96 6C84 30 40 30 6 26C-16 18-24-10-10-30Z', mix(colour, '#5A2200', 0.16), 'glaze', 12), 44, 70, -4) +
  b.solid(
    'M-50-112C0-140 50-110 62-60C76-10 92 40 80 84C66 108 34 102 24 78C10 40-4 10-30-20C-60-46-80-90-50-112Z',
    colour,
    'glaze',
    26,
    b.soft('M-20-90C10-40 40 10 54 76', '#6A2A00', 12, 0.28),
  ) +
  b.solid(
    'M-70-110C-40-130-10-110-14-74C-18-30-50 10-70 60C-80 92-116 100-126 74C-136 40-112 0-104-40C-98-70-90-96-70-110Z',
    mix(colour, '#FFD890', 0.14),
    'glaze',
    24,
  ) +
  b.solid(oval(-106, 82, 22, 14), '#F3E7CE', 'skin', 8) +
  b.glow(-80, -30, 13, 44, 0.55, 20) +
  b.glow(14, -86, 26, 13, 0.45, 24)

/** Raw white meat. */
const breast = (b: Brush) => {
  const fillet = b.again(
    b.solid(
      'M-110 20C-120-40-50-84 20-70C90-60 130-10 110 34C70 70-90 80-110 20Z',
      '#F3C2AE',
      'glaze',
      24,
      b.line('M-80 20C-30-20 40-30 96 6M-64-20C-20-46 40-50 84-24M-50 44C0 20 50 20 92 34', '#FFF1E6', 6, 0.6),
    ) + b.glow(-44, -34, 34, 14, 0.6, -20),
  )
  return put(fillet, -16, -34, -8) + put(fillet, 20, 44, 8)
}

const chicken = (b: Brush, colour = '#CE8636') =>
  b.solid(oval(0, 92, 140, 30), '#F4F1EA', 'glaze', 10) +
  b.solid(
    'M-112 60C-130-20-60-96 10-90C90-86 130-20 112 62C60 100-70 100-112 60Z',
    colour,
    'glaze',
    34,
    b.soft('M-10-84C-20-30-10 30 10 80', '#6A2A00', 10, 0.3),
  ) +
  b.solid('M-122 50C-140 0-100-40-64-24C-30-6-40 60-70 80C-96 88-114 76-122 50Z', mix(colour, '#FFE0A0', 0.12), 'glaze', 20) +
  b.rod('M-98 66L-134 92', '#F3E7CE', 15, 'skin') +
  b.solid('M122 50C140 0 100-40 64-24C30-6 40 60 70 80C96 88 114 76 122 50Z', mix(colour, '#5A2000', 0.14), 'glaze', 20) +
  b.rod('M98 66L134 92', '#F3E7CE', 15, 'skin') +
  b.glow(-30, -52, 36, 18, 0.6, -18) +
  b.glow(-88, 10, 14, 26, 0.5, 10)

const STEAK = 'M-120 20C-130-50-60-96 10-90C90-90 140-40 120 10C104 40 70 30 50 60C20 100-100 90-120 20Z'
const steak = (b: Brush, colour = '#B3343A') =>
  put(b.solid(STEAK, mix(colour, '#30000A', 0.35), 'skin', 12), 6, 18) +
  b.solid(STEAK, '#F7E3D2', 'glaze', 14) +
  put(
    b.solid(
      STEAK,
      colour,
      'glaze',
      24,
      b.line(
        'M-70-20C-40-50-10-30 20-56M-60 30C-30 0 20 20 40-10M60-50C70-30 90-30 104-40M-96 0C-80-10-70 0-60-6M0 56C14 30 30 40 40 20',
        '#F9D9CE',
        8,
        0.75,
      ),
    ),
    0,
    -2,
    0,
    0.87,
  ) +
  b.solid(oval(-62, -24, 22, 18), '#F7E9DA', 'skin', 8) +
  b.glow(20, -54, 44, 14, 0.45, -10)

/** Thin slices with stripes of fat. */
const slices = (b: Brush) => {
  const slice = b.again(
    b.solid(
      'M-120 16C-90-30-60 20-30-14C0-44 40 6 70-26C90-44 116-30 122-16L112 26C80 10 60 60 20 30C-10 10-40 66-70 40C-90 30-104 46-114 50Z',
      '#C2474C',
      'glaze',
      12,
      b.line('M-116 30C-86-10-60 40-28 6C4-24 40 26 72-8C90-26 104-10 118-2', '#F9E0D2', 11, 0.9) +
        b.line('M-104 44C-80 14-50 54-20 26C10 4 40 44 70 14', '#F9E0D2', 5, 0.7),
    ),
  )
  return put(slice, 0, -66, -4) + put(slice, 4, -8, 5) + put(slice, -2, 52, -3)
}

const ribs = (b: Brush) => {
  const bone = (x: number) => b.rod(`M${x}-110V112`, '#F3E7CE', 24, 'skin')
  return put(
    [-84, -28, 28, 84].map(bone).join('') +
      b.solid(
        'M-124-66C-100-84 100-84 124-66C132-20 130 30 122 70C90 88-90 88-122 70C-132 30-130-20-124-66Z',
        '#A63A34',
        'glaze',
        24,
        b.soft('M-56-74V78M0-76V80M56-74V78', '#4A0A0A', 12, 0.5) +
          b.line('M-100-40q20 20 34 6M-40 10q16 22 34 4M20-30q20 20 34 6M76 26q16 16 32 4', '#F6D3C4', 6, 0.7),
      ) +
      b.glow(-60, -40, 50, 14, 0.35, -6),
    0,
    0,
    -8,
  )
}

/** Minced meat in strands. */
const mince = (b: Brush) =>
  b.solid('M-126 70C-120-30-60-84 0-84C60-84 120-30 126 70C60 96-60 96-126 70Z', '#B0343C', 'rubber', 26) +
  b.line(
    'M-96 60C-90 10-70-20-60-30M-66 70C-70 20-40-40-20-60M-34 76C-40 30-10-30 0-70M0 78C10 30 0-20 30-60M36 76C40 30 50-10 60-40M72 68C76 30 80 10 84-10M100 60C102 46 100 30 98 20M-112 66C-110 50-106 40-100 26',
    '#D9656A',
    14,
    0.8,
  ) +
  b.line('M-80 40q10-10 4-24M-30 20q10-10 4-24M20 40q10-10 4-24M60 20q10-10 4-24M-10-40q10-10 4-24', '#F9E0D6', 8, 0.8)

export const MEAT_ART: Readonly<Record<string, LabelArt>> = {
  drumstick: at(drumstick, [-57, -141, 183, 220]),
  wing: at(wing, [-129, -123, 269, 223]),
  'chicken-breast': at(breast, [-126, -107, 259, 216]),
  chicken: at(chicken, [-142, -91, 284, 213]),
  steak: at(steak, [-121, -91, 252, 193]),
  'beef-slices': at(slices, [-121, -107, 248, 215]),
  ribs: at(ribs, [-132, -133, 263, 268]),
  mince: at(mince, [-126, -84, 252, 174]),
}
