import { type Brush, oval, put } from '../goods/brush.ts'
import { around, at, type LabelArt } from './art.ts'

const milk = (b: Brush) =>
  b.solid('M-80-120H80L64 128C64 138 56 142 48 142H-48C-56 142-64 138-64 128Z', '#E4EEF4', 'glaze', 18) +
  b.solid('M-72-60C-40-40 40-40 72-60L60 122C60 130 54 134 46 134H-46C-54 134-60 130-60 122Z', '#FDFCF8', 'upright', 12) +
  b.solid(oval(0, -60, 73, 18), '#FFFFFF', 'skin', 8) +
  b.line('M-80-120A80 18 0 1 0 80-120A80 18 0 1 0-80-120', '#AFC6D4', 6, 0.9) +
  b.glow(-46, 0, 12, 84, 0.85, 3)

const drop = (b: Brush, colour = '#4FA3D8') =>
  b.solid(
    'M0-140C40-70 96-20 96 44C96 100 52 136 0 136C-52 136-96 100-96 44C-96-20-40-70 0-140Z',
    colour,
    'glaze',
    40,
    b.soft('M-60 60C-50 100-10 116 20 114', '#FFFFFF', 16, 0.6),
  ) +
  b.glow(-36, -10, 22, 44, 0.85, 24) +
  b.glow(40, 84, 24, 12, 0.4, -30)

const bubbles = (b: Brush) => {
  const paint = b.radial([0, '#FFFFFF', 0.15], [0.7, '#BFE3F5', 0.5], [0.9, '#9CCBE8', 0.85], [1, '#7FB4DA', 0.95])
  const one = b.again(
    `<circle r="60" fill="${paint}"/>` +
      b.line('M-44-10A46 46 0 0 1-8-44', '#FFFFFF', 11, 0.95) +
      b.line('M44 14A46 46 0 0 1 16 44', '#F6C9E2', 8, 0.8) +
      b.glow(-20, -26, 16, 10, 0.9, -30),
  )
  return (
    put(one, -44, -30, 0, 1.3) +
    put(one, 66, -66, 0, 0.74) +
    put(one, 56, 44, 0, 1.02) +
    put(one, -66, 84, 0, 0.62) +
    put(one, 0, 96, 0, 0.34)
  )
}

const flame = (b: Brush) =>
  b.solid(
    'M10-146C30-90 110-60 104 30C100 96 56 136 0 136C-60 136-108 92-104 24C-100-30-64-50-50-96C-30-80-20-60-20-40C10-66 20-100 10-146Z',
    '#E2431E',
    'glaze',
    30,
  ) +
  b.solid(
    'M6-60C20-20 66-6 62 50C58 96 30 120 0 120C-36 120-64 92-60 50C-58 20-36 6-30-24C-16-12-12 0-12 12C4-6 10-30 6-60Z',
    '#F78A1E',
    'glaze',
    20,
  ) +
  b.solid(
    'M2 20C10 40 32 50 30 80C28 102 16 114 0 114C-18 114-32 100-30 78C-28 60-16 54-12 40C-4 46-4 54-4 58C2 48 4 36 2 20Z',
    '#FFE08A',
    'glaze',
    12,
  )

const sun = (b: Brush) => {
  const ray = b.again(b.solid('M-17-92L0-138L17-92Z', '#F59A1E', 'skin', 8))
  return (
    around(ray, 12) +
    b.solid(oval(0, 0, 80, 80), '#FBC02D', 'glaze', 30, b.soft('M-50 40C-20 64 30 60 56 26', '#F08A1E', 16, 0.5)) +
    b.glow(-28, -32, 30, 20, 0.8, -30)
  )
}

const moon = (b: Brush) => {
  const star = b.again(b.fill('M0-26L7-7L26 0L7 7L0 26L-7 7L-26 0L-7-7Z', '#F7C948'))
  return (
    b.solid(
      'M30-126C-60-130-124-66-120 14C-116 90-50 136 30 126C66 120 96 100 112 70C40 96-30 60-36-14C-40-64-10-106 30-126Z',
      '#F3C653',
      'skin',
      30,
    ) +
    b.glow(-72, -30, 16, 40, 0.55, 24) +
    put(star, 66, -56, 0, 1.5) +
    put(star, 104, 6, 0, 0.9) +
    put(star, 26, 6, 0, 0.8)
  )
}

