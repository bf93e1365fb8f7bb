import { type Brush, oval, put } from '../brush.ts'
import { type Goods, view } from '../goods.ts'
import { bowl, crate } from './vessels.ts'

/** A head of cabbage: leaves wrapped around each other. */
const cabbage = (b: Brush) =>
  b.solid(
    'M-150-70C-196-120-190-210-140-240C-120-292-40-312 10-300C80-314 150-270 160-220C200-170 186-90 146-60C110-4 50 4 0 2C-60 6-116-10-150-70Z',
    '#8DB865',
    'skin',
    34,
  ) +
  b.solid(
    oval(0, -150, 140, 138),
    '#B9D690',
    'skin',
    40,
    b.line(
      'M-10-14C-30-110-10-210 40-282M-16-90C-60-110-100-160-112-210M-14-130C-50-170-60-220-56-262M-8-170C30-190 80-210 110-250M-14-110C40-120 100-150 130-180M-12-60C30-60 90-80 126-110',
      '#F5FBE2',
      6,
      0.75,
    ),
  ) +
  b.solid(
    'M60-280C130-250 160-160 120-80C100-30 60-10 20-6C80-60 100-170 60-280Z',
    '#A5C97A',
    'skin',
    26,
    b.line('M40-14C100-90 116-170 76-264M84-80q24-10 46-34M94-140q20-10 36-34', '#F0F8D8', 5, 0.7),
  ) +
  b.glow(-52, -216, 50, 34, 0.5, -30)

const cabbageCut = (b: Brush) =>
  b.solid(oval(0, -130, 132, 130), '#9CC272', 'skin', 10) +
  b.solid(
    oval(0, -130, 122, 120),
    '#F2F6D6',
    'skin',
    24,
    b.line(
      'M0-14C-14-60 14-90 0-130M0-60C-60-60-100-100-100-140M0-60C60-60 100-100 100-140M0-90C-50-96-80-140-70-190M0-90C50-96 80-140 70-190M-4-120C-36-150-40-190-20-226M4-120C36-150 40-190 20-226M-84-80C-110-120-96-190-60-220M84-80C110-120 96-190 60-220',
      '#B5CC83',
      5,
      0.9,
    ),
  ) +
  b.solid('M-22-14C-18-60-10-80 0-110C10-80 18-60 22-14Z', '#FBFBEC', 'skin', 8)

export const CABBAGE_GOODS: Goods = {
  views: [
    (b) => view(350, 310, cabbage(b)),
    (b) =>
      view(
        520,
        320,
        b.foot(-80, -30, 140) + put(cabbage(b), -84, -32, -6, 0.84) + b.foot(110, 8, 110) + put(cabbageCut(b), 112, 10, 6, 0.92),
        true,
      ),
    (b) =>
      view(
        450,
        360,
        crate(
          b,
          [
            [-104, -96, -8],
            [104, -96, 10],
            [0, -84, 0],
          ]
            .map(([x = 0, y = 0, turn = 0]) => put(cabbage(b), x, y, turn, 0.62))
            .join(''),
        ),
      ),
  ],
}

/** Broccoli: florets on a thick stem. */
function broccoli(b: Brush): string {
  const bud = b.line('M-30-36h60M-38-24h76M-40-10h80M-36 4h72M-28 18h56', '#C5E29A', 5, 0.45, '0 11')
  const floret = (tone: string) => b.again(b.solid(oval(0, -8, 58, 52), tone, 'skin', 24, bud))
  const [back = '', front = ''] = ['#3C7638', '#4F9444'].map(floret)
  const stem = b.solid(
    'M-44 0C-50-60-90-90-120-130L120-130C90-90 50-60 46 0C30 12-30 12-44 0Z',
    '#A9C77C',
    'skin',
    26,
    b.soft('M-20-4C-24-60-60-100-84-130M10-4C12-60 40-100 60-130', '#5E8A3E', 10, 0.35),
  )
  return (
    stem +
    [
      [-110, -160],
      [110, -160],
      [-60, -216],
      [64, -214],
      [0, -244],
    ]
      .map(([x = 0, y = 0]) => put(back, x, y))
      .join('') +
    [
      [-84, -136],
      [84, -136],
      [-34, -176],
      [40, -172],
      [0, -128],
    ]
      .map(([x = 0, y = 0]) => put(front, x, y))
      .join('') +
    b.glow(-60, -220, 60, 36, 0.3, -30)
  )
}

const broccoliPiece = (b: Brush) => put(broccoli(b), 0, 0, 0, 0.42)

function broccoliGoods(small: boolean): Goods {
  const three = (b: Brush) =>
    [
      [-120, -34, -10],
      [122, -28, 12],
      [0, 10, 2],
    ]
      .map(([x = 0, y = 0, turn = 0]) => b.foot(x, y - 4, 60) + put(broccoli(b), x, y, turn, 0.66))
      .join('')
  return {
    views: [
      (b) => (small ? view(440, 240, three(b), true) : view(340, 300, broccoli(b))),
      (b) =>
        view(
          520,
          300,
          b.foot(-70, -26, 70) +
            put(broccoli(b), -80, -26, -6, 0.9) +
            [
              [92, 6, 14],
              [160, -6, 40],
              [120, -40, -20],
            ]
              .map(([x = 0, y = 0, turn = 0]) => b.foot(x, y, 30) + put(broccoliPiece(b), x, y, turn))
              .join(''),
          true,
        ),
      (b) =>
        view(
          430,
          280,
          bowl(
            b,
            [
              [-110, -130, -20],
              [-40, -142, 6],
              [40, -140, -8],
              [112, -128, 20],
              [0, -122, 4],
            ]
              .map(([x = 0, y = 0, turn = 0]) => put(broccoliPiece(b), x, y, turn, 1.1))
              .join(''),
          ),
        ),
    ],
  }
}

export const BROCCOLI_GOODS = broccoliGoods(false)

export const BROCCOLI_MINI_GOODS = broccoliGoods(true)
