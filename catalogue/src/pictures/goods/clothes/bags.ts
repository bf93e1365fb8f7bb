import { type Brush, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const waistBag = (b: Brush, back: boolean) =>
  b.rod('M-180-200C-320-260-330-420-150-410M180-200C320-260 330-420 150-410', '#26262C', 26, 'cloth') +
  b.solid(rect(-160, -436, 110, 54, 8), '#26262C', 'plastic', 10) +
  b.solid(rect(50, -436, 110, 54, 8), '#26262C', 'plastic', 10) +
  b.solid(rect(-54, -430, 108, 42, 6), '#3A3A42', 'plastic', 8) +
  b.solid(
    'M-210-220C-190-270 190-270 210-220C236-140 220-40 150-14C60 8-60 8-150-14C-220-40-236-140-210-220Z',
    '#2F7F79',
    'cloth',
    30,
    back
      ? b.line(Array.from({ length: 8 }, (_, at) => `M-190 ${-210 + at * 24}h380`).join(''), '#000000', 6, 0.18, '0 13')
      : b.crease('M-150-80q60 30 120 10M60-60q50 10 90-20', 9, 0.16),
  ) +
  (back
    ? ''
    : b.solid(
        'M-160-130C-100-150 100-150 160-130C170-70 140-40 100-30C40-18-40-18-100-30C-140-40-170-70-160-130Z',
        '#3A8F88',
        'cloth',
        16,
      ) +
      b.rod('M-186-206C-60-232 60-232 186-206', '#1E4F4B', 9, 'cloth') +
      b.solid(rect(130, -222, 50, 20, 6), '#D9A12B', 'plastic', 5) +
      b.line('M-140-124C-60-140 60-140 140-124', '#1E4F4B', 5) +
      b.solid(rect(90, -140, 40, 16, 6), '#D9A12B', 'plastic', 5))

export const WAIST_BAG: Goods = {
  views: [(b) => view(560, 450, waistBag(b, false)), (b) => view(560, 450, waistBag(b, true)), [120, -180, 2.1]],
}

interface Pack {
  readonly colour: string
  readonly hiking: boolean
  /** What is on the front. */
  readonly mark?: 'star' | 'stripes'
}

function backpack(b: Brush, { colour, hiking, mark = 'star' }: Pack, back: boolean): string {
  const dark = mix(colour, '#000000', 0.3)
  const body = hiking
    ? 'M-150-400C-150-450 150-450 150-400C176-280 176-120 156-20Q150 0 130 0H-130Q-150 0-156-20C-176-120-176-280-150-400Z'
    : 'M-160-290C-160-420-90-440 0-440C90-440 160-420 160-290C176-200 176-90 160-24Q154 0 130 0H-130Q-154 0-160-24C-176-90-176-200-160-290Z'
  const handle = b.rod(`M-44-${hiking ? 430 : 436}C-40-490 40-490 44-${hiking ? 430 : 436}`, dark, 18, 'cloth')
  if (back)
    return (
      handle +
      b.solid(
        body,
        dark,
        'cloth',
        28,
        b.line(Array.from({ length: 12 }, (_, at) => `M-120 ${-380 + at * 28}h240`).join(''), '#FFFFFF', 5, 0.12, '0 14'),
      ) +
      [-1, 1]
        .map((side) =>
          put(
            b.rod('M50-420C140-400 150-200 110-60', colour, 44, 'cloth') +
              b.seam('M50-420C140-400 150-200 110-60', '#FFFFFF', 0.4) +
              b.solid(rect(104, -190, 40, 26, 5), '#26262C', 'plastic', 5),
            0,
            0,
            0,
            1,
            side < 0,
          ),
        )
        .join('') +
      (hiking ? b.rod('M-170-60Q0-20 170-60', '#26262C', 26, 'cloth') + b.solid(rect(-30, -62, 60, 36, 6), '#3A3A42', 'plastic', 6) : '') +
      (mark === 'stripes'
        ? b.solid(rect(-100, -200, 90, 150, 30), colour, 'cloth', 16) + b.solid(rect(10, -200, 90, 150, 30), colour, 'cloth', 16)
        : '')
    )
  const pocket = hiking
    ? b.solid('M-120-210H120V-30Q120-14 104-14H-104Q-120-14-120-30Z', mix(colour, '#FFFFFF', 0.06), 'cloth', 18) +
      b.solid('M-170-420C-150-480 150-480 170-420L160-340C60-300-60-300-160-340Z', mix(colour, '#000000', 0.12), 'cloth', 20) +
      [-80, 80]
        .map(
          (x) =>
            b.solid(rect(x - 9, -340, 18, 150, 4), '#26262C', 'cloth', 5) + b.solid(rect(x - 20, -240, 40, 32, 6), '#3A3A42', 'plastic', 6),
        )
        .join('') +
      b.rod('M-196-40H196', '#C0503E', 52, 'cloth').replace('<g', '<g transform="translate(0 46) scale(.84)"')
    : b.solid('M-124-180C-124-220 124-220 124-180V-36Q124-20 104-20H-104Q-124-20-124-36Z', mix(colour, '#FFFFFF', 0.08), 'cloth', 20) +
      b.line('M-112-170C-60-196 60-196 112-170', dark, 7) +
      b.solid(rect(70, -190, 40, 18, 6), '#F4D23A', 'plastic', 5) +
      b.line('M-150-300C-120-400 120-400 150-300', dark, 8) +
      b.solid(rect(-14, -386, 44, 20, 6), '#F4D23A', 'plastic', 5) +
      (mark === 'star'
        ? b.solid('M0-300l14 30 33 4-24 23 6 33-29-16-29 16 6-33-24-23 33-4z', '#FFFFFF', 'cloth', 6)
        : b.line('M-130-262H130M-132-238H132', '#FFFFFF', 11, 0.9) + b.solid(rect(-168, -150, 30, 120, 12), '#8FCBE6', 'upright', 8))
  const sides = [-1, 1].map((side) => put(b.solid('M150-190C200-190 206-60 190-20H150Z', dark, 'cloth', 12), 0, 0, 0, 1, side < 0)).join('')
  return handle + sides + b.solid(body, colour, 'cloth', 30, b.crease('M-130-260q20 60 0 120M130-260q-20 60 0 120', 11, 0.18)) + pocket
}

const packGoods = (colour: string, hiking: boolean, mark: 'star' | 'stripes' = 'star'): Goods => ({
  views: [
    (b, traits) => view(400, 490, backpack(b, { colour: traits.colour ?? colour, hiking, mark }, false)),
    (b, traits) => view(400, 490, backpack(b, { colour: traits.colour ?? colour, hiking, mark }, true)),
    [60, hiking ? -280 : -300, 2],
  ],
})

export const SCHOOL_BAG = packGoods('#D9566E', false)

export const PADDED_BAG = packGoods('#D9566E', false, 'stripes')

export const HIKING_PACK = packGoods('#6F8A3E', true)
