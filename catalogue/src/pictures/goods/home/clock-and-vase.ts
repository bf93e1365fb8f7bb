import { type Brush, oval, put, rect } from '../brush.ts'
import { view } from '../goods.ts'
import { goods } from './decor.ts'
import { dial } from './dial.ts'

const clock = (b: Brush) =>
  b.solid(rect(-220, -44, 440, 44, 8), '#5E3418', 'wood', 12) +
  b.solid(
    'M-180-44V-190C-180-300-100-340 0-340C100-340 180-300 180-190V-44Z',
    '#7A4523',
    'wood',
    26,
    b.line('M-160-60C-160-200-150-300 0-326M160-60C160-200 150-300 0-326', '#C98F55', 3, 0.5),
  ) +
  b.solid(oval(0, -190, 118, 118), '#C99A3E', 'metal', 8) +
  dial(b, -190, 104) +
  b.solid(rect(-60, -62, 120, 10, 4), '#C99A3E', 'bar', 4)

const clockBack = (b: Brush) =>
  b.solid(rect(-220, -44, 440, 44, 8), '#5E3418', 'wood', 12) +
  b.solid('M-180-44V-190C-180-300-100-340 0-340C100-340 180-300 180-190V-44Z', '#6B3C1E', 'wood', 26) +
  b.solid(oval(0, -180, 110, 110), '#2E2A29', 'rubber', 12) +
  b.solid(oval(-40, -190, 22, 22), '#C99A3E', 'metal', 8) +
  b.solid(oval(50, -150, 15, 15), '#C99A3E', 'metal', 6) +
  b.solid(rect(-36, -146, 60, 46, 6), '#433E3C', 'plastic', 6)

function vase(b: Brush, flowers: boolean): string {
  const body =
    'M-56-330C-70-350 70-350 56-330C40-290 60-262 110-220C176-160 150-50 80-6Q0 14-80-6C-150-50-176-160-110-220C-60-262-40-290-56-330Z'
  const stems = flowers
    ? [
        [-70, -500, -14],
        [0, -540, 0],
        [74, -496, 16],
      ]
        .map(
          ([x = 0, y = 0]) =>
            b.rod(`M0-330Q${x * 0.3}-420 ${x} ${y}`, '#8A7A4A', 6, 'wood') +
            put(
              Array.from({ length: 9 }, (_, at) =>
                put(b.solid('M0 0C-16-20-14-44 0-54C14-44 16-20 0 0Z', '#EAD9B8', 'paper', 8), 0, 0, at * 40 - 160),
              ).join('') + b.solid(oval(0, 0, 14, 14), '#B9813E', 'rubber', 6),
              x,
              y,
            ),
        )
        .join('')
    : ''
  return (
    stems +
    b.solid(oval(0, -334, 58, 14), '#5A2A14', 'glaze', 8) +
    b.solid(
      body.replace('C-70-350 70-350 56-330', 'Q0-314 56-330'),
      '#B5623A',
      'rubber',
      36,
      b.line('M-150-160Q0-120 150-160M-156-100Q0-60 156-100', '#F0D9B0', 6, 0.8) +
        b.line('M-150-130l20-12 20 18 20-8 20 18 20-10 20 14 20-8 20 12 20-12 20 8 20-16 20 8 20-16 20 6', '#F0D9B0', 5, 0.8) +
        b.soft('M-120-190C-140-150-140-100-110-50', '#FFFFFF', 18, 0.22),
    ) +
    b.rod('M-56-330Q0-308 56-330', '#C4724A', 9, 'rubber')
  )
}

export const MANTEL_CLOCK = goods(
  (b) => view(440, 340, clock(b)),
  (b) => view(440, 340, clockBack(b)),
  [-30, -210, 2],
)

export const VASE = goods(
  (b) => view(310, 345, vase(b, false)),
  (b) => view(320, 590, vase(b, true)),
  [-20, -150, 2.1],
)
