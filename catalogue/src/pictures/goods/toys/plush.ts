import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { view } from '../goods.ts'
import { eye, fur, goods, pairOf, plushBall } from './bears.ts'

function dino(b: Brush): string {
  const green = '#6BA368'
  const spikes = [
    [-190, -130],
    [-130, -196],
    [-50, -226],
    [30, -222],
    [70, -290],
    [94, -360],
  ]
    .map(([x = 0, y = 0], at) => put(b.solid('M-24 10L0-38L24 10Z', '#F0B95A', 'cloth', 8), x, y, [-50, -24, -4, 22, 62, 66][at]))
    .join('')
  return (
    spikes +
    b.solid(
      'M-290-40C-280-110-200-190-100-210C0-230 60-190 70-250C76-310 80-400 140-420C200-436 256-410 258-366C258-326 210-316 176-320C160-280 190-200 160-120C150-60 120-40 60-40H-120C-180-60-230-30-290-40Z',
      green,
      'cloth',
      40,
      b.line(
        'M-200-130q20 4 30-6M-120-170q20 4 30-6M-40-180q20 4 30-6M100-300q16 4 24-6M-80-120q20 4 30-6M20-150q20 4 30-6',
        mix(green, '#000000', 0.3),
        12,
        0.35,
      ) + b.fill('M80-60C150-120 120-220 130-300L180-320C170-280 200-200 160-110Z', '#E9E3B4', 0.85),
    ) +
    [
      [-110, 1],
      [70, 0],
    ]
      .map(([x = 0]) =>
        b.solid(`M${x - 40}-90V-24Q${x - 40} 0 ${x - 12} 0H${x + 44}Q${x + 60} 0 ${x + 56}-22L${x + 40}-90Z`, green, 'cloth', 16),
      )
      .join('') +
    eye(b, 196, -380, 14) +
    b.line('M196-342q30 6 50-10', '#2A3A22', 5)
  )
}

export const DINOSAUR = goods(
  (b) => view(580, 440, dino(b)),
  (b) => view(580, 440, put(dino(b), 0, 0, 0, 1, true)),
  [150, -350, 2],
)

function unicorn(b: Brush, back: boolean): string {
  const white = '#FBF3F4'
  const mane = (path: string, tone: string) => b.rod(path, tone, 40, 'cloth')
  const manes =
    mane('M-30-440C-100-400-110-330-100-270', '#F0A5C0') +
    mane('M-20-450C-90-440-130-360-126-300', '#B9A3E3') +
    mane('M6-454C-40-470-90-450-110-410', '#9AD3E6')
  const legs = pairOf(
    () =>
      b.solid('M30-110V-26Q30 0 56 0H84Q108 0 108-26V-120Z', white, 'cloth', 18) +
      b.solid('M30-34H108V-26Q108 0 84 0H56Q30 0 30-26Z', '#D9A3C0', 'cloth', 10),
  )
  const tail =
    b.rod('M110-150C190-160 200-90 180-40', '#B9A3E3', 34, 'cloth') + b.rod('M112-136C170-130 180-90 164-44', '#F0A5C0', 26, 'cloth')
  const face = back
    ? ''
    : eye(b, -46, -350, 15) +
      eye(b, 54, -350, 15) +
      b.line('M-62-372l-10-8M-54-378l-6-10M70-372l10-8M62-378l6-10', '#3A2A30', 4) +
      b.solid(oval(4, -296, 68, 46), '#F9DDE3', 'cloth', 14) +
      b.fill(oval(-18, -300, 7, 9), '#B9788C') +
      b.fill(oval(26, -300, 7, 9), '#B9788C') +
      b.line('M-16-278q20 14 40 0', '#B9788C', 4) +
      b.fill(oval(-76, -316, 20, 13), '#F6B7C4', 0.7) +
      b.fill(oval(84, -316, 20, 13), '#F6B7C4', 0.7)
  const horn = b.solid(
    'M4-540L-24-438H32Z',
    '#F0C75A',
    'upright',
    8,
    b.line('M-30-454L40-480M-24-480L34-506M-14-506L24-524', '#B98A1E', 5, 0.5),
  )
  const ear = pairOf(
    () =>
      b.solid('M66-420C60-470 96-490 108-494C122-460 116-424 100-406Z', white, 'cloth', 10) +
      (back ? '' : b.solid('M80-424C80-450 96-464 104-470C110-448 108-430 98-418Z', '#F6B7C4', 'cloth', 6)),
  )
  return (
    tail +
    legs +
    plushBall(b, 4, -160, 126, 112, white) +
    ear +
    plushBall(b, 4, -344, 116, 108, white) +
    (back
      ? mane('M0-450C-20-380 20-330 0-200', '#F0A5C0') +
        mane('M-34-446C-60-380-30-300-40-220', '#B9A3E3') +
        mane('M34-446C60-380 30-300 40-220', '#9AD3E6')
      : manes) +
    face +
    horn
  )
}

export const UNICORN = goods(
  (b) => view(400, 540, unicorn(b, false)),
  (b) => view(400, 540, unicorn(b, true)),
  [0, -390, 2],
)

function penguin(b: Brush, back: boolean): string {
  const navy = '#2F3A4E'
  const wing = pairOf(() => put(b.solid('M0-90C40-80 50 40 20 100C0 120-20 40-20-60Z', navy, 'cloth', 14), 142, -210, -14))
  const foot = pairOf(() => b.solid('M16-20C20-44 110-44 120-14C116 6 20 6 16-20Z', '#F0A22B', 'cloth', 12))
  const front = back
    ? b.seam('M0-420V-60', '#8A96AC', 0.4)
    : b.solid('M0-330C60-380 120-330 100-250C130-150 100-40 0-34C-100-40-130-150-100-250C-120-330-60-380 0-330Z', '#FBF8F2', 'cloth', 26) +
      eye(b, -44, -310, 14) +
      eye(b, 44, -310, 14) +
      b.solid('M-34-284C-20-304 20-304 34-284C20-256-20-256-34-284Z', '#F0A22B', 'cloth', 10) +
      b.line('M-32-282H32', '#B06A10', 3, 0.6) +
      b.fill(oval(-74, -276, 18, 12), '#F6B7B0', 0.8) +
      b.fill(oval(74, -276, 18, 12), '#F6B7B0', 0.8)
  return (
    foot +
    fur(b, 0, -220, 156, 216, navy) +
    b.solid('M0-440C100-440 140-360 140-290C180-190 150-30 0-14C-150-30-180-190-140-290C-140-360-100-440 0-440Z', navy, 'cloth', 44) +
    front +
    wing +
    (back
      ? ''
      : b.solid(
          'M-118-232C-40-206 40-206 118-232L124-204C40-174-40-174-124-204Z',
          '#C0392F',
          'cloth',
          10,
          b.crease('M-80-206q80 20 160 0', 5),
        ) + b.solid('M60-204L100-210L112-120L70-116Z', '#C0392F', 'cloth', 10, b.line('M72-132l38-4', '#FFFFFF', 4, 0.7)))
  )
}

export const PENGUIN = goods(
  (b) => view(380, 440, penguin(b, false)),
  (b) => view(380, 440, penguin(b, true)),
  [0, -290, 2],
)
