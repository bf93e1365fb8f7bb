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
  b.solid('M-118 96C-136 80-124 60-108 62C-112 44-88 36-82 54C-76 68-96 84-100 92C-104 102-112 102-118 96Z', '#F3E7CE', 'skin', 7) +
  b.solid(
    'M40 30C70 20 118 34 138 76C144 92 128 100 116 92C92 78 60 84 38 78C20 70 20 38 40 30Z',
    mix(colour, '#5A2200', 0.22),
    'glaze',
    12,
  ) +
  b.solid(
    'M-14-108C16-124 48-104 56-66C64-24 84 20 82 60C78 88 46 92 28 76C4 44-16 0-30-34C-42-66-42-94-14-108Z',
    mix(colour, '#5A2200', 0.06),
    'glaze',
    22,
    b.soft('M6-84C20-40 40 10 54 60', '#6A2A00', 12, 0.3),
  ) +
  b.solid(
    'M0-116C26-106 26-66 10-38C-10-4-34 30-62 62C-78 78-104 68-106 46C-104 4-66-60-40-96C-30-112-14-120 0-116Z',
    mix(colour, '#FFD890', 0.16),
    'glaze',
    24,
    b.line('M-30-60l6 4M-56-20l6 4M-20-20l6 4M-60 20l6 4M-40 10l6 4', mix(colour, '#5A2200', 0.5), 5, 0.5),
  ) +
  b.glow(-48, -44, 13, 40, 0.55, 30) +
  b.glow(42, -30, 9, 30, 0.45, -14)

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
const mince = (b: Brush) => {
  const strand = (path: string) => b.rod(path, '#C0444A', 25, 'rubber')
  const fat = b.line(
    'M-86 66l14 4M-40 40l12-6M-14 76l14 2M22 46l10 8M60 72l14-4M-60 4l12 6M-8 4l12-8M44 10l10 8M-22-40l12 4M22-34l10-6',
    '#F9DDD2',
    8,
    0.85,
  )
  return (
    b.solid('M-130 78C-110 40-60 20 0 20C60 20 110 40 130 78C60 100-60 100-130 78Z', '#8E2430', 'rubber', 20) +
    strand('M-112 74C-90 40-60 90-34 64S16 90 40 66S90 86 110 70') +
    strand('M-88 46C-66 12-40 62-14 36S36 62 60 38S84 44 92 46') +
    strand('M-64 14C-44-18-22 30 2 4S44 28 66 10') +
    strand('M-40-18C-20-46 0-4 18-26S38-20 44-18') +
    strand('M-16-48C-6-64 8-64 18-52') +
    fat
  )
}

export const MEAT_ART: Readonly<Record<string, LabelArt>> = {
  drumstick: at(drumstick, [-57, -141, 183, 220]),
  wing: at(wing, [-127, -117, 267, 217]),
  'chicken-breast': at(breast, [-126, -107, 259, 216]),
  chicken: at(chicken, [-142, -91, 284, 213]),
  steak: at(steak, [-121, -91, 252, 193]),
  'beef-slices': at(slices, [-121, -107, 248, 215]),
  ribs: at(ribs, [-132, -133, 263, 268]),
  mince: at(mince, [-130, -73, 260, 168]),
}
