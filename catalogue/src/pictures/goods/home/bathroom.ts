import { type Brush, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const GOLD = '#D9AE5F'

/** A lipstick with its sleeve; the bullet as far out as `out`. */
function lipstick(b: Brush, colour: string, sleeve: string, out: number): string {
  const top = -190 - out
  return (
    b.solid(`M-42-180V${top + 60}C-42 ${top + 30} 20 ${top - 10} 42 ${top}V-180Z`, colour, 'upright', 16) +
    b.solid(
      `M-42 ${top + 62}C-42 ${top + 30} 20 ${top - 12} 42 ${top}C44 ${top + 30}-10 ${top + 74}-42 ${top + 62}Z`,
      mix(colour, '#FFFFFF', 0.18),
      'glaze',
      10,
    ) +
    b.solid(rect(-48, -230, 96, 110, 6), GOLD, 'metal', 8) +
    b.solid(rect(-62, -128, 124, 128, 10), sleeve, 'upright', 10) +
    b.solid(rect(-62, -134, 124, 14, 4), GOLD, 'metal', 4)
  )
}

const cap = (b: Brush, sleeve: string) =>
  b.solid(rect(-60, -190, 120, 190, 14), sleeve, 'upright', 12) +
  b.solid(rect(-60, -22, 120, 16, 3), GOLD, 'metal', 4) +
  b.glow(-34, -110, 9, 70, 0.5)

/** A lipstick with its cap, closed, and on strokes of its colour. */
const lipsticks = (sleeve: string): Goods => ({
  views: [
    (b, { colour = '#C8344A' }) =>
      view(
        330,
        350,
        b.foot(-70, -10, 64) + put(lipstick(b, colour, sleeve, 150), -74, -10) + b.foot(86, 8, 60) + put(cap(b, sleeve), 86, 8),
        true,
      ),
    (b) => view(160, 330, b.solid(rect(-62, -128, 124, 128, 10), sleeve, 'upright', 10) + put(cap(b, sleeve), 0, -126)),
    (b, { colour = '#C8344A' }) =>
      view(
        420,
        320,
        [
          [-96, -190, -8],
          [0, -200, 4],
          [104, -186, -4],
        ]
          .map(([x = 0, y = 0, turn = 0], at) =>
            put(
              b.solid(
                'M-34 130C-46 60-42-60-30-110C-20-130 22-126 32-104C44-50 40 70 28 128C10 142-20 146-34 130Z',
                mix(colour, '#FFFFFF', at * 0.16),
                'skin',
                14,
                b.soft('M-14-90C-18-20-16 60-12 110M14-90C18-20 16 60 12 110', '#FFFFFF', 5, 0.28),
              ),
              x,
              y,
              turn,
            ),
          )
          .join('') + put(lipstick(b, colour, sleeve, 150), 10, 0, 0, 0.6),
        true,
      ),
  ],
})

export const LIPSTICK = lipsticks('#2B2326')

export const MATTE_LIPSTICK = lipsticks('#B98A86')

export const GLOSS_LIPSTICK = lipsticks('#7A2140')

/** A toothbrush, lying slanted: handle, neck and bristles. */
function toothbrush(b: Brush, colour: string, wood: boolean): string {
  const tufts = Array.from({ length: 7 }, (_, at) =>
    b.solid(rect(-15 + (at % 2) * 3, -232 + at * 15, 46, 12, 4), at > 1 && at < 5 ? '#FFFFFF' : mix(colour, '#FFFFFF', 0.55), 'paper', 4),
  ).join('')
  return (
    tufts +
    b.solid(
      'M-22-240C-22-252 6-252 6-240V-132C6-110 0-96 2-60C6-10 24 40 20 150C18 190-34 190-36 150C-40 40-22-10-18-60C-16-96-22-110-22-132Z',
      wood ? '#C99A62' : colour,
      wood ? 'wood' : 'plastic',
      14,
      wood
        ? b.line('M-14-120C-12-40-20 60-14 170M2-40C6 40 4 100 2 170', '#7A4F24', 2.4, 0.35)
        : b.solid(
            'M-22 10C-14 0 8 0 14 20C16 60 16 110 12 146C6 160-22 160-28 146C-34 100-30 50-22 10Z',
            '#F5F1E8',
            'rubber',
            8,
            b.line('M-24 50h34M-26 70h36M-26 90h36M-26 110h36M-24 130h34', '#B9B2A6', 3, 0.7),
          ),
    )
  )
}

const brushes: Readonly<Record<string, readonly [string, boolean]>> = {
  soft: ['#2FA6A0', false],
  bamboo: ['#7A8E5A', true],
  kids: ['#F0A02B', false],
}

const KID_COLOURS = ['#F0A02B', '#E0576E', '#3E9AD0']

function brushGoods(kind: keyof typeof brushes): Goods {
  const [colour, wood] = brushes[kind] ?? ['#2FA6A0', false]
  const tone = (at: number) =>
    (kind === 'kids'
      ? KID_COLOURS[at % 3]
      : at === 0
        ? colour
        : wood
          ? ['#7A8E5A', '#C0705A', '#5A7A9A'][at]
          : ['#2FA6A0', '#E0779A', '#5A7FC4'][at]) ?? colour
  const cupOf = b0
  return {
    views: [
      (b, { count }) =>
        view(
          count > 1 ? 420 : 320,
          430,
          b.dark(0, -6, 170, 26, 0.35) +
            Array.from({ length: count > 1 ? 3 : 1 }, (_, at) =>
              put(toothbrush(b, tone(at), wood), count > 1 ? (at - 1) * 118 : 30, -180, 24),
            ).join(''),
          true,
        ),
      (b) => view(300, 420, put(toothbrush(b, tone(0), wood), -10, -236, -12) + put(toothbrush(b, tone(1), wood), 30, -240, 10) + cupOf(b)),
      [100, -360, 2.6],
    ],
  }
}

const b0 = (b: Brush) =>
  b.solid(
    'M-100-210L-84-16Q-82 0-68 0H68Q82 0 84-16L100-210Q0-186-100-210Z',
    '#EDE7DC',
    'upright',
    20,
    b.line('M-96-160Q0-136 96-160', '#8FB0B8', 8, 0.6),
  ) + b.glow(-52, -110, 12, 70, 0.6, 3)

export const TOOTHBRUSH = brushGoods('soft')

export const BAMBOO_TOOTHBRUSH = brushGoods('bamboo')

export const KIDS_TOOTHBRUSH = brushGoods('kids')
