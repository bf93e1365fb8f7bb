import { oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { disc, lying } from './fruit-vegetables.ts'
import { leaf, pores, shine } from './parts.ts'
import { type Piece, produce } from './produce.ts'

const carrot: Piece = (b, colour) =>
  [-24, 0, 20]
    .map((turn) =>
      put(
        b.rod('M0 0C20-14 60-20 110-8', '#6C9E3E', 9, 'skin') +
          put(leaf(b, 60, '#5E9A3A'), 60, -16, -24) +
          put(leaf(b, 64, '#4E8A34'), 84, -10, 24) +
          put(leaf(b, 56, '#6FA845'), 104, -8, 0),
        130,
        -62,
        turn,
      ),
    )
    .join('') +
  b.solid(
    'M-220-30C-150-64-20-112 110-104C150-102 156-30 116-22C0 0-140-16-220-30Z',
    colour,
    'skin',
    28,
    b.line('M60-100q-14 14-10 30M10-92q-10 10-8 22M84-24q-8-14-2-28M-40-72q-8 8-6 16M30-16q-6-12 0-22M-90-54q-4 6-4 10', '#A8480A', 4, 0.5),
  ) +
  b.soft('M-120-56C-40-84 40-92 96-90', '#FFFFFF', 8, 0.35)

const carrotCut: Piece = (b, colour) =>
  disc(
    b,
    colour,
    mix(colour, '#FFC873', 0.3),
    b.fill(oval(0, -66, 26, 25), '#FFC873', 0.8) + b.line('M0-66m-22 0h-16M0-66m22 0h16M0-88v-16M0-44v16', '#FFD999', 4, 0.8),
  )

const POTATO = 'M-130-70C-134-122-80-150-20-144C50-148 124-124 128-72C130-24 84 2 10 0C-70 4-126-20-130-70Z'

const potato: Piece = (b, colour) =>
  b.solid(
    POTATO,
    colour,
    'skin',
    34,
    pores(b, -72, 240, 130, '#5E3E17', 0.4, 31) +
      [
        [-60, -96],
        [30, -116],
        [60, -52],
        [-24, -40],
      ]
        .map(([x = 0, y = 0]) => b.line(`M${x - 10} ${y}q10-9 20 0`, '#5E3E17', 4, 0.5))
        .join(''),
  ) + shine(b, -54, -112, 34, 0.4)

const potatoCut: Piece = (b, colour) =>
  b.solid(POTATO, colour, 'skin', 12) + put(b.solid(POTATO, '#F6E4A6', 'skin', 26), 0, -6, 0, 0.92) + b.glow(-40, -96, 60, 24, 0.4, -10)

const TUBER = 'M-214-40C-150-70-110-124-20-126C80-126 130-90 214-76C224-70 220-62 212-60C150-40 110 2 10 0C-100-2-150-28-214-40Z'

const tuber = (flesh: string): readonly [Piece, Piece] => [
  (b, colour) =>
    b.solid(
      TUBER,
      colour,
      'skin',
      30,
      b.line('M-120-74q20 4 30-4M-20-104q24 6 40-2M60-40q20 6 36-4M-60-30q16 4 26-2M100-80q14 4 24-2', '#3E1A10', 4, 0.35),
    ) + b.soft('M-90-92C-40-112 30-110 90-92', '#FFFFFF', 10, 0.3),
  (b, colour) => disc(b, colour, flesh, b.line('M0-66m-40 0a40 38 0 1 0 80 0a40 38 0 1 0-80 0', mix(flesh, '#FFFFFF', 0.35), 5, 0.7)),
]

const [sweet, sweetCut] = tuber('#F49A2E')

const [purple, purpleCut] = tuber('#7A3C9A')

export const CARROT_GOODS = lying('#EE7F1E', carrot, carrotCut, 280)

export const SWEET_POTATO_GOODS = lying('#A6503A', sweet, sweetCut, 210)

export const PURPLE_POTATO_GOODS = lying('#6B2F5E', purple, purpleCut, 210)

export const POTATO_GOODS = produce({
  colour: '#D0A35E',
  piece: potato,
  cut: potatoCut,
  reach: 130,
  height: 150,
  vessel: 'crate',
  packed: 0.54,
})
