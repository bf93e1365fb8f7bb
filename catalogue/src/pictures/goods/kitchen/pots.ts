import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

type Pot = {
  readonly body: string
  readonly finish: 'metal' | 'glaze' | 'upright'
  readonly grip: string
  readonly height: number
  readonly lid: 'glass' | 'same' | 'pressure'
}

const ear = (b: Brush, grip: string, y: number, flip: number) =>
  put(b.rod(`M196 ${y}C254 ${y - 10} 262 ${y + 52} 198 ${y + 46}`, grip, 21, 'plastic'), 0, 0, 0, 1, flip < 0)

function lid(b: Brush, { body, grip, lid: kind }: Pot, y: number): string {
  const top = `M-206 ${y}C-196 ${y - 60}-90 ${y - 84} 0 ${y - 84}C90 ${y - 84} 196 ${y - 60} 206 ${y}C140 ${y + 34}-140 ${y + 34}-206 ${y}Z`
  const round = put(b.solid('M-44-14C-46-40 46-40 44-14C40 4-40 4-44-14Z', grip, 'plastic', 12), 0, y - 78)
  if (kind === 'glass')
    return (
      b.solid(
        top,
        '#C9DCE3',
        'glaze',
        26,
        b.fill(`M-160 ${y - 14}C-120 ${y - 60}-40 ${y - 72} 20 ${y - 74}L-40 ${y - 10}Z`, '#FFFFFF', 0.4),
      ) +
      b.rod(`M-206 ${y}C-140 ${y + 34} 140 ${y + 34} 206 ${y}`, '#B9BDC4', 13, 'brushed') +
      round
    )
  const valve =
    kind === 'pressure'
      ? b.solid(rect(-112, y - 116, 30, 52, 8), '#2B2D31', 'upright', 8) +
        b.solid(rect(66, y - 104, 34, 34, 8), '#C0392B', 'upright', 8) +
        b.solid(`M-60 ${y - 110}H60L80 ${y - 70}H-80Z`, '#2B2D31', 'plastic', 14)
      : round
  return (
    b.solid(top, body, kind === 'pressure' ? 'metal' : 'glaze', 26) +
    b.rod(`M-206 ${y}C-140 ${y + 34} 140 ${y + 34} 206 ${y}`, mix(body, '#FFFFFF', 0.3), 11, 'brushed') +
    b.glow(-90, y - 56, 60, 12, 0.6, -16) +
    valve
  )
}

function pot(b: Brush, kind: Pot, open = false): string {
  const { body, finish, grip, height } = kind
  const shape = `M-200 ${-height}V-50C-200-14-170-2-130 0H130C170-2 200-14 200-50V${-height}Z`
  const inside =
    b.solid(oval(0, -height, 200, 48), mix(body, '#111111', 0.3), 'brushed', 30) +
    b.solid(
      oval(0, -height + 8, 178, 36),
      '#D9701F',
      'glaze',
      20,
      b.fill(oval(-60, -height + 4, 30, 10), '#F2B84A') +
        b.fill(oval(40, -height + 14, 26, 9), '#6C9E3E') +
        b.fill(oval(90, -height, 22, 8), '#F4E3B4') +
        b.fill(oval(-10, -height - 8, 20, 7), '#C0311E'),
    )
  const steam = [-50, 10, 70].map((x) => b.soft(`M${x} ${-height - 40}q-24-34 0-66t0-60`, '#FFFFFF', 16, 0.5)).join('')
  return (
    ear(b, grip, -height + 40, 1) +
    ear(b, grip, -height + 40, -1) +
    (open ? inside : '') +
    b.solid(shape, body, finish, 26, b.soft(`M-200 ${-height + 22}H200`, '#000000', 8, 0.1)) +
    (open
      ? b.rod(`M-200 ${-height}C-150 ${-height + 64} 150 ${-height + 64} 200 ${-height}`, mix(body, '#FFFFFF', 0.35), 11, 'brushed') + steam
      : lid(b, kind, -height))
  )
}

function potGoods(kind: Pot): Goods {
  return {
    views: [
      (b) => view(510, kind.height + 120, pot(b, kind)),
      (b) => view(510, kind.height + 170, pot(b, kind, true)),
      [120, -kind.height * 0.8, 2],
    ],
  }
}

export const STEEL_POT = potGoods({ body: '#C3C8CE', finish: 'metal', grip: '#9CA1A8', height: 230, lid: 'glass' })

export const CERAMIC_POT = potGoods({ body: '#C1503A', finish: 'glaze', grip: '#A83F2C', height: 170, lid: 'same' })

export const PRESSURE_COOKER = potGoods({ body: '#B4BAC2', finish: 'metal', grip: '#2B2D31', height: 240, lid: 'pressure' })
