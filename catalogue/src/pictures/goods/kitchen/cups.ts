import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const steam = (b: Brush, y: number) => [-26, 22].map((x) => b.soft(`M${x} ${y}q-22-30 0-58t0-52`, '#FFFFFF', 13, 0.55)).join('')

function teapot(b: Brush, colour: string): string {
  const body = 'M-40-230C-130-226-176-160-170-96C-166-34-120-2-60 0H60C120-2 166-34 170-96C176-160 130-226 40-230Z'
  return (
    b.rod('M150-190C260-220 290-90 154-56', colour, 30, 'glaze') +
    b.solid('M-150-130C-200-130-216-180-262-206C-276-212-290-200-282-190C-246-150-226-50-140-44Z', colour, 'glaze', 18) +
    b.solid(
      body,
      colour,
      'glaze',
      34,
      b.soft('M-168-110C-60-86 60-86 168-110', '#000000', 6, 0.12) + b.line('M-160-118C-60-92 60-92 160-118', '#FFFFFF', 4, 0.35),
    ) +
    b.solid(oval(0, -230, 84, 20), mix(colour, '#000000', 0.25), 'glaze', 10) +
    b.solid('M-88-232C-76-272-40-280 0-280C40-280 76-272 88-232C40-214-40-214-88-232Z', colour, 'glaze', 18) +
    b.solid(oval(0, -292, 22, 20), colour, 'glaze', 12) +
    b.glow(-76, -168, 40, 60, 0.65, 24) +
    b.glow(-40, -256, 24, 9, 0.7, -14)
  )
}

export const TEAPOT: Goods = {
  views: [
    (b, { colour = '#B5452F' }) => view(560, 315, teapot(b, colour)),
    (b, { colour = '#B5452F' }) =>
      view(
        560,
        315,
        b.foot(-50, -20, 180) +
          put(teapot(b, colour), -70, -20, 0, 0.86, true) +
          b.foot(170, 6, 70) +
          put(bowlCup(b, colour), 178, 8, 0, 0.62),
        true,
      ),
    [-90, -180, 1.9],
  ],
}

/** A cup without a handle, with tea. */
function bowlCup(b: Brush, colour: string): string {
  return (
    b.solid('M-110-150C-108-60-70-6-40 0H40C70-6 108-60 110-150Z', colour, 'glaze', 24) +
    b.solid(oval(0, -150, 110, 28), mix(colour, '#FFFFFF', 0.55), 'glaze', 10) +
    b.solid(oval(0, -146, 96, 21), '#B4692A', 'glaze', 16) +
    b.glow(-50, -90, 18, 40, 0.6, 14)
  )
}

function mug(b: Brush, colour: string, drink: string, motif: string): string {
  return (
    b.rod('M118-150C200-170 200-50 96-44', colour, 24, 'glaze') +
    b.solid('M-130-180C-128-90-96-14-60-6Q0 4 60-6C96-14 128-90 130-180Z', colour, 'glaze', 28, motif) +
    b.solid(oval(0, -180, 130, 32), mix(colour, '#FFFFFF', 0.5), 'glaze', 10) +
    b.solid(oval(0, -176, 114, 24), drink, 'glaze', 18) +
    b.glow(-74, -110, 20, 50, 0.7, 12)
  )
}

const saucer = (b: Brush, colour: string) =>
  b.solid(oval(0, -16, 214, 36), colour, 'glaze', 12) + b.solid(oval(0, -20, 150, 22), mix(colour, '#8A7A66', 0.18), 'glaze', 14)

const parang = (b: Brush) =>
  b.line(Array.from({ length: 12 }, (_, at) => `M${-150 + at * 26}-20q24-24 8-50t14-52`).join(''), '#6B3A16', 6, 0.75) +
  b.fill('M-130-44Q0-22 130-44V-32Q0-10-130-32Z', '#C9963A', 0.9) +
  b.fill('M-130-140Q0-118 130-140V-130Q0-108-130-130Z', '#C9963A', 0.9)

