import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const laid = (width: number, height: number, b: Brush, svg: string) =>
  view(width, height, b.dark(10, -6, width * 0.46, 18, 0.32) + put(svg, 0, -16), true)

function jeans(b: Brush, back: boolean): string {
  const blue = '#3E628F'
  const thread = '#E2A752'
  const pockets = back
    ? [-1, 1]
        .map((side) =>
          put(
            b.solid('M24-340H94V-270L59-246L24-270Z', mix(blue, '#FFFFFF', 0.08), 'cloth', 8) +
              b.seam('M24-340H94V-270L59-246L24-270ZM30-310q30 20 58 0', thread, 0.9),
            0,
            0,
            0,
            1,
            side < 0,
          ),
        )
        .join('')
    : b.seam('M-60-390C-70-340-90-330-124-330M60-390C70-340 90-330 124-330M0-390V-270Q-10-256-26-262V-388', thread, 0.9)
  const worn = b.glow(-70, -190, 26, 90, 0.35, 4) + b.glow(72, -190, 26, 90, 0.3, -4)
  return (
    b.solid(
      'M-120-400H120L150-10Q90 4 36-6L6-250H-6L-36-6Q-90 4-150-10Z',
      blue,
      'cloth',
      22,
      worn +
        b.crease('M-110-250q40 20 80 0M110-250q-40 20-80 0M-120-110q30 14 70 0M120-120q-30 14-70 0', 9, 0.22) +
        b.seam('M-132-100L-140-14M132-100L140-14M-146-24Q-90-12-38-22M146-24Q90-12 38-22', thread, 0.8),
    ) +
    pockets +
    b.solid(rect(-124, -418, 248, 34, 4), mix(blue, '#000000', 0.12), 'cloth', 8, b.seam('M-120-390H120', thread, 0.9)) +
    [-84, -34, 34, 84].map((x) => b.solid(rect(x - 7, -424, 14, 44, 2), blue, 'cloth', 4)).join('') +
    (back ? b.solid(rect(60, -412, 46, 26, 2), '#A9713D', 'wood', 5) : b.solid(oval(0, -401, 10, 10), '#D9AE5F', 'metal', 4))
  )
}
export const JEANS: Goods = {
  views: [(b) => laid(310, 440, b, jeans(b, false)), (b) => laid(310, 440, b, jeans(b, true)), [-50, -340, 2.2]],
}

interface Shorts {
  readonly colour: string
  readonly stripe: string
  readonly sporty: boolean
}
function shorts(b: Brush, { colour, stripe, sporty }: Shorts, back: boolean): string {
  const side = sporty
    ? b.fill('M-150-300H-124L-176-20H-214ZM150-300H124L176-20H214Z', stripe)
    : b.line(
        Array.from({ length: 4 }, (_, row) =>
          Array.from(
            { length: 7 },
            (_, at) => `M${-170 + at * 56 + (row % 2) * 26} ${-240 + row * 60}m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0`,
          ).join(''),
        ).join(''),
        stripe,
        5,
        0.8,
      )
  return (
    b.solid(
      'M-150-310H150L216-14Q120 10 24-4L6-170H-6L-24-4Q-120 10-216-14Z',
      colour,
      'cloth',
      24,
      side +
        b.crease('M-120-200C-110-140-130-80-120-30M120-200C110-140 130-80 120-30M-50-220q30 30 44 60M50-220q-30 30-44 60', 12, 0.22) +
        b.seam('M-208-34Q-120-12-28-24M208-34Q120-12 28-24'),
    ) +
    b.solid(
      'M-154-336H154L158-290H-158Z',
      mix(colour, '#000000', 0.1),
      'cloth',
      10,
      b.line(Array.from({ length: 26 }, (_, at) => `M${-148 + at * 12}-334v40`).join(''), '#000000', 3, 0.18),
    ) +
    (back
      ? b.solid('M50-250H120V-180H50Z', mix(colour, '#FFFFFF', 0.06), 'cloth', 7) + b.seam('M50-250H120V-180H50Z')
      : b.rod('M-14-300C-30-260-34-230-30-190M14-300C24-250 40-240 36-206', '#F6F2E8', 8, 'cloth'))
  )
}
const shortsGoods = (kind: Shorts): Goods => ({
  views: [(b) => laid(440, 350, b, shorts(b, kind, false)), (b) => laid(440, 350, b, shorts(b, kind, true)), [0, -270, 2.2]],
})
export const KIDS_SHORTS = shortsGoods({ colour: '#2FA08C', stripe: '#F6E7B4', sporty: false })
export const SPORT_SHORTS = shortsGoods({ colour: '#2E4A7A', stripe: '#E5EBF2', sporty: true })

const SOCK = 'M-60-330H60V-150C70-110 130-90 160-60C180-30 160 4 120 6H20C-40 6-66-30-62-100Z'
function sock(b: Brush, colour: string, motif: string, rib: string): string {
  return (
    b.solid(
      SOCK,
      colour,
      'cloth',
      20,
      motif +
        b.solid('M-62-110C-40-100-20-60-10 6H-62Z', rib, 'cloth', 10) +
        b.solid('M110-96C130-80 170-50 170-30L120 10L90 6C100-30 100-60 110-96Z', rib, 'cloth', 10) +
        b.crease('M-40-140q40 10 70-20M-30-120q40 20 80 0', 7, 0.2),
    ) +
    b.solid(
      rect(-64, -346, 128, 54, 10),
      rib,
      'cloth',
      10,
      b.line(Array.from({ length: 16 }, (_, at) => `M${-58 + at * 8}-344v50`).join(''), '#000000', 2.6, 0.2),
    )
  )
}
function socks(colour: string, rib: string, motif: (b: Brush) => string): Goods {
  return {
    views: [
      (b) =>
        laid(
          430,
          370,
          b,
          put(sock(b, mix(colour, '#000000', 0.06), motif(b), rib), -80, -30, -6) + put(sock(b, colour, motif(b), rib), 50, 0, 4),
        ),
      (b) =>
        view(
          400,
          200,
          b.solid(
            rect(-180, -130, 360, 126, 60),
            colour,
            'cloth',
            26,
            b.crease('M-120-120q20 60 0 110M-60-126q20 60 0 120M120-120q-20 60 0 110', 9, 0.2),
          ) +
            b.solid(
              rect(-36, -144, 190, 150, 40),
              rib,
              'cloth',
              18,
              b.line(Array.from({ length: 14 }, (_, at) => `M${-24 + at * 13}-140v140`).join(''), '#000000', 3, 0.18),
            ),
        ),
      [30, -310, 2.3],
    ],
  }
}
const dots = (b: Brush) =>
  [
    [-30, -260],
    [30, -250],
    [0, -210],
    [-34, -170],
    [34, -180],
    [10, -130],
    [60, -70],
    [20, -60],
    [70, -30],
  ]
    .map(([x = 0, y = 0], at) => b.fill(oval(x, y, 12, 12), ['#D9432B', '#3E8FC4', '#4E9A3B'][at % 3] ?? ''))
    .join('')
const bands = (b: Brush) =>
  b.fill('M-66-270H66V-250H-66ZM-66-238H66V-222H-66Z', '#2E4A7A') +
  b.line(Array.from({ length: 18 }, (_, at) => `M-60 ${-210 + at * 12}h230`).join(''), '#000000', 3, 0.1, '0 8')
export const KIDS_SOCKS = socks('#F4C63C', '#E5748A', dots)
export const SPORT_SOCKS = socks('#F1EFEA', '#D5DBE2', bands)
