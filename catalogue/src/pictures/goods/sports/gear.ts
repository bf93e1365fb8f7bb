import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

const boxing = (b: Brush, flip: boolean) =>
  put(
    b.solid(
      'M-100-150C-160-200-170-330-120-390C-60-440 90-440 140-380C180-330 170-220 120-150Z',
      '#C02B34',
      'glaze',
      40,
      b.crease('M-110-250Q0-210 130-250', 12, 0.25) + b.soft('M-90-360C-40-400 60-400 110-360', '#FFFFFF', 20, 0.35),
    ) +
      b.solid('M-110-170C-170-190-200-260-170-310C-150-340-110-320-106-280C-100-240-90-220-70-210Z', '#C02B34', 'glaze', 20) +
      b.solid(rect(-106, -170, 230, 30, 10), '#8A1E26', 'cloth', 8) +
      b.solid(rect(-100, -146, 218, 142, 20), '#F4F1EA', 'skin', 18, b.fill('M-100-100H118V-64H-100Z', '#C02B34')) +
      b.line('M-10-140v120M-30-120l40 18M-30-90l40 18M-30-60l40 18', '#8A929C', 4, 0.6),
    0,
    0,
    0,
    1,
    flip,
  )
export const BOXING_GLOVES: Goods = {
  views: [
    (b) =>
      view(
        560,
        440,
        b.foot(-140, -20, 110) + put(boxing(b, true), -140, -18, -6, 0.9) + b.foot(140, 4, 110) + put(boxing(b, false), 140, 4, 6, 0.9),
        true,
      ),
    (b) => view(520, 380, b.dark(0, -8, 230, 26, 0.4) + put(boxing(b, false), 210, -150, -84, 0.94), true),
    [20, -110, 2.1],
  ],
}

const disc = (b: Brush) =>
  b.solid('M-250-60C-240-10-150 14 0 14C150 14 240-10 250-60Z', '#1F7FA8', 'plastic', 14) +
  b.solid(oval(0, -66, 250, 78), '#2FA6D6', 'plastic', 22) +
  b.line('M-200-68a200 60 0 1 0 400 0a200 60 0 1 0-400 0M-150-70a150 44 0 1 0 300 0a150 44 0 1 0-300 0', '#FFFFFF', 4, 0.5) +
  b.solid('M0-104L18-78L60-74L26-60L36-38L0-50L-36-38L-26-60L-60-74L-18-78Z', '#F4D23A', 'plastic', 6) +
  b.glow(-110, -96, 70, 16, 0.6, -12)
export const FRISBEE: Goods = {
  views: [
    (b) => view(510, 190, put(b.dark(0, 10, 240, 22, 0.4) + put(disc(b), 0, -40, -10), 0, -10), true),
    (b) =>
      view(
        420,
        420,
        b.dark(0, -190, 230, 220, 0.28) +
          put(
            b.solid(oval(0, 0, 196, 196), '#2FA6D6', 'plastic', 22) +
              b.line('M-160 0a160 160 0 1 0 320 0a160 160 0 1 0-320 0M-120 0a120 120 0 1 0 240 0a120 120 0 1 0-240 0', '#FFFFFF', 5, 0.5) +
              b.solid('M0-84L24-26L86-20L40 20L54 82L0 48L-54 82L-40 20L-86-20L-24-26Z', '#F4D23A', 'plastic', 10) +
              b.glow(-80, -90, 60, 36, 0.6, -40),
            0,
            -200,
          ),
        true,
      ),
    [-20, -100, 2.3],
  ],
}

const ring = (b: Brush, r: number, colour: string) => b.fill(oval(0, 0, r, r), colour)
const arrow = (b: Brush, x: number, y: number) =>
  put(
    b.line('M0 0L120-80', '#26262C', 8) +
      b.solid('M96-64L150-116L166-96L176-70L110-50Z', '#F0B52B', 'paper', 6) +
      b.solid(oval(0, 0, 6, 6), '#AEB4BC', 'brushed', 3),
    x,
    y,
  )
const target = (b: Brush, darts: boolean) =>
  b.rod('M-100-60L-150 0M100-60L150 0', '#A9763F', 20, 'wood') +
  put(
    b.solid(oval(0, 0, 200, 200), '#D9B87A', 'wood', 14) +
      b.solid(
        oval(0, 0, 186, 186),
        '#F4EFE2',
        'paper',
        26,
        ring(b, 150, '#2B2E35') +
          ring(b, 112, '#3E8FC4') +
          ring(b, 76, '#D9432B') +
          ring(b, 36, '#F4C63C') +
          b.line('M-186 0H186M0-186V186', '#FFFFFF', 2, 0.3),
      ),
    0,
    -230,
  ) +
  (darts ? arrow(b, -10, -224) + arrow(b, 40, -170) + arrow(b, -60, -290) : '')