function cup(colour: string, drink: string, motif: (b: Brush) => string): Goods {
  const full = (b: Brush) => saucer(b, colour) + put(mug(b, colour, drink, motif(b)), 0, -20)
  return {
    views: [
      (b, { count }) => (count > 2 ? view(640, 330, cups(b, full(b)), true) : view(470, 320, full(b) + steam(b, -230))),
      (b) =>
        view(
          460,
          300,
          b.dark(0, 0, 200, 30, 0.4) +
            put(
              b.solid(oval(0, 0, 190, 190), colour, 'glaze', 18) +
                b.solid(oval(0, 0, 150, 150), mix(colour, '#8A7A66', 0.12), 'glaze', 16) +
                b.rod('M100 40L196 84', colour, 30, 'glaze') +
                b.solid(oval(0, 0, 112, 112), colour, 'glaze', 14) +
                b.solid(oval(0, 0, 96, 96), drink, 'glaze', 26) +
                b.glow(-34, -40, 34, 20, 0.6, -40),
              0,
              -170,
              0,
              0.86,
            ),
          true,
        ),
      [-60, -140, 2],
    ],
  }
}

const cups = (b: Brush, one: string) => {
  const used = b.again(one)
  return [
    [-190, -70],
    [0, -86],
    [190, -70],
    [-190, 10],
    [0, 16],
    [190, 10],
  ]
    .map(([x = 0, y = 0]) => b.foot(x, y - 4, 90) + put(used, x, y, 0, 0.46))
    .join('')
}

export const TEA_CUP = cup('#A9BE9A', '#B4692A', (b) => b.soft('M-128-150Q0-120 128-150', '#5E7A50', 8, 0.4))

export const COFFEE_CUP = cup('#F3EBDA', '#3E2212', parang)

/** A clear glass, with water or empty. */
function glass(b: Brush, water: boolean): string {
  const outline = 'M-100-290L-78-14Q-76 0-60 0H60Q76 0 78-14L100-290Z'
  const fillIn = water
    ? b.solid('M-90-190L-74-30Q-72-22-60-22H60Q72-22 74-30L90-190Z', '#BFE3EE', 'glaze', 18) + b.fill(oval(0, -190, 90, 15), '#E9F8FC', 0.9)
    : ''
  return (
    b.fill(outline, '#FFFFFF', 0.28) +
    b.fill(oval(0, -290, 100, 18), '#DDEBEF', 0.5) +
    fillIn +
    b.within(
      outline,
      b.fill('M-100-290L-78 0H-56L-76-290Z', '#FFFFFF', 0.6) +
        b.fill('M100-290L78 0H62L84-290Z', '#8FB4C0', 0.35) +
        b.solid(rect(-78, -22, 156, 24, 8), '#CFE4EA', 'glaze', 8) +
        b.glow(-52, -170, 12, 96, 0.9, 3),
    ) +
    b.line(outline, '#7FA6B3', 2.6, 0.5) +
    b.rod('M-100-290Q0-254 100-290', '#E9F4F7', 6, 'glaze') +
    b.line('M-100-290Q0-324 100-290', '#9DBAC4', 3, 0.7)
  )
}

export const GLASS: Goods = {
  views: [
    (b, { count }) =>
      count > 2
        ? view(
            600,
            380,
            [
              [-150, -80],
              [0, -92],
              [150, -80],
              [-150, 6],
              [0, 14],
              [150, 6],
            ]
              .map(([x = 0, y = 0]) => b.foot(x, y - 3, 56) + put(b.again(glass(b, false)), x, y, 0, 0.82))
              .join(''),
            true,
          )
        : view(
            420,
            310,
            [
              [-96, -16],
              [96, 8],
            ]
              .map(([x = 0, y = 0]) => b.foot(x, y - 3, 80) + put(glass(b, false), x, y))
              .join(''),
            true,
          ),
    (b) => view(300, 310, glass(b, true)),
    [-96, -250, 2.2],
  ],
}
