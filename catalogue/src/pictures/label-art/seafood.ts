import { type Brush, oval, put } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'

const shrimp = (b: Brush, colour = '#F08A5E') => {
  const dark = mix(colour, '#7A1A00', 0.5)
  return (
    b.line('M-72-66C-110-120-40-140 40-132M-80-60C-130-100-110-140-60-150', dark, 5) +
    b.line('M-40 12L-66 44M-14 30L-34 66M18 38L8 76M50 34L52 72', dark, 8) +
    b.solid(
      'M-18 96C-60 90-90 120-104 128C-100 100-84 84-60 78C-90 78-112 90-128 92C-112 64-70 50-30 60Z',
      mix(colour, '#FFFFFF', 0.1),
      'skin',
      10,
    ) +
    b.solid(
      'M-116-40C-84-96 0-116 60-90C120-64 140 10 108 62C84 98 20 112-30 100L-38 58C0 66 40 58 56 30C74-4 56-34 24-40C-14-46-70-20-116-40Z',
      colour,
      'glaze',
      22,
      b.line(
        'M-22-96C-34-74-30-56-20-42M24-100C14-74 18-56 28-40M70-84C52-66 46-50 52-30M108-44C84-40 66-30 62-14M122 6C96 0 76 4 64 12M112 54C90 40 70 34 54 34M76 84C68 66 52 54 42 50M24 100C24 84 18 70 10 64',
        dark,
        5,
        0.6,
      ),
    ) +
    b.fill(oval(-82, -54, 8, 8), '#1A1210') +
    b.glow(40, -78, 44, 10, 0.6, 18)
  )
}

const tentacle = (b: Brush, path: string, colour: string, width = 18) => b.rod(path, colour, width, 'skin')

const squid = (b: Brush, colour = '#E3B4B8') =>
  [
    'M-34 40C-50 80-90 90-80 130',
    'M-16 44C-24 90-44 100-34 136',
    'M2 46C4 90-8 110 8 138',
    'M20 44C30 90 20 110 44 132',
    'M34 40C50 76 80 84 84 122',
  ]
    .map((path) => tentacle(b, path, colour, 15))
    .join('') +
  b.solid(
    'M0-140C-40-120-100-90-104-50C-70-40-50-44-38-50L38-50C50-44 70-40 104-50C100-90 40-120 0-140Z',
    mix(colour, '#7A2A40', 0.22),
    'glaze',
    14,
  ) +
  b.solid(
    'M0-142C40-100 56-40 46 20C42 50-42 50-46 20C-56-40-40-100 0-142Z',
    colour,
    'glaze',
    22,
    b.line('M-20-60h40M-26-30h52M-22-90h44', '#A85A6A', 6, 0.5, '1 15'),
  ) +
  [-24, 24].map((x) => b.solid(oval(x, 30, 13, 13), '#FDF6EE', 'skin', 5) + b.fill(oval(x, 31, 7, 7), '#1A1416')).join('') +
  b.glow(-18, -80, 12, 34, 0.6, 14)

const squidRings = (b: Brush) => {
  const ring = b.again(b.rod(oval(0, 0, 44, 36), '#F4E3DC', 24, 'glaze'))
  return put(ring, -60, -50, 10) + put(ring, 54, -56, -20) + put(ring, 0, -4, 0) + put(ring, -66, 44, -10) + put(ring, 64, 46, 20)
}

const octopus = (b: Brush, colour = '#B25A72') =>
  [
    'M-44 10C-110 10-130 60-110 90C-100 104-84 96-90 84',
    'M-34 26C-70 50-84 100-58 124C-44 132-36 118-46 110',
    'M-10 34C-24 70-20 110 0 128',
    'M16 34C30 70 24 100 40 126C54 136 64 120 52 112',
    'M36 24C70 40 84 80 108 92C122 96 122 78 110 78',
    'M44 8C90 0 120 20 130 44',
  ]
    .map((path) => tentacle(b, path, colour, 22))
    .join('') +
  b.solid(
    'M0-130C60-130 96-84 84-30C76 10 56 44 0 44C-56 44-76 10-84-30C-96-84-60-130 0-130Z',
    colour,
    'glaze',
    30,
    b.line('M-50-90h80M-60-60h110', '#7A2A44', 8, 0.35, '1 27'),
  ) +
  [-30, 30].map((x) => b.solid(oval(x, -2, 15, 15), '#FDF6EE', 'skin', 5) + b.fill(oval(x, 0, 8, 8), '#1A1416')).join('') +
  b.glow(-36, -86, 24, 30, 0.5, 26)

const claw = (b: Brush, colour: string) =>
  b.rod('M60-10C96-20 116-40 110-70', colour, 22, 'glaze') +
  b.solid('M96-66C66-90 76-136 112-140C100-124 104-110 114-104C122-112 126-124 122-138C150-124 152-78 122-64Z', colour, 'glaze', 14)

