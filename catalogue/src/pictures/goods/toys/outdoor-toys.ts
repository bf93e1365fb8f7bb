import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

const kite = (b: Brush, sky: boolean) =>
  b.line(`M0-190C60-120-60-90 10-40S${sky ? '-80 20' : '60 0'} ${sky ? '-160 0' : '120-8'}`, '#6B5A4A', 3.4) +
  [
    [0, -140],
    [-14, -88],
    [14, -38],
  ]
    .map(([x = 0, y = 0], at) =>
      put(b.solid('M0 0L-30-18V18ZM0 0L30-18V18Z', ['#3E8FC4', '#F0B52B', '#4E9A3B'][at] ?? '', 'paper', 8), x, y, 16 * at - 10),
    )
    .join('') +
  put(
    b.solid('M0-250L-150-40L0-40Z', '#D9432B', 'paper', 18) +
      b.solid('M0-250L150-40L0-40Z', '#F0A52B', 'paper', 18) +
      b.solid('M-150-40H0V190Z', '#3E8FC4', 'paper', 18) +
      b.solid('M150-40H0V190Z', '#4E9A3B', 'paper', 18) +
      b.rod('M0-250V190', '#C99A62', 8, 'wood') +
      b.rod('M-150-40Q0-60 150-40', '#C99A62', 7, 'wood'),
    0,
    -270,
    sky ? 24 : 8,
    0.78,
  )

export const KITE: Goods = {
  views: [
    (b) => view(300, 470, kite(b, false)),
    (b) =>
      view(
        400,
        470,
        put(
          b.solid(oval(-90, -60, 90, 34), '#FFFFFF', 'paper', 14) + b.solid(oval(100, -330, 80, 28), '#FFFFFF', 'paper', 12),
          0,
          0,
        ).replace('<g', '<g opacity=".8"') + kite(b, true),
        true,
      ),
    [0, -310, 2],
  ],
}

const yoyo = (b: Brush) =>
  b.rod('M-40-190C-50-330-160-380-170-430', '#F4F1EA', 6, 'cloth') +
  b.line('M-170-430a24 24 0 1 1 2 1', '#EFE8DA', 6) +
  b.solid(oval(34, -150, 132, 150), '#A9763F', 'wood', 16) +
  b.fill(oval(10, -150, 132, 150), '#3A2412') +
  b.solid(
    oval(-24, -150, 134, 150),
    '#D9A35E',
    'wood',
    24,
    b.line('M-130-190q110-40 220-10M-150-130q130 20 250-10M-120-60q100 20 190-10', '#8A5A2A', 3, 0.35),
  ) +
  b.line('M-120-150a96 110 0 1 0 192 0a96 110 0 1 0-192 0', '#D9432B', 12, 0.9) +
  b.solid(oval(-24, -150, 34, 38), '#D9432B', 'glaze', 10) +
  b.glow(-70, -216, 30, 20, 0.5, -38)

const yoyoSide = (b: Brush) =>
  b.line('M0-300V-460', '#F4F1EA', 6) +
  b.solid(rect(-30, -200, 60, 80, 6), '#8A5A2A', 'lying', 8) +
  [-1, 1]
    .map((side) =>
      put(
        b.solid('M18-300C90-300 104-250 104-160C104-70 90-20 18-20Z', '#D9A35E', 'wood', 20, b.fill('M84-300H110V-20H84Z', '#D9432B', 0.9)),
        0,
        0,
        0,
        1,
        side < 0,
      ),
    )
    .join('') +
  b.rod('M-14-160C-10-220 14-260 0-310', '#F4F1EA', 7, 'cloth')

export const YOYO: Goods = { views: [(b) => view(370, 460, yoyo(b)), (b) => view(260, 470, yoyoSide(b)), [-30, -150, 2]] }

const rocket = (b: Brush) =>
  b.solid('M-150-130L-80-220V-60L-150-20Z', '#D9432B', 'plastic', 12) +
  b.solid('M150-130L80-220V-60L150-20Z', '#D9432B', 'plastic', 12) +
  b.solid(
    'M0-480C70-420 96-330 96-230V-50H-96V-230C-96-330-70-420 0-480Z',
    '#EEF4F6',
    'upright',
    22,
    b.fill('M-110-190H110V-50H-110Z', '#8FCBE6', 0.75) + b.line('M-110-190q55-14 110 0t110 0', '#FFFFFF', 6, 0.8),
  ) +
  b.solid('M0-480C40-446 66-400 80-350H-80C-66-400-40-446 0-480Z', '#D9432B', 'plastic', 16) +
  b.solid(oval(0, -280, 40, 40), '#F0B52B', 'plastic', 8) +
  b.solid(oval(0, -280, 28, 28), '#2E5E86', 'glaze', 10) +
  b.glow(-10, -290, 10, 7, 0.9, -30) +
  b.solid('M-22-200H22V-30H-22Z', '#D9432B', 'upright', 8) +
  b.solid('M-64-54H64L50-6H-50Z', '#4A525C', 'upright', 10)

export const WATER_ROCKET: Goods = {
  views: [
    (b) => view(310, 490, rocket(b)),
    (b) =>
      view(
        480,
        490,
        put(rocket(b), 0, -110, 12, 0.78) +
          [
            [-10, -96, 26],
            [-40, -60, 20],
            [10, -54, 24],
            [-70, -20, 16],
            [-20, -18, 22],
            [36, -14, 16],
            [-110, -4, 10],
            [80, -2, 10],
          ]
            .map(([x = 0, y = 0, r = 0]) => b.solid(oval(x, y, r, r), '#BFE4F4', 'glaze', r * 0.4))
            .join(''),
      ),
    [0, -320, 2],
  ],
}

const pistol = (b: Brush) =>
  b.solid('M-90-320C-90-370 100-370 100-320L80-240H-70Z', '#8FCBE6', 'glaze', 18, b.fill('M-90-310H100V-240H-90Z', '#4FA8D6', 0.6)) +
  b.solid(rect(-16, -378, 40, 26, 8), '#F0A52B', 'plastic', 8) +
  b.solid(
    'M-280-250H120C160-250 180-230 180-200C200-120 230-50 220-16C210 6 150 6 138-10C120-60 110-100 90-130H-40C-60-130-70-150-100-156H-280Z',
    '#5FB04A',
    'plastic',
    22,
    b.line('M-260-204H100', '#FFFFFF', 5, 0.35),
  ) +
  b.solid('M-300-236H-256V-170H-300Q-312-170-312-182V-224Q-312-236-300-236Z', '#F0A52B', 'plastic', 10) +
  b.rod('M26-130C20-70 80-70 92-110', '#F0A52B', 16, 'plastic') +
  b.rod('M56-130C48-110 52-94 62-88', '#D9432B', 14, 'plastic')

export const WATER_PISTOL: Goods = {
  views: [
    (b) => view(540, 380, pistol(b)),
    (b) =>
      view(
        560,
        380,
        put(pistol(b), 30, -10, 0, 0.86, true) +
          [[-0, 0]]
            .map(() =>
              [
                [270, -214, 13],
                [304, -222, 9],
                [300, -204, 7],
              ]
                .map(([x = 0, y = 0, r = 0]) => b.solid(oval(x, y, r, r), '#BFE4F4', 'glaze', 5))
                .join(''),
            )
            .join(''),
      ),
    [-10, -300, 2],
  ],
}
