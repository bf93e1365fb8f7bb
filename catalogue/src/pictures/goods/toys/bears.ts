import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Detail, type DrawView, type Goods, view } from '../goods.ts'

/** Short fur: many fine strokes along an ellipse's rim. */
export function fur(b: Brush, x: number, y: number, rx: number, ry: number, colour: string): string {
  const hairs = Array.from({ length: 84 }, (_, at) => {
    const a = (at / 84) * Math.PI * 2
    const point = (k: number, turn = 0) => `${Math.round(x + Math.cos(a + turn) * rx * k)} ${Math.round(y + Math.sin(a + turn) * ry * k)}`
    return `M${point(0.9)}L${point(1.018, 0.03)}`
  }).join('')
  return b.line(hairs, colour, 5, 0.9)
}

export const plushBall = (b: Brush, x: number, y: number, rx: number, ry: number, colour: string) =>
  fur(b, x, y, rx, ry, mix(colour, '#000000', 0.05)) +
  b.solid(
    oval(x, y, rx, ry),
    colour,
    'cloth',
    Math.min(rx, ry) * 0.5,
    b.line(
      Array.from({ length: 6 }, (_, at) => `M${x - rx} ${y - ry + (at * ry) / 3}q${rx} 10 ${rx * 2} 0`).join(''),
      '#FFFFFF',
      3,
      0.16,
      '3 11',
    ),
  )

export const eye = (b: Brush, x: number, y: number, r = 13) =>
  b.solid(oval(x, y, r, r), '#1E1712', 'glaze', 5) + b.glow(x - r * 0.3, y - r * 0.4, r * 0.36, r * 0.36, 1)

export const pairOf = (draw: () => string) => put(draw(), 0, 0, 0, 1, true) + draw()

interface Bear {
  readonly fur: string
  readonly limbs: string
  readonly muzzle: string
  readonly patches?: string
  readonly bow?: string
  readonly ape?: boolean
}

function bear(b: Brush, { fur: tone, limbs, muzzle, patches, bow, ape = false }: Bear, back: boolean): string {
  const leg = pairOf(() => plushBall(b, 96, -50, 74, 60, limbs) + (back ? '' : b.solid(oval(112, -44, 38, 36), muzzle, 'cloth', 12)))
  const arm = pairOf(() => put(plushBall(b, 0, 0, 46, 84, limbs), 124, -190, -34))
  const ear = ape
    ? ''
    : pairOf(() => plushBall(b, 96, -420, 44, 42, limbs) + (back ? '' : b.solid(oval(98, -416, 24, 22), muzzle, 'cloth', 8)))
  const face = back
    ? b.seam('M0-440C-6-400-6-340 0-290', '#5A3A22', 0.4)
    : (ape
        ? b.solid(
            'M0-410C50-430 110-390 104-330C100-280 60-254 0-252C-60-254-100-280-104-330C-110-390-50-430 0-410Z',
            muzzle,
            'cloth',
            20,
          ) + b.line('M-20-470q6-30 20-44M0-466q4-30 24-40M16-468q16-20 30-24', tone, 9)
        : '') +
      (patches ? pairOf(() => put(b.solid(oval(0, 0, 28, 36), patches, 'cloth', 8), 52, -352, 24)) : '') +
      b.solid(oval(0, -302, 62, 48), muzzle, 'cloth', 16) +
      b.solid('M-22-326C-22-340 22-340 22-326C22-312 8-304 0-304C-8-304-22-312-22-326Z', '#2A1A12', 'glaze', 8) +
      b.line('M0-304v16M-22-282q22 18 44 0', '#2A1A12', 5) +
      pairOf(() => eye(b, 52, -352))
  const ribbon =
    bow && !back
      ? b.solid(
          'M0-246C-20-276-70-280-76-250C-70-216-20-220 0-246C20-276 70-280 76-250C70-216 20-220 0-246Z',
          bow,
          'cloth',
          10,
          b.crease('M-16-246q-24-8-44-2M16-246q24-8 44-2', 5),
        ) + b.solid(oval(0, -246, 15, 15), bow, 'cloth', 6)
      : ''
  const body =
    plushBall(b, 0, -150, 128, 138, tone) +
    (back
      ? plushBall(b, 0, -60, 36, 32, limbs) + b.seam('M0-270V-100', '#5A3A22', 0.4)
      : b.solid(oval(0, -136, 78, 92), muzzle, 'cloth', 24) + b.seam('M0-224V-48', '#8A6A4A', 0.5))
  return (back ? arm : '') + body + (back ? '' : arm) + leg + ear + plushBall(b, 0, -344, 132, 116, tone) + face + ribbon
}

export const goods = (front: DrawView, back: DrawView, third: DrawView | Detail): Goods => ({ views: [front, back, third] })

const bearGoods = (kind: Bear) =>
  goods(
    (b) => view(360, 470, bear(b, kind, false)),
    (b) => view(360, 470, bear(b, kind, true)),
    [0, -330, 2],
  )

export const TEDDY = bearGoods({ fur: '#B9814C', limbs: '#B07845', muzzle: '#EBD0A6', bow: '#C0392F' })

export const PANDA = bearGoods({ fur: '#F6F2EA', limbs: '#2C2A2C', muzzle: '#FBF8F2', patches: '#2C2A2C' })

export const ORANGUTAN = bearGoods({ fur: '#B8622C', limbs: '#A65524', muzzle: '#DDAE86', ape: true })
