import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

/** A glass jar with a lid: rice, biscuits or nothing inside. */
function jar(b: Brush, wood: boolean, content: string, open = false): string {
  const outline = 'M-120-280V-30Q-120 0-90 0H90Q120 0 120-30V-280Z'
  const cover = wood
    ? b.solid(
        rect(-128, -320, 256, 46, 10),
        '#C99A62',
        'lying',
        10,
        b.line('M-120-304q120 8 240-2M-120-290q120-6 240 2', '#7A4F24', 2.4, 0.4),
      )
    : b.solid(rect(-128, -316, 256, 42, 12), '#DCE4E6', 'glaze', 10) +
      b.solid(rect(-26, -338, 52, 26, 8), '#C3CDD1', 'glaze', 8) +
      b.rod('M-128-282H128', '#AEB4BA', 8, 'bar') +
      b.rod('M-20-282V-236M20-282V-236M-20-236H20', '#AEB4BA', 7, 'brushed')
  return (
    b.fill(outline, '#F4FAFB', 0.5) +
    b.within(
      outline,
      content +
        b.fill('M-120-280H-98V0H-120Z', '#FFFFFF', 0.6) +
        b.fill('M104-280H120V0H104Z', '#7FA6B3', 0.35) +
        b.glow(-70, -150, 15, 120, 0.85),
    ) +
    b.line(outline, '#7FA6B3', 3, 0.55) +
    (open ? b.solid(oval(0, -280, 120, 22), '#E4EEF1', 'glaze', 10) + b.fill(oval(0, -278, 108, 17), '#9DB6BE', 0.5) : cover)
  )
}

const biscuits = (b: Brush) =>
  [
    [-70, -30],
    [0, -30],
    [70, -30],
    [-40, -90],
    [36, -92],
    [-74, -148],
    [0, -150],
    [72, -146],
    [-34, -204],
    [40, -204],
  ]
    .map(([x = 0, y = 0], at) =>
      put(
        b.solid(
          oval(0, 0, 46, 30),
          at % 2 ? '#C98A45' : '#D79B56',
          'skin',
          12,
          b.fill(oval(-14, -6, 6, 4), '#5A2E16') + b.fill(oval(12, 4, 7, 5), '#5A2E16') + b.fill(oval(6, -14, 5, 3), '#5A2E16'),
        ),
        x,
        y,
        ((at * 31) % 40) - 20,
      ),
    )
    .join('')

const rice = (b: Brush) =>
  b.solid(
    'M-120-190Q-60-214 0-200T120-190V0H-120Z',
    '#F5EEDD',
    'skin',
    20,
    b.line(Array.from({ length: 11 }, (_, at) => `M-120 ${-180 + at * 17}q120-10 240 0`).join(''), '#CDBF9C', 5, 0.6, '5 13'),
  )

function jarGoods(wood: boolean): Goods {
  const content = wood ? rice : biscuits
  return {
    views: [
      (b) => view(270, 345, jar(b, wood, content(b))),
      (b) =>
        view(
          560,
          330,
          b.foot(-110, -20, 110) +
            put(jar(b, wood, content(b), true), -120, -20, 0, 0.92) +
            b.foot(140, 6, 110) +
            put(
              wood
                ? b.solid(
                    oval(0, -40, 120, 40),
                    '#C99A62',
                    'wood',
                    12,
                    b.line('M-100-44q100 14 200 0M-80-60q80 10 160 0', '#7A4F24', 2.4, 0.4),
                  ) + b.rod('M-118-30Q0 34 118-30', '#F2EEE4', 12, 'plastic')
                : b.solid(oval(0, -44, 120, 42), '#DCE4E6', 'glaze', 14) +
                    b.solid(oval(0, -52, 34, 14), '#C3CDD1', 'glaze', 8) +
                    b.rod('M-118-36Q0 28 118-36', '#E9E4DA', 12, 'plastic'),
              140,
              6,
            ),
          true,
        ),
      [-40, -290, 2.1],
    ],
  }
}

export const GLASS_JAR = jarGoods(false)

export const BAMBOO_JAR = jarGoods(true)