export const TARGET_BOARD: Goods = {
  views: [
    (b) => view(400, 440, target(b, true)),
    (b) =>
      view(
        420,
        440,
        b.solid('M40-50L150 0L120-360Z', '#8A5A2A', 'wood', 10) +
          b.solid(oval(-10, -230, 120, 200), '#B98A4A', 'wood', 14) +
          b.solid(
            oval(-30, -230, 116, 198),
            '#F4EFE2',
            'paper',
            20,
            [
              [90, 150, '#2B2E35'],
              [66, 112, '#3E8FC4'],
              [44, 76, '#D9432B'],
              [20, 36, '#F4C63C'],
            ]
              .map(([rx, ry, colour]) => b.fill(oval(-30, -230, Number(rx), Number(ry)), String(colour)))
              .join(''),
          ),
      ),
    [0, -240, 2.1],
  ],
}

const helmet = (b: Brush, side: boolean) =>
  side
    ? b.rod('M-90-110C-60-40 0-10 60-20M90-120C80-60 70-30 60-20', '#26262C', 12, 'cloth') +
      b.solid(
        'M-250-120C-250-260-120-340 20-330C170-320 250-230 256-140C200-100 120-110 40-100C-60-90-200-80-250-120Z',
        '#F0B52B',
        'glaze',
        40,
      ) +
      [
        [-150, -230, -30],
        [-50, -270, -10],
        [60, -262, 12],
        [160, -220, 30],
      ]
        .map(([x = 0, y = 0, turn = 0]) => put(b.solid('M-20-40Q0-56 20-40L26 44Q0 60-26 44Z', '#26262C', 'rubber', 10), x, y, turn))
        .join('') +
      b.solid(
        'M-254-124C-200-84-60-90 40-102C120-112 200-104 258-142L252-112C200-80 120-84 40-74C-60-62-200-56-248-96Z',
        '#33373F',
        'rubber',
        10,
      ) +
      b.glow(-90, -300, 60, 16, 0.6, -16)
    : b.rod('M-150-120C-130-20 130-20 150-120', '#26262C', 12, 'cloth') +
      b.solid(rect(-26, -50, 52, 24, 8), '#33373F', 'plastic', 6) +
      b.solid('M-200-130C-210-290-110-360 0-360C110-360 210-290 200-130C130-96-130-96-200-130Z', '#F0B52B', 'glaze', 40) +
      [-110, -38, 38, 110]
        .map((x) => put(b.solid('M-18-80Q0-100 18-80L22 60Q0 80-22 60Z', '#26262C', 'rubber', 10), x, -220, x * 0.12))
        .join('') +
      b.solid('M-206-134C-130-100 130-100 206-134L198-104C130-70-130-70-198-104Z', '#33373F', 'rubber', 10)
export const HELMET: Goods = {
  views: [(b) => view(520, 340, put(helmet(b, true), 0, -6)), (b) => view(420, 365, helmet(b, false)), [60, -240, 2.1]],
}

const lock = (b: Brush, open: boolean) =>
  b.rod(open ? 'M-90-210V-310C-90-440 90-440 90-330' : 'M-90-200V-290C-90-420 90-420 90-290V-200', '#AEB4BC', 38, 'brushed') +
  b.solid(rect(-150, -230, 300, 226, 36), '#3A3F47', 'metal', 24) +
  b.solid(rect(-110, -160, 220, 84, 12), '#23262C', 'rubber', 12) +
  [0, 1, 2, 3]
    .map(
      (at) =>
        b.solid(rect(-98 + at * 51, -152, 43, 68, 8), '#F1EEE6', 'lying', 8) +
        put(b.line(at % 2 ? 'M-8-14h16l-10 28' : 'M-8-14h16v14h-16v14h16', '#26262C', 5), -76 + at * 51, -118),
    )
    .join('') +
  b.fill('M-6-60h12v20h-12z', '#F0B52B')
export const CODE_LOCK: Goods = { views: [(b) => view(310, 420, lock(b, false)), (b) => view(310, 440, lock(b, true)), [0, -120, 2.3]] }
const bell = (b: Brush, top: boolean) =>
  top
    ? b.solid(oval(0, -190, 180, 180), '#C9CED5', 'metal', 30) +
      b.line('M-130-190a130 130 0 1 0 260 0a130 130 0 1 0-260 0', '#FFFFFF', 5, 0.4) +
      b.solid(oval(0, -190, 26, 26), '#8E949C', 'brushed', 8) +
      b.rod('M150-90L230-30', '#33373F', 26, 'plastic') +
      b.glow(-70, -270, 50, 30, 0.9, -40)
    : b.solid(rect(-110, -60, 220, 56, 20), '#33373F', 'rubber', 12) +
      b.solid('M-30-100H30L40-50H-40Z', '#8E949C', 'brushed', 8) +
      b.solid('M-180-100C-180-260-90-320 0-320C90-320 180-260 180-100C110-70-110-70-180-100Z', '#C9CED5', 'metal', 30) +
      b.rod('M-182-104C-110-72 110-72 182-104', '#AEB4BC', 12, 'brushed') +
      b.rod('M150-80C210-90 240-120 250-150', '#33373F', 20, 'plastic') +
      b.solid(oval(252, -156, 20, 20), '#33373F', 'plastic', 8) +
      b.solid(oval(0, -322, 18, 12), '#8E949C', 'brushed', 6)
export const BIKE_BELL: Goods = {
  views: [
    (b) => view(450, 335, bell(b, false)),
    (b) => view(460, 380, b.rod('M-260-30H260', '#33373F', 40, 'bar') + bell(b, true)),
    [-60, -220, 2.2],
  ],
}
