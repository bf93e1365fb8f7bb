import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

const compass = (b: Brush, lid: boolean) =>
  (lid ? b.solid(oval(120, -300, 120, 112), '#C99A3E', 'metal', 16) + b.solid(oval(120, -300, 92, 84), '#8A6222', 'brushed', 14) : '') +
  b.rod('M-20-372C-70-440 50-450 20-372', '#C99A3E', 13, 'brushed') +
  b.solid(oval(0, -186, 190, 186), '#C99A3E', 'metal', 20) +
  b.solid(oval(0, -186, 156, 152), '#FBF5E6', 'paper', 22) +
  Array.from({ length: 24 }, (_, at) => put(b.fill(rect(-2.5, -142, 5, at % 6 ? 14 : 28, 2), '#4A2A1A'), 0, -186, at * 15)).join('') +
  put(
    b.solid('M-22 0L0-118L22 0Z', '#C8303A', 'glaze', 7) +
      b.solid('M-22 0L0 118L22 0Z', '#33373F', 'glaze', 7) +
      b.solid(oval(0, 0, 15, 15), '#D9AE5F', 'metal', 5),
    0,
    -186,
    32,
  ) +
  b.fill('M-130-240A156 152 0 0 1 40-330L-40-170Z', '#FFFFFF', 0.32)

export const COMPASS: Goods = {
  views: [(b) => view(390, 440, compass(b, false)), (b) => view(400, 440, put(compass(b, true), -30, 0, 0, 0.94)), [40, -230, 2.1]],
}

const axe = (b: Brush) =>
  b.solid(
    'M-16-430H18C24-300 20-150 34-30C36 4-16 8-18-24C-14-150-22-300-16-430Z',
    '#B9803F',
    'wood',
    12,
    b.line('M-4-420C-6-280-4-150 4-20M8-420C8-280 10-150 20-20', '#6B4318', 2.4, 0.4),
  ) +
  b.solid(
    'M-40-420C-10-400 30-400 40-420C90-430 130-460 160-480C190-420 190-330 160-270C130-300 90-330 40-330H-40Z',
    '#8E949C',
    'brushed',
    14,
    b.fill('M150-480C190-420 190-330 150-270C170-330 170-420 150-480Z', '#FFFFFF', 0.85),
  ) +
  b.solid(rect(-44, -424, 86, 96, 8), '#B5342E', 'plastic', 10)

const log = (b: Brush, length: number) =>
  b.solid(
    rect(-length / 2, -110, length, 108, 50),
    '#7A5230',
    'wood',
    24,
    b.line(
      `M${-length / 2 + 30}-90q80 10 160-2t${length - 260} 4M${-length / 2 + 20}-60q120-10 ${length - 60} 4M${-length / 2 + 30}-26q80 8 ${length - 80}-2`,
      '#3E2412',
      6,
      0.45,
    ),
  ) +
  b.solid(oval(-length / 2 + 44, -56, 46, 54), '#E4C48F', 'wood', 10) +
  b.line(
    `M${-length / 2 + 14}-56a30 36 0 1 0 60 0a30 36 0 1 0-60 0M${-length / 2 + 28}-56a16 20 0 1 0 32 0a16 20 0 1 0-32 0`,
    '#9A6B3A',
    3,
    0.7,
  )

export const AXE: Goods = {
  views: [
    (b) => view(440, 450, b.dark(10, -14, 170, 26, 0.38) + put(axe(b), -120, -30, 26), true),
    (b) => view(480, 460, put(log(b, 460), 0, 0) + put(axe(b), -120, -90, 38, 0.8)),
    [80, -390, 2.1],
  ],
}

export const FIREWOOD: Goods = {
  views: [
    (b) =>
      view(
        560,
        330,
        [
          [-120, -4],
          [120, -4],
          [0, -106],
          [-60, -204],
        ]
          .map(([x = 0, y = 0], at) => put(log(b, at === 3 ? 260 : 300), x + (at === 3 ? 60 : 0), y))
          .join(''),
      ),
    (b) =>
      view(
        520,
        360,
        [
          [-140, -10, 14],
          [140, -10, -14],
          [0, 0, 0],
        ]
          .map(([x = 0, y = 0, turn = 0]) => put(log(b, 260), x, y, turn))
          .join('') +
          [
            [-50, 160, '#F08A2B'],
            [40, 180, '#F6B73A'],
            [0, 230, '#E0522B'],
          ]
            .map(([x, h, colour]) =>
              b.solid(
                `M${x} -70C${Number(x) - 70}-110 ${Number(x) - 20}-160 ${x} ${-70 - Number(h)}C${Number(x) + 40}-160 ${Number(x) + 70}-110 ${x} -70Z`,
                String(colour),
                'glaze',
                20,
              ),
            )
            .join('') +
          b.glow(0, -150, 130, 130, 0.5),
      ),
    [-200, -60, 2.2],
  ],
}
