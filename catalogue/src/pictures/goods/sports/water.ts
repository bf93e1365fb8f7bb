import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

const wave = (b: Brush) =>
  b.solid(
    'M-300-40q50-30 100 0t100 0 100 0 100 0 100 0 100 0V10H-300Z',
    '#4FB0D6',
    'glaze',
    12,
    b.line('M-290-16q40-20 80 0t80 0 80 0 80 0 80 0 80 0', '#FFFFFF', 5, 0.6),
  )

const goggle = (b: Brush) =>
  b.rod('M-230-150C-330-260 330-260 230-150', '#26262C', 26, 'rubber') +
  [-1, 1]
    .map((side) =>
      put(
        b.solid('M22-150C30-220 190-240 230-180C250-120 200-60 120-60C60-60 16-90 22-150Z', '#2B2E35', 'rubber', 14) +
          b.solid(
            'M40-150C50-204 180-218 210-174C224-128 180-80 120-80C74-80 36-104 40-150Z',
            '#2FA6C4',
            'screen',
            16,
            b.fill('M60-180L130-208L80-90L46-120Z', '#FFFFFF', 0.4),
          ),
        0,
        0,
        0,
        1,
        side < 0,
      ),
    )
    .join('') +
  b.rod('M-26-130Q0-150 26-130', '#2B2E35', 15, 'rubber')

export const SWIM_GOGGLES: Goods = {
  views: [
    (b) => view(560, 250, put(goggle(b), 0, 40)),
    (b) =>
      view(
        540,
        250,
        b.solid(rect(-250, -130, 500, 126, 60), '#DDEBF0', 'glaze', 20) +
          put(goggle(b), 0, -10, 0, 0.8) +
          b.fill(rect(-250, -60, 500, 56, 28), '#FFFFFF', 0.35),
      ),
    [120, -150, 2.2],
  ],
}

function buoy(b: Brush): string {
  const hole = '<g fill-rule="evenodd">'
  const shape = `${oval(0, -200, 196, 196)}${oval(0, -200, 92, 92)}`
  const bands = [0, 90, 180, 270].map((turn) => put(b.fill('M-70-210L-36-70H36L70-210Z', '#D9432B'), 0, -200, turn + 45)).join('')
  return `${b.rod('M-150-60C-230-140-230-260-150-340M150-60C230-140 230-260 150-340', '#EFE6D2', 9, 'cloth')}${hole}${b.solid(shape, '#F6F2E8', 'plastic', 40, bands).replaceAll('<use href', '<use clip-rule="evenodd" fill-rule="evenodd" href')}</g>${b.line(oval(0, -200, 92, 92), '#8A7A66', 5, 0.35)}`
}

export const RING_BUOY: Goods = {
  views: [(b) => view(420, 400, buoy(b)), (b) => view(580, 330, put(buoy(b), 0, 10, 0, 0.8) + wave(b)), [110, -310, 2.1]],
}

const mask = (b: Brush, snorkel: boolean) =>
  (snorkel
    ? b.rod('M210-420V-150C210-60 120-40 80-60', '#F0B52B', 36, 'plastic') +
      b.solid(rect(190, -440, 40, 60, 10), '#D9432B', 'upright', 8) +
      b.solid('M60-90H110V-30H60Z', '#26262C', 'rubber', 10)
    : '') +
  b.rod('M-200-230C-260-330 260-330 200-230', '#26262C', 24, 'rubber') +
  b.solid(
    'M-210-300C-140-340 140-340 210-300C230-220 200-140 120-130C80-124 60-160 0-160C-60-160-80-124-120-130C-200-140-230-220-210-300Z',
    '#26262C',
    'rubber',
    24,
  ) +
  b.solid(
    'M-180-288C-120-316 120-316 180-288C194-220 170-166 120-160C80-158 60-190 0-190C-60-190-80-158-120-160C-170-166-194-220-180-288Z',
    '#5FC0D9',
    'glaze',
    20,
    b.fill('M-170-300H-60L-120-150H-190Z', '#FFFFFF', 0.45) + b.fill('M40-310H80L30-180H0Z', '#FFFFFF', 0.3),
  ) +
  b.line('M-180-288C-120-316 120-316 180-288', '#F0B52B', 8)

export const DIVING_MASK: Goods = {
  views: [(b) => view(500, 450, mask(b, true)), (b) => view(480, 240, put(mask(b, false), 0, 110)), [-60, -230, 2.1]],
}

const paddle = (b: Brush) =>
  b.rod('M0-440V-130', '#D9B07A', 19, 'wood') +
  b.solid(rect(-44, -470, 88, 30, 12), '#8A5A2A', 'wood', 8) +
  b.solid(
    'M-14-160C-60-130-66-60-56-20C-40 12 40 12 56-20C66-60 60-130 14-160Z',
    '#E0892B',
    'wood',
    16,
    b.line('M0-150V0', '#8A4A10', 4, 0.5) + b.fill('M-70-70H70V-46H-70Z', '#F6F2E8'),
  )

export const PADDLE: Goods = {
  views: [
    (b) => view(420, 480, b.dark(0, -10, 170, 22, 0.36) + put(paddle(b), -90, -20, 20) + put(paddle(b), 90, -8, -20), true),
    (b) =>
      view(
        600,
        300,
        put(
          b.solid(
            'M-280-120C-160-60 160-60 280-120C260-20 180 0 0 0C-180 0-260-20-280-120Z',
            '#C0503E',
            'wood',
            24,
            b.fill('M-300-70Q0-20 300-70V-50Q0 0-300-50Z', '#F6F2E8'),
          ) + put(paddle(b), 60, -40, 58, 0.8),
          0,
          -30,
        ) + wave(b),
      ),
    [-110, -60, 2.2],
  ],
}

export const reel = (b: Brush) =>
  b.solid(oval(0, 0, 44, 44), '#33373F', 'metal', 12) +
  b.solid(oval(0, 0, 28, 28), '#AEB4BC', 'brushed', 8) +
  b.rod('M0 0L46 40', '#AEB4BC', 10, 'brushed') +
  b.solid(oval(50, 44, 14, 14), '#26262C', 'rubber', 5)

export const rod = (b: Brush) =>
  b.solid('M-7-480H7L15-60H-15Z', '#2E5E8A', 'upright', 6) +
  b.line('M-8-440h16M-9-360h18M-10-280h20M-12-200h24', '#D9AE5F', 7) +
  b.line('M9-440l10 4v10M10-360l12 4v12M12-280l12 4v14', '#AEB4BC', 4) +
  b.solid(rect(-19, -110, 38, 110, 10), '#C9955C', 'upright', 8, b.line('M-19-90h38M-19-60h38M-19-30h38', '#8A5A2A', 4, 0.4)) +
  put(reel(b), 34, -126)
