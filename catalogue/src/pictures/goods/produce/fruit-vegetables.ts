import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { leaf, pores, shine, stalk } from './parts.ts'
import { type Piece, produce } from './produce.ts'

const LONG = [
  [-20, -66, -12],
  [30, -34, 8],
  [-10, 0, -5],
] as const

/** Long pieces lie: the piece is drawn lying from left to right on y = 0. */
export const disc = (b: Brush, rim: string, flesh: string, inside: string) =>
  b.solid(oval(0, -66, 68, 66), rim, 'skin', 8) + b.solid(oval(0, -66, 60, 58), flesh, 'skin', 14, inside)

const eggplant: Piece = (b, colour) =>
  b.solid(
    'M-190-60C-200-110-150-134-90-128C-20-122 60-96 126-92C150-88 152-56 128-48C60-20-30 4-110 2C-160 0-186-24-190-60Z',
    colour,
    'glaze',
    34,
  ) +
  b.soft('M-150-92C-90-110-20-98 60-82', '#FFFFFF', 14, 0.42) +
  b.solid(
    'M108-102C140-96 156-84 170-74C158-58 140-46 112-36C100-50 92-56 84-50C92-62 92-84 82-92C92-88 100-90 108-102Z',
    '#6C8E3E',
    'skin',
    10,
  ) +
  stalk(b, 'M160-72q26-2 42-18', 17, '#7A9A48')

const eggplantCut: Piece = (b, colour) =>
  disc(
    b,
    colour,
    '#F4EFD2',
    [
      [-24, -84],
      [8, -92],
      [32, -72],
      [-34, -56],
      [-4, -62],
      [26, -44],
      [-12, -36],
    ]
      .map(([x = 0, y = 0]) => b.fill(oval(x, y, 5, 4), '#B59A5A'))
      .join(''),
  )

const cucumber: Piece = (b, colour) =>
  b.solid(
    'M-220-54C-222-86-190-100-150-98C-40-106 90-108 176-90C206-84 214-46 186-30C100 0-60 8-170-6C-204-10-218-26-220-54Z',
    colour,
    'skin',
    30,
    b.soft('M-214-60C-90-84 80-84 204-62M-210-36C-90-46 80-46 200-40', '#D6E8A0', 8, 0.4) + pores(b, -54, 400, 90, '#143A12', 0.35, 26),
  ) + b.soft('M-160-84C-60-94 60-94 140-84', '#FFFFFF', 9, 0.4)

const cucumberCut: Piece = (b, colour) =>
  disc(
    b,
    colour,
    '#E2F0BE',
    b.fill(oval(0, -66, 36, 34), '#CFE49C', 0.9) +
      [0, 60, 120, 180, 240, 300].map((turn) => put(b.fill(oval(0, -20, 5, 10), '#F7F8DC'), 0, -66, turn)).join(''),
  )

const paprika: Piece = (b, colour) =>
  b.solid(
    'M0-178C-30-202-96-194-108-140C-116-80-92-20-58-4C-40 6-24-2-4-2C16 6 40 8 62-6C96-26 116-86 106-144C94-194 30-200 0-178Z',
    colour,
    'glaze',
    34,
    b.soft('M-30-180C-62-120-50-50-34-4M34-180C60-120 56-50 36-2', '#0A2A08', 13, 0.32),
  ) +
  shine(b, -66, -140, 26, 0.8) +
  b.glow(10, -120, 14, 46, 0.4, 4) +
  b.solid('M-34-174C-20-192 20-192 34-172C16-160-16-160-34-174Z', '#5E8A3A', 'skin', 8) +
  stalk(b, 'M0-176C0-200 4-212 22-222', 20, '#6C9A42')

const paprikaCut: Piece = (b, colour) =>
  put(paprika(b, colour), 0, 0) +
  put(
    b.solid(
      'M0-160C-26-178-82-172-92-128C-98-76-78-26-48-14C-20-4 22-4 52-16C82-32 98-80 90-132C80-174 26-176 0-160Z',
      mix(colour, '#EFF7C0', 0.45),
      'skin',
      24,
      b.soft('M0-160V-10', '#FFFFFF', 9, 0.5),
    ),
    0,
    0,
  ) +
  [
    [-16, -130],
    [16, -132],
    [-28, -112],
    [26, -110],
    [-8, -108],
    [10, -98],
  ]
    .map(([x = 0, y = 0]) => b.solid(oval(x, y, 10, 8), '#F3E9B4', 'skin', 4))
    .join('')

