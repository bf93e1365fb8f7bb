import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { heap, leaf, shine, stalk } from './parts.ts'
import { type Piece, produce } from './produce.ts'

const STRAWBERRY = 'M0 0C-34-6-92-66-92-112C-92-150-46-160 0-150C46-160 92-150 92-112C92-66 34-6 0 0Z'
const crown =
  'M0-150C-30-166-64-164-84-140C-60-142-50-136-40-126C-28-138-14-136-2-118C8-136 26-138 40-126C50-136 62-142 84-142C64-166 28-166 0-150Z'
const strawberry: Piece = (b, colour) => {
  const seeds = [
    [-60, -112],
    [-22, -108],
    [20, -108],
    [60, -112],
    [-42, -84],
    [0, -80],
    [42, -84],
    [-24, -54],
    [22, -54],
    [0, -28],
  ]
  return (
    b.solid(
      STRAWBERRY,
      colour,
      'glaze',
      30,
      seeds.map(([x = 0, y = 0]) => b.fill(oval(x + 1, y + 2, 6, 8), '#6A0A10', 0.5) + b.fill(oval(x, y, 4, 6), '#FFD98A')).join(''),
    ) +
    shine(b, -46, -118, 24, 0.7) +
    b.solid(crown, '#4E9A36', 'skin', 9) +
    stalk(b, 'M0-148q0-16 10-24', 9, '#6C9A42')
  )
}
const strawberryCut: Piece = (b, colour) =>
  b.solid(STRAWBERRY, colour, 'glaze', 12) +
  put(
    b.solid(
      STRAWBERRY,
      '#FF8C84',
      'skin',
      28,
      b.fill('M0-120C-36-116-32-60 0-28C32-60 36-116 0-120Z', '#FFE6DE', 0.9) +
        b.line('M-66-112q30 20 40 50M66-112q-30 20-40 50M-44-128q24 20 30 50M44-128q-24 20-30 50', '#FFE0D8', 4, 0.7),
    ),
    0,
    -10,
    0,
    0.88,
  ) +
  b.solid(crown, '#4E9A36', 'skin', 9)

const blueberry: Piece = (b, colour) =>
  b.solid(oval(0, -58, 60, 58), colour, 'skin', 26, b.fill(oval(-16, -76, 50, 40), '#AFC2E8', 0.3)) +
  b.fill('M0-84l7 9 12-3-3 11 9 7-11 5 1 12-12-4-9 8-5-11-12-1 5-11-8-9 12-3 1-12z', mix(colour, '#0A0A20', 0.6)) +
  shine(b, -24, -80, 16, 0.55)
const blueberryCut: Piece = (b, colour) =>
  b.solid(oval(0, -58, 60, 58), colour, 'skin', 10) +
  b.solid(oval(0, -58, 52, 50), '#C9D6A2', 'skin', 14) +
  b.fill(oval(0, -58, 26, 24), '#8FA26B', 0.6) +
  b.line('M0-58m-22-22l44 44M-22-36l44-44', '#6E7F52', 3, 0.5)

const cherryBody: Piece = (b, colour) =>
  b.solid(
    'M0-104C-34-122-70-96-66-56C-62-18-30 0 0 0C32 0 64-20 66-58C68-98 32-122 0-104Z',
    colour,
    'glaze',
    26,
    b.dark(0, -104, 30, 14, 0.5),
  ) + shine(b, -28, -74, 20, 0.85)
const cherry: Piece = (b, colour) =>
  stalk(b, 'M-62-100C-50-170-10-210 16-226M66-96C62-160 40-204 16-226', 8, '#6E8A35') +
  put(leaf(b, 92), 14, -222, 6) +
  put(cherryBody(b, colour), -64, 0) +
  put(cherryBody(b, mix(colour, '#400008', 0.15)), 66, 6)
const cherryCut: Piece = (b, colour) =>
  put(
    b.solid(oval(0, -56, 64, 56), colour, 'glaze', 10) +
      b.solid(oval(0, -56, 54, 46), mix(colour, '#FF9A8A', 0.4), 'skin', 14) +
      b.solid(oval(0, -56, 24, 22), '#B98352', 'wood', 8) +
      b.line('M0-76q5 20 0 40', '#8A5A32', 3),
    0,
    0,
  )

const GRAPES = [
  [-78, -176],
  [-26, -184],
  [28, -184],
  [80, -176],
  [-100, -140],
  [-52, -146],
  [0, -150],
  [52, -146],
  [100, -138],
  [-76, -108],
  [-26, -112],
  [26, -112],
  [76, -106],
  [-50, -74],
  [0, -78],
  [50, -72],
  [-26, -42],
  [26, -40],
  [0, -8],
] as const
function bunch(b: Brush, colour: string): string {
  const one = b.again(b.solid(oval(0, -28, 29, 31), colour, 'glaze', 14) + shine(b, -10, -40, 11, 0.8))
  return (
    stalk(b, 'M0-200C2-226-4-240 20-252M-6-206q-30 6-50-4', 11) +
    put(leaf(b, 128, '#5E9A3A'), 8, -226, -2) +
    put(leaf(b, 104, '#6FA845'), 0, -224, 186) +
    GRAPES.map(([x, y]) => put(one, x, y)).join('')
  )
}
const grapesCut: Piece = (b, colour) =>
  heap(
    b,
    put(
      b.solid(oval(0, -40, 38, 42), colour, 'glaze', 10) +
        b.solid(oval(0, -40, 32, 36), mix(colour, '#F2F3C4', 0.72), 'skin', 14) +
        b.fill('M-6-54c-6 10-4 18 0 22M6-54c6 10 4 18 0 22', '#8A6A3A', 0.5) +
        b.glow(-12, -54, 14, 8, 0.7, -30),
      0,
      0,
    ),
    [
      [-44, -26, -8],
      [46, -22, 12],
      [0, 6, 0],
    ],
    36,
  )

const MANY = [
  [-96, -70, 12],
  [-32, -84, -8],
  [36, -80, 6],
  [98, -66, -14],
  [-130, -26, -10],
  [-66, -34, 10],
  [0, -40, -6],
  [66, -32, 14],
  [130, -22, 4],
  [-98, 12, 8],
  [-34, 8, -12],
  [32, 12, 4],
  [96, 14, -8],
] as const
export const STRAWBERRY_GOODS = produce({
  colour: '#DA2433',
  piece: strawberry,
  cut: strawberryCut,
  reach: 92,
  height: 176,
  vessel: 'bowl',
  packed: 0.58,
  places: [
    [-140, -52, -16],
    [-46, -66, 8],
    [52, -62, -6],
    [142, -48, 14],
    [-92, 2, 12],
    [6, 10, -6],
    [100, 4, 10],
  ],
})
export const BLUEBERRY_GOODS = produce({
  colour: '#3F4F93',
  piece: blueberry,
  cut: blueberryCut,
  reach: 60,
  height: 118,
  vessel: 'bowl',
  packed: 0.72,
  places: MANY,
})
export const CHERRY_GOODS = produce({
  colour: '#B3142B',
  piece: cherry,
  cut: cherryCut,
  reach: 128,
  height: 236,
  vessel: 'bowl',
  packed: 0.46,
})
export const GRAPE_GOODS = produce({
  colour: '#4A2A6B',
  piece: (b, colour) => bunch(b, colour),
  cut: grapesCut,
  reach: 128,
  height: 256,
  packed: 0.62,
  places: [
    [-76, -30, 10],
    [84, 6, -8],
  ],
})
