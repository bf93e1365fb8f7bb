import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const pegs = (b: Brush) =>
  [-1, 1]
    .map((side) =>
      put(b.line('M250-60L300-6', '#EFE6D2', 4) + b.solid(rect(292, -16, 10, 22, 3), '#AEB4BC', 'upright', 3), 0, 0, 0, 1, side < 0),
    )
    .join('')

interface Tent {
  readonly colour: string
  readonly fly: string
  readonly wide: boolean
}

function dome(b: Brush, { colour, fly, wide }: Tent, open: boolean): string {
  const w = wide ? 290 : 250
  const shape = `M${-w} 0C${-w + 20}-170 ${-w * 0.5}-300 0-310C${w * 0.5}-300 ${w - 20}-170 ${w} 0Z`
  const door = 'M-110 0C-110-140-60-220 0-226C60-220 110-140 110 0Z'
  return (
    pegs(b) +
    b.solid(
      shape,
      colour,
      'cloth',
      40,
      b.crease(`M${-w * 0.8}-30C${-w * 0.6}-150-60-270 0-306M${w * 0.8}-30C${w * 0.6}-150 60-270 0-306`, 12, 0.25) +
        b.fill(`M${-w * 0.72}-160C${-w * 0.4}-330 ${w * 0.4}-330 ${w * 0.72}-160C${w * 0.3}-250 ${-w * 0.3}-250 ${-w * 0.72}-160Z`, fly),
    ) +
    b.solid(
      door,
      open ? '#2E2A22' : mix(colour, '#FFFFFF', 0.2),
      'cloth',
      16,
      open ? b.fill('M-110-6Q0-40 110-6V10H-110Z', '#D9B87A') + b.glow(0, -70, 70, 60, 0.4) : b.line('M0-224V0', '#F4EBD4', 5),
    ) +
    (open
      ? b.solid('M-112 0C-112-140-62-222-4-226C-60-170-80-80-74 0Z', mix(colour, '#FFFFFF', 0.2), 'cloth', 12) +
        b.solid('M112 0C112-140 62-222 4-226C60-170 80-80 74 0Z', mix(colour, '#FFFFFF', 0.14), 'cloth', 12)
      : '') +
    b.rod(`M${-w} 0C${-w + 20}-170 ${-w * 0.5}-300 0-310C${w * 0.5}-300 ${w - 20}-170 ${w} 0`, mix(fly, '#000000', 0.2), 9, 'plastic')
  )
}

const bag = (b: Brush, colour: string) =>
  b.solid(
    rect(-230, -150, 460, 146, 70),
    colour,
    'lying',
    26,
    b.crease('M-160-140q20 60 0 120M-60-146q20 60 0 130M60-146q-20 60 0 130M160-140q-20 60 0 120', 10, 0.2),
  ) +
  b.rod('M-110-150C-100-220 100-220 110-150', '#26262C', 20, 'cloth') +
  [-110, 110].map((x) => b.solid(rect(x - 14, -152, 28, 150, 4), '#26262C', 'lying', 6)).join('')

const tent = (kind: Tent): Goods => ({
  views: [
    (b) => view(600, 315, dome(b, kind, true)),
    (b) => view(600, 315, dome(b, kind, false)),
    (b) => view(480, 230, bag(b, kind.colour)),
  ],
})

export const TENT = tent({ colour: '#6F8F4A', fly: '#C9D3A4', wide: false })

export const FAMILY_TENT = tent({ colour: '#D98A3A', fly: '#3E6F8A', wide: true })

const shelter = (b: Brush, mat: boolean) =>
  b.solid('M-280 0L-200-60H240L300 0Z', '#F0D9A8', 'cloth', 12) +
  b.solid(
    'M-260-10C-250-200-120-310 60-310C190-300 270-180 290-10L200-70H-170Z',
    '#2FA6C4',
    'cloth',
    34,
    b.fill(
      'M-120-290C-90-200-100-110-120-70H-30C-30-150-20-240 10-312ZM110-310C130-220 130-130 120-70H190C210-140 220-220 200-260Z',
      '#FFFFFF',
      0.9,
    ),
  ) +
  b.solid('M-170-70C-150-190-70-250 40-250C140-250 190-170 200-70Z', '#1B5E74', 'cloth', 24) +
  (mat ? b.solid(oval(20, -70, 60, 22), '#E0576E', 'cloth', 10) + b.solid(oval(-70, -90, 34, 34), '#F4C63C', 'glaze', 12) : '')

export const BEACH_TENT: Goods = {
  views: [
    (b) => view(590, 315, shelter(b, true)),
    (b) =>
      view(
        590,
        315,
        put(
          b.solid(
            'M-260-10C-250-200-120-310 60-310C190-300 270-180 290-10Z',
            '#2FA6C4',
            'cloth',
            40,
            b.fill(
              'M-120-290C-90-200-100-110-120-10H-30C-30-150-20-240 10-312ZM110-310C130-220 130-130 120-10H190C210-140 220-220 200-260Z',
              '#FFFFFF',
              0.9,
            ) + b.crease('M-200-40C-160-160-60-270 50-306', 12, 0.2),
          ),
          0,
          0,
          0,
          1,
          true,
        ),
      ),
    (b) => view(480, 230, bag(b, '#2FA6C4')),
  ],
}
