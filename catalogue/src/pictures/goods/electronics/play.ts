import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

const PAD =
  'M-150-270C-90-290 90-290 150-270C230-266 260-170 280-60C290 10 220 20 190-30C170-64 150-90 110-92H-110C-150-90-170-64-190-30C-220 20-290 10-280-60C-260-170-230-266-150-270Z'

const gamepad = (b: Brush) =>
  b.solid('M-190-262C-180-300-90-300-80-270H80C90-300 180-300 190-262Z', '#26292F', 'rubber', 10) +
  b.solid(PAD, '#4A5A7A', 'plastic', 30) +
  b.solid('M-216-190h30v-30h34v30h30v34h-30v30h-34v-30h-30z', '#23272F', 'rubber', 8) +
  [
    [170, -226, '#E0576E'],
    [204, -190, '#F0B52B'],
    [170, -156, '#4E9A5A'],
    [136, -190, '#3E8FC4'],
  ]
    .map(([x, y, colour]) => b.solid(oval(Number(x), Number(y), 18, 18), String(colour), 'glaze', 7))
    .join('') +
  [-76, 76]
    .map(
      (x) =>
        b.solid(oval(x, -124, 42, 42), '#23272F', 'rubber', 10) +
        b.solid(oval(x, -130, 32, 30), '#3A3F47', 'rubber', 10, b.line(`M${x - 18}-130h36M${x}-148v36`, '#000000', 3, 0.3)),
    )
    .join('') +
  b.solid(rect(-40, -226, 80, 34, 10), '#3A4862', 'plastic', 8) +
  b.fill(oval(0, -166, 8, 8), '#4FC3F0')

const gamepadTop = (b: Brush) =>
  b.solid(
    'M-280-70C-270-150-200-170-110-160H110C200-170 270-150 280-70C270-10 200 0 110-6H-110C-200 0-270-10-280-70Z',
    '#4A5A7A',
    'plastic',
    26,
  ) +
  [-1, 1]
    .map((side) =>
      put(
        b.solid('M90-150C100-190 220-190 240-150C250-120 230-110 210-112H110C92-116 86-130 90-150Z', '#26292F', 'rubber', 12) +
          b.solid('M100-100H230C240-60 210-40 180-40H120C100-44 94-70 100-100Z', '#33373F', 'rubber', 12),
        0,
        0,
        0,
        1,
        side < 0,
      ),
    )
    .join('') +
  b.fill(rect(-30, -110, 60, 20, 10), '#101216')

export const GAMEPAD: Goods = { views: [(b) => view(570, 300, gamepad(b)), (b) => view(570, 190, gamepadTop(b)), [160, -190, 2.3]] }

const arcade = (b: Brush) =>
  b.solid('M-270-80L-230-200H230L270-80Z', '#D9432B', 'plastic', 18) +
  b.solid(rect(-270, -84, 540, 84, 14), '#2B2E35', 'plastic', 14) +
  b.solid(oval(-130, -140, 62, 26), '#23262C', 'rubber', 10) +
  b.solid(rect(-141, -270, 22, 130, 6), '#AEB4BC', 'upright', 6) +
  b.solid(oval(-130, -296, 50, 50), '#F0B52B', 'glaze', 18) +
  b.glow(-148, -316, 15, 11, 0.9, -30) +
  [
    [10, -160],
    [80, -172],
    [150, -160],
    [22, -112],
    [94, -124],
    [168, -112],
  ]
    .map(
      ([x = 0, y = 0], at) =>
        b.solid(oval(x, y + 5, 31, 16), '#23262C', 'rubber', 5) +
        b.solid(oval(x, y, 27, 14), ['#3E8FC4', '#F4F1EA', '#4E9A5A', '#F0B52B', '#E0576E', '#8E7CC3'][at] ?? '', 'glaze', 7),
    )
    .join('') +
  b.fill(oval(-30, -40, 6, 6), '#3FE0A0')

export const ARCADE_STICK: Goods = {
  views: [
    (b) => view(550, 350, arcade(b)),
    (b) =>
      view(
        500,
        420,
        b.dark(0, -190, 260, 190, 0.28) +
          b.solid(rect(-240, -360, 480, 330, 26), '#2B2E35', 'plastic', 16) +
          b.solid(rect(-226, -346, 452, 300, 20), '#D9432B', 'plastic', 16) +
          b.solid(oval(-130, -200, 70, 70), '#23262C', 'rubber', 12) +
          b.solid(oval(-130, -200, 50, 50), '#F0B52B', 'glaze', 18) +
          [
            [10, -240],
            [84, -256],
            [160, -244],
            [20, -160],
            [96, -176],
            [172, -164],
          ]
            .map(
              ([x = 0, y = 0], at) =>
                b.solid(oval(x, y, 32, 32), '#23262C', 'rubber', 5) +
                b.solid(oval(x, y, 27, 27), ['#3E8FC4', '#F4F1EA', '#4E9A5A', '#F0B52B', '#E0576E', '#8E7CC3'][at] ?? '', 'glaze', 9),
            )
            .join(''),
        true,
      ),
    [-130, -260, 2.1],
  ],
}

const headset = (b: Brush, inner: boolean) =>
  b.rod('M-210-180C-260-360 260-360 210-180', '#3A3F47', 40, 'cloth') +
  b.rod('M0-280V-340C60-360 120-330 150-270', '#3A3F47', 26, 'cloth') +
  b.solid(
    'M-240-240Q-240-270-206-270H206Q240-270 240-240V-60Q240-20 200-14H90C60-14 50-50 0-50C-50-50-60-14-90-14H-200Q-240-20-240-60Z',
    inner ? '#2B2E35' : '#E9EBEE',
    'plastic',
    30,
  ) +
  (inner
    ? b.solid(
        'M-210-220Q-210-244-184-244H184Q210-244 210-220V-70Q206-44 180-40H90C60-40 50-76 0-76C-50-76-60-40-90-40H-180Q-206-44-210-70Z',
        '#16181D',
        'rubber',
        26,
      ) + [-100, 100].map((x) => b.solid(oval(x, -150, 62, 62), '#2E4A6E', 'glaze', 20) + b.glow(x - 20, -174, 18, 12, 0.8, -30)).join('')
    : b.solid(
        'M-216-236Q-216-252-200-252H200Q216-252 216-236V-120Q200-96 120-92H-120Q-200-96-216-120Z',
        '#16202E',
        'screen',
        18,
        b.fill('M-216-252H-40L-130-92H-216Z', '#4FC3F0', 0.25),
      ) +
      [
        [-190, -60],
        [190, -60],
        [-60, -70],
        [60, -70],
      ]
        .map(([x = 0, y = 0]) => b.fill(oval(x, y, 9, 9), '#16181D'))
        .join(''))

export const VR_HEADSET: Goods = {
  views: [(b) => view(520, 350, headset(b, false)), (b) => view(520, 350, headset(b, true)), [-150, -170, 2.1]],
}