const crab = (b: Brush, colour = '#D2502E') => {
  const legs = b.again(
    b.rod('M70 20C104 10 124 30 132 54M66 38C94 38 112 60 112 82M52 52C76 60 86 80 82 98', colour, 14, 'glaze') + claw(b, colour),
  )
  return (
    legs +
    put(legs, 0, 0, 0, 1, true) +
    b.rod('M-26-44V-66M26-44V-66', colour, 9, 'glaze') +
    [-26, 26].map((x) => b.solid(oval(x, -70, 11, 11), '#1F1512', 'glaze', 5)).join('') +
    b.solid(
      'M-92 10C-96-36-50-54 0-54C50-54 96-36 92 10C88 52 40 66 0 66C-40 66-88 52-92 10Z',
      colour,
      'glaze',
      28,
      b.line('M-50-10h100M-60 10h120M-40 30h80', '#8A2410', 7, 0.45, '1 23'),
    ) +
    b.glow(-36, -26, 34, 13, 0.6, -14) +
    b.line('M-24 36Q0 48 24 36', '#6A1808', 5, 0.7)
  )
}

const lobster = (b: Brush, colour = '#C8322A') => {
  const side = b.again(b.rod('M20-20L64-6M20 4L66 22M20 26L60 50', colour, 9, 'glaze') + put(claw(b, colour), -12, -8, 0, 0.95))
  return (
    b.line('M-10-80C-30-120-60-136-84-140M10-80C30-120 60-136 84-140', mix(colour, '#4A0000', 0.4), 5) +
    side +
    put(side, 0, 0, 0, 1, true) +
    b.solid('M-40 108C-60 110-66 140-40 142L0 132L40 142C66 140 60 110 40 108L0 100Z', colour, 'glaze', 12) +
    b.solid(
      'M0-96C36-84 44-40 38 0C34 50 26 90 14 112H-14C-26 90-34 50-38 0C-44-40-36-84 0-96Z',
      colour,
      'glaze',
      20,
      b.line('M-40 4Q0 18 40 4M-38 28Q0 42 38 28M-34 52Q0 64 34 52M-28 76Q0 88 28 76M-22 96Q0 104 22 96', '#6A0A0A', 6, 0.5),
    ) +
    [-16, 16].map((x) => b.fill(oval(x, -72, 7, 7), '#1A1210')).join('') +
    b.glow(-16, -40, 10, 30, 0.6, 6)
  )
}

const shell = (b: Brush, outside: string, inside: string, meat: string) =>
  put(
    b.solid(
      'M-120 20C-110-60-20-96 60-76C120-56 130-6 110 30C60 60-80 70-120 20Z',
      outside,
      'glaze',
      16,
      b.line('M-100 10C-60-50 20-70 100-30M-90 24C-40-20 40-40 104 0', mix(outside, '#000000', 0.5), 5, 0.4),
    ),
    0,
    -20,
    -14,
  ) +
  put(
    b.solid('M-122 0C-100-50-20-66 50-56C110-46 136-10 116 24C70 70-80 76-122 0Z', outside, 'glaze', 10) +
      b.solid('M-104 2C-86-36-14-50 46-42C92-34 116-8 100 18C60 50-70 56-104 2Z', inside, 'glaze', 14) +
      b.solid('M-66 6C-50-26 0-34 40-24C76-14 84 8 64 20C30 36-50 40-66 6Z', meat, 'glaze', 14) +
      b.glow(-10, -10, 30, 8, 0.7, -6),
    4,
    50,
    4,
  )

const prawnCrackers = (b: Brush, colour = '#F3D3B4') => {
  const one = b.again(
    b.solid(
      'M-84 8C-96-30-60-52-34-44C-14-70 34-64 46-42C80-46 98-8 78 14C80 48 36 54 14 44C-8 62-48 56-54 38C-72 38-82 26-84 8Z',
      colour,
      'skin',
      18,
      b.line('M-60-8q24-22 50-12M-20 16q30-16 60-2M10-26q22-8 40 4M-40 26q16-8 30-2', mix(colour, '#C8623A', 0.55), 6, 0.55),
    ) + b.glow(-30, -24, 30, 12, 0.6, -16),
  )
  return put(one, -54, -46, -8) + put(one, 62, -34, 24) + put(one, -4, 46, 6)
}

export const SEAFOOD_ART: Readonly<Record<string, LabelArt>> = {
  shrimp: at(shrimp, [-128, -153, 252, 281]),
  squid: at(squid, [-104, -142, 208, 288]),
  'squid-rings': at(squidRings, [-122, -106, 242, 202]),
  octopus: at(octopus, [-129, -130, 270, 271]),
  crab: at(crab, [-144, -140, 288, 245]),
  lobster: at(lobster, [-125, -143, 250, 285]),
  mussels: at((b) => shell(b, '#2E6A5A', '#E6EDE6', '#E8A04A'), [-118, -109, 245, 218]),
  oyster: at((b) => shell(b, '#8A8276', '#F1EEE8', '#D9CDBB'), [-118, -109, 245, 218]),
  'prawn-crackers': at(prawnCrackers, [-141, -108, 288, 207]),
}