const wave = (b: Brush) =>
  b.solid(
    'M-140 60C-110-60-30-124 60-110C110-100 132-60 120-24C106-56 60-56 54-20C50 10 90 40 140 40V120H-140Z',
    '#2F86BE',
    'glaze',
    30,
    b.soft('M-110 70C-80-20-20-80 50-90M-80 96C-60 20 0-30 30-30', '#9FD6EE', 13, 0.6),
  ) +
  b.solid(
    'M60-112C110-104 136-60 120-22C112-30 112-46 98-50C96-64 80-66 72-58C60-66 48-56 50-42C36-40 36-20 48-14C24-10 10-30 20-50C10-70 30-84 44-80C40-100 50-112 60-112Z',
    '#F6FBFD',
    'cloth',
    12,
  ) +
  b.solid(
    'M-140 84C-110 64-80 96-50 84C-20 68 10 98 40 84C70 70 100 98 140 80V124H-140Z',
    '#7CC0E2',
    'glaze',
    12,
    b.line('M-130 84C-104 72-78 100-50 90C-20 76 10 104 40 90C70 78 100 100 134 86', '#FFFFFF', 7, 0.8),
  )

const charcoal = (b: Brush) => {
  const lump = b.again(
    b.solid('M-60 20L-50-30L-6-54L50-34L62 16L24 50L-34 48Z', '#38363A', 'rubber', 12) +
      b.fill('M-50-30L-6-54L50-34L10-10Z', '#6A686E', 0.8) +
      b.fill('M10-10L50-34L62 16L24 50Z', '#17161A', 0.6) +
      b.line('M-40 0l30 14M-30 30l24-6', '#77757C', 4, 0.6),
  )
  return put(lump, -58, 40, 0) + put(lump, 62, 44, 30) + put(lump, 2, -30, -14, 1.1)
}

const feather = (b: Brush) =>
  put(
    b.solid(
      'M0-150C50-120 66-40 40 30C30 70 14 90 0 100C-14 90-30 70-40 30C-66-40-50-120 0-150Z',
      '#F4F7FA',
      'cloth',
      22,
      b.line(
        Array.from({ length: 9 }, (_, at) => `M0 ${-90 + at * 20}L-44 ${-124 + at * 22}M0 ${-90 + at * 20}L44 ${-124 + at * 22}`).join(''),
        '#9DB7C9',
        4,
        0.55,
      ),
    ) + b.rod('M0-130V140', '#C9D6DE', 8, 'plastic'),
    0,
    0,
    34,
  )

const parasol = (b: Brush, colour = '#E2543E') =>
  b.solid('M-150 122C-80 92 80 92 150 122C80 136-80 136-150 122Z', '#EFD9A8', 'rubber', 10) +
  put(
    b.rod('M0-110V150', '#F1EDE4', 11, 'metal') +
      b.solid(
        'M-130-20C-120-100-60-140 0-140C60-140 120-100 130-20C100-34 76-34 56-20C40-36-40-36-56-20C-76-34-100-34-130-20Z',
        colour,
        'cloth',
        20,
        b.fill('M0-140C-40-130-60-80-56-20C-30-34 30-34 56-20C60-80 40-130 0-140Z', '#FFF6E6'),
      ) +
      b.solid(oval(0, -144, 9, 9), '#F1EDE4', 'plastic', 4),
    -6,
    0,
    16,
  )

export const NATURE_ART: Readonly<Record<string, LabelArt>> = {
  milk: at(milk, [-83, -141, 166, 283]),
  drop: at(drop, [-96, -140, 192, 276]),
  bubbles: at(bubbles, [-122, -111, 240, 233]),
  flame: at(flame, [-105, -145, 210, 281]),
  sun: at(sun, [-138, -138, 276, 276]),
  moon: at(moon, [-121, -127, 248, 255]),
  wave: at(wave, [-140, -112, 280, 236]),
  charcoal: at(charcoal, [-118, -86, 241, 185]),
  feather: at(feather, [-83, -125, 176, 246]),
  parasol: at(parasol, [-150, -148, 300, 298]),
}