const KERNEL = 'M-150-80C-90-116 60-118 150-92C180-84 182-36 150-28C60 0-90 0-150-32C-176-44-176-68-150-80Z'

const corn: Piece = (b, colour) => {
  const rows = Array.from({ length: 6 }, (_, at) => `M-160 ${-94 + at * 17}Q0 ${-112 + at * 21} 170 ${-92 + at * 15}`).join('')
  return (
    put(leaf(b, 200, '#7FAE4A'), 150, -30, 192) +
    b.solid(
      KERNEL,
      mix(colour, '#8A5A00', 0.35),
      'skin',
      26,
      b.line(rows, colour, 15, 1, '10 8') + b.line(rows, '#FFF3B4', 4.5, 0.85, '2 16'),
    ) +
    b.solid(
      'M196-60C170-120 60-132-10-116C40-104 60-90 80-66C50-44 20-20-30-4C60 12 170 0 196-60Z',
      '#8DBB55',
      'skin',
      22,
      b.line('M186-62C140-84 70-96 20-106M188-58C130-50 60-30 10-10M186-60C140-66 110-66 84-66', '#E2F0BE', 3, 0.7),
    ) +
    stalk(b, 'M188-60q20 0 34-8', 24, '#A9C77C')
  )
}

const cornCut: Piece = (b, colour) =>
  b.solid(oval(0, -66, 68, 66), colour, 'skin', 8) +
  Array.from({ length: 14 }, (_, at) => put(b.solid('M-12-64L12-64L7-34L-7-34Z', colour, 'skin', 7), 0, -66, at * (360 / 14))).join('') +
  b.solid(oval(0, -66, 34, 32), '#F5EBC6', 'skin', 12)

const pea: Piece = (b, colour) => {
  const peas = [-120, -74, -26, 24, 74, 120]
    .map((x, at) => b.solid(oval(x, -58 - (at % 5 ? 4 : -2), 27, 27), mix(colour, '#D9F08A', 0.3), 'glaze', 12))
    .join('')
  return (
    b.solid('M-190-70C-140-120 120-122 190-66C130-40-120-30-190-70Z', mix(colour, '#0F3A0A', 0.35), 'skin', 16) +
    peas +
    b.solid(
      'M-192-72C-140-50 120-44 192-68C150 6-140 18-192-72Z',
      colour,
      'skin',
      20,
      b.soft('M-150-40C-60-16 60-14 150-38', '#E8F8B0', 8, 0.4),
    ) +
    stalk(b, 'M186-68q24 0 34-18', 11, '#7FAE4A')
  )
}

const peaCut: Piece = (b, colour) =>
  [
    [-40, -20],
    [30, -26],
    [-6, 0],
  ]
    .map(([x = 0, y = 0]) => b.solid(oval(x, y - 32, 36, 36), mix(colour, '#D9F08A', 0.3), 'glaze', 16) + shine(b, x - 12, y - 44, 11))
    .join('')

export const lying = (colour: string, piece: Piece, cut: Piece, reach = 200, height = 120) =>
  produce({
    colour,
    piece,
    cut: (b, tone) => put(cut(b, tone), -60, 0) + put(cut(b, tone), 36, 8, 14, 0.94),
    reach,
    height,
    packed: 0.5,
    places: LONG,
    lying: true,
  })

export const EGGPLANT_GOODS = lying('#4A2560', eggplant, eggplantCut)

export const CUCUMBER_GOODS = lying('#4E8A3A', cucumber, cucumberCut, 220)

export const CORN_GOODS = lying('#F5C53A', corn, cornCut, 210)

export const PEA_GOODS = lying('#6FB043', pea, peaCut, 190)

export const PAPRIKA_GOODS = produce({ colour: '#4B9A3A', piece: paprika, cut: paprikaCut, reach: 110, height: 220 })
