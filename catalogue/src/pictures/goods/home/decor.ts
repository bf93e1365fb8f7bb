import { type Brush, oval, put, rect } from '../brush.ts'
import { type Detail, type DrawView, type Goods, view } from '../goods.ts'

const TEAK = '#A66A36'

const grain = (b: Brush, w: number, h: number) =>
  b.line(
    Array.from({ length: 5 }, (_, at) => `M${-w / 2} ${-h + 6 + at * 7}q${w / 2} ${at % 2 ? 5 : -4} ${w} 0`).join(''),
    '#4E2A10',
    2,
    0.3,
  )

function frame(b: Brush): string {
  const landscape =
    b.fill(rect(-120, -270, 240, 190), '#CFE3EC') +
    b.solid(oval(60, -220, 26, 26), '#F6C65A', 'flat', 6) +
    b.solid('M-120-150L-40-230L20-170L60-200L120-150V-80H-120Z', '#6E93A0', 'flat', 10) +
    b.solid('M-120-130Q-40-170 40-120T120-130V-80H-120Z', '#6FA052', 'flat', 10) +
    b.line('M-110-100q60-14 110 0t110-4', '#E5EEC8', 4, 0.7)
  return (
    b.solid(rect(-190, -350, 380, 350, 6), TEAK, 'wood', 18, grain(b, 380, 350) + put(grain(b, 380, 40), 0, -4)) +
    b.line('M-190-350L-146-306M190-350L146-306M-190 0L-146-44M190 0L146-44', '#4E2A10', 2.4, 0.5) +
    b.solid(rect(-148, -308, 296, 266), '#F7F3EA', 'paper', 12) +
    b.within(rect(-120, -278, 240, 206), landscape) +
    b.fill('M-148-308H-40L-148-120Z', '#FFFFFF', 0.22)
  )
}

const frameBack = (b: Brush) =>
  b.solid('M60-20L150-6L120-180L40-200Z', '#6B4A2A', 'wood', 10) +
  b.solid(rect(-190, -350, 380, 350, 6), '#8A5A2E', 'wood', 14) +
  b.solid(
    rect(-158, -318, 316, 286),
    '#C2A884',
    'paper',
    12,
    b.line('M-140-280q140 12 280 0M-140-200q140-10 280 4M-140-110q140 12 280-4', '#8A6E4A', 2.4, 0.4),
  ) +
  [
    [-158, -200, 90],
    [158, -200, -90],
    [0, -318, 180],
    [0, -32, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) => put(b.solid(rect(-16, -8, 32, 16, 4), '#9AA0A6', 'brushed', 4), x, y, turn))
    .join('') +
  b.solid(rect(-34, -210, 68, 190, 6), '#7A5228', 'wood', 10) +
  b.solid(rect(-30, -346, 60, 14, 4), '#B9BDC2', 'bar', 4)

function chime(b: Brush): string {
  const tube = (x: number, length: number) =>
    b.line(`M${x}-330V-300`, '#5A4630', 3) +
    b.solid(
      rect(x - 14, -300, 28, length, 6),
      '#C9A25A',
      'upright',
      8,
      b.line(`M${x - 14} ${-300 + length * 0.3}h28M${x - 14} ${-300 + length * 0.66}h28`, '#7A5A20', 4, 0.5),
    ) +
    b.fill(oval(x, -300 + length, 13, 5), '#6B4A1A')
  return (
    b.line('M0-440L-90-350M0-440L90-350M0-440V-420', '#5A4630', 3) +
    b.solid(oval(0, -448, 13, 13), '#B9813E', 'wood', 6) +
    [-72, 72, -38, 38, 0].map((x, at) => tube(x, [150, 170, 200, 216, 240][at] ?? 0)).join('') +
    b.solid(oval(0, -340, 112, 24), '#A9733A', 'wood', 10) +
    b.line('M0-62V-40', '#5A4630', 3) +
    b.solid('M-26-40H26L18 0H-18Z', '#A9733A', 'wood', 8)
  )
}

function lantern(b: Brush, lit: boolean): string {
  const body = 'M-90-350C-170-320-190-240-190-200C-190-160-170-80-90-50H90C170-80 190-160 190-200C190-240 170-320 90-350Z'
  const ribs = Array.from({ length: 9 }, (_, at) => `M-200 ${-330 + at * 34}q200 ${16 - at * 3} 400 0`).join('')
  return (
    b.line('M0-384V-430', '#4A2A1A', 4) +
    b.solid(rect(-64, -384, 128, 34, 6), '#3A2A22', 'upright', 8) +
    b.solid(
      body,
      lit ? '#F08A3A' : '#CF3B2E',
      'paper',
      44,
      b.line(ribs, '#5A0F0A', 3, 0.35) +
        b.line(ribs.replaceAll('M-200', 'M-196'), '#FFE0B0', 2, 0.3) +
        (lit ? b.glow(0, -190, 170, 140, 0.85) : ''),
    ) +
    b.soft('M-120-300C-150-240-150-170-126-110', '#FFFFFF', 18, 0.28) +
    b.solid(rect(-64, -52, 128, 26, 6), '#3A2A22', 'upright', 8) +
    b.line('M0-26V-6M-8-6V30M0-6V36M8-6V30', '#D9A43C', 4)
  )
}

function mirror(b: Brush, angle: number): string {
  const w = 190 * angle
  return (
    b.solid(oval(0, -195, w, 195), '#C08A4B', 'wood', 16, '') +
    b.solid(
      oval(0, -195, w * 0.88, 172),
      '#D9E7EC',
      'glaze',
      20,
      b.fill(`M${-w}-120L${w * 0.4}-400H${w}L${-w * 0.4}-20Z`, '#FFFFFF', 0.4) +
        b.fill(`M${-w * 0.1}-10L${w}-260V-200L${w * 0.1} 10Z`, '#FFFFFF', 0.3),
    ) +
    b.line(`M${-w * 0.88}-195a${w * 0.88} 172 0 1 1 ${w * 1.76} 0`, '#6B4318', 3, 0.4)
  )
}

export const goods = (front: DrawView, other: DrawView, third: DrawView | Detail): Goods => ({ views: [front, other, third] })

export const PICTURE_FRAME = goods(
  (b) => view(380, 350, frame(b)),
  (b) => view(380, 350, frameBack(b)),
  [-140, -300, 2.3],
)

export const WIND_CHIME = goods(
  (b) => view(240, 460, chime(b)),
  (b) => view(300, 460, put(chime(b), 20, -10, 9)),
  [0, -300, 2.1],
)

export const PAPER_LANTERN = goods(
  (b) => view(380, 430, lantern(b, false)),
  (b) => view(380, 430, lantern(b, true)),
  [0, -350, 2],
)

export const ROUND_MIRROR = goods(
  (b) => view(380, 390, mirror(b, 1)),
  (b) => view(330, 390, b.solid('M60 0L130-4L60-300Z', '#8A5A2E', 'wood', 10) + mirror(b, 0.72)),
  [-120, -320, 2.2],
)
