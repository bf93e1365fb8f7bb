import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'

export const torch = (b: Brush) =>
  b.solid(
    rect(-44, -230, 88, 226, 14),
    '#33373F',
    'upright',
    16,
    b.line(Array.from({ length: 9 }, (_, at) => `M-44 ${-180 + at * 18}h88`).join(''), '#000000', 6, 0.35),
  ) +
  b.solid(rect(-16, -220, 32, 44, 12), '#F0A52B', 'rubber', 8) +
  b.solid('M-44-230L-84-310H84L44-230Z', '#33373F', 'upright', 14) +
  b.solid(
    rect(-92, -366, 184, 62, 12),
    '#4A505A',
    'upright',
    12,
    b.line(Array.from({ length: 12 }, (_, at) => `M${-84 + at * 15}-360v50`).join(''), '#000000', 4, 0.3),
  ) +
  b.solid(oval(0, -368, 90, 22), '#FFF3C4', 'glaze', 10) +
  b.fill(oval(0, -368, 40, 10), '#FFFFFF')

const beam = (b: Brush) => b.fill('M-84-360L-190-640H190L84-360Z', b.linear('down', [0, '#FFF3C4', 0], [1, '#FFE88A', 0.85]))

export const TORCH: Goods = {
  views: [
    (b) => view(420, 400, b.dark(-10, -6, 170, 24, 0.4) + put(torch(b), -90, -20, 28), true),
    (b) => view(640, 300, b.dark(60, -6, 200, 22, 0.4) + put(beam(b) + torch(b), 250, -90, -84, 0.9), true),
    [80, -340, 2.2],
  ],
}

export const BIKE_LIGHT: Goods = (() => {
  const rays = Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [Math.cos((at * Math.PI) / 8), Math.sin((at * Math.PI) / 8)]
    return `M${Math.round(x * 40)} ${Math.round(-158 + y * 38)}L${Math.round(x * 86)} ${Math.round(-158 + y * 80)}`
  }).join('')
  const lamp = (b: Brush, lit: boolean) =>
    b.rod('M0-60V-8', '#2B2E35', 40, 'rubber') +
    b.solid('M-70-30C-80-8 80-8 70-30Q70-64 0-64Q-70-64-70-30Z', '#2B2E35', 'rubber', 10) +
    b.solid(rect(-30, -288, 60, 40, 12), '#D9432B', 'rubber', 6) +
    b.solid(oval(0, -156, 124, 116), '#33373F', 'plastic', 24) +
    b.solid(oval(0, -158, 102, 96), '#AEB4BC', 'metal', 10) +
    b.solid(
      oval(0, -158, 90, 84),
      lit ? '#FFF3C4' : '#D3DFE8',
      'glaze',
      18,
      b.line(rays, '#8FA3B2', 4, 0.6) + b.line(oval(0, -158, 60, 56), '#8FA3B2', 4, 0.5),
    ) +
    b.solid(oval(0, -158, 32, 30), lit ? '#FFFFFF' : '#F6C65A', 'glaze', 10) +
    b.glow(-38, -200, 34, 16, 0.85, -34) +
    (lit ? b.glow(0, -158, 230, 190, 0.7) : '')
  return {
    views: [
      (b) => view(260, 292, lamp(b, false)),
      (b) => view(420, 352, b.rod('M-260-60H260', '#AEB4BC', 36, 'bar') + put(lamp(b, true), 0, -60)),
      [-40, -170, 2.2],
    ],
  }
})()

const deskLamp = (b: Brush, lit: boolean) =>
  (lit ? b.fill('M30-330L-130-20H260L170-300Z', b.linear('down', [0, '#FFE88A', 0.7], [1, '#FFF3C4', 0])) : '') +
  b.solid('M-150-16C-150-40 30-40 30-16Q30 0 10 0H-130Q-150 0-150-16Z', '#C98A3A', 'brushed', 10) +
  b.rod('M-60-30L-130-230L60-400', '#C98A3A', 15, 'brushed') +
  b.solid(oval(-130, -230, 19, 19), '#AEB4BC', 'brushed', 6) +
  b.solid('M20-430C60-470 110-450 120-420L200-300C150-260 60-280 10-330Z', '#E0A04A', 'plastic', 20) +
  b.solid('M10-330C60-280 150-260 200-300C180-330 60-360 10-330Z', lit ? '#FFF6D8' : '#8A5A1E', 'glaze', 8)

export const DESK_LAMP: Goods = {
  views: [(b) => view(400, 450, deskLamp(b, false)), (b) => view(430, 450, deskLamp(b, true)), [90, -370, 2.1]],
}

const lanternOf = (b: Brush, lit: boolean) =>
  b.rod('M-60-370C-70-470 70-470 60-370', '#7A5A2E', 10, 'brushed') +
  b.solid('M-90-330C-80-380 80-380 90-330Z', '#B98A3A', 'metal', 12) +
  b.solid(rect(-30, -392, 60, 36, 8), '#B98A3A', 'metal', 8) +
  b.solid('M-110-330H110L130-60H-130Z', lit ? '#FFD98A' : '#E4D4B0', 'glaze', 26, lit ? b.glow(0, -170, 130, 130, 1) : '') +
  (lit ? b.solid('M0-250C30-210 30-170 0-160C-30-170-30-210 0-250Z', '#F08A2B', 'glaze', 10) : '') +
  b.solid(rect(-22, -160, 44, 100, 6), '#FBF6EA', 'upright', 8) +
  b.line('M-110-330L-130-60M110-330L130-60M-40-330L-46-60M40-330L46-60', '#8A6222', 8) +
  b.line('M-120-200Q0-180 120-200M-90-290q30 40 60 0t60 0 60 0', '#8A6222', 5) +
  b.solid(rect(-146, -66, 292, 44, 12), '#B98A3A', 'bar', 10) +
  b.solid(rect(-120, -24, 240, 24, 8), '#8A6222', 'bar', 8)

export const DECOR_LANTERN: Goods = {
  views: [(b) => view(310, 450, lanternOf(b, false)), (b) => view(310, 450, lanternOf(b, true)), [0, -320, 2]],
}
