import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'
import { reel, rod } from './water.ts'

const box = (b: Brush) =>
  b.solid(rect(-120, -110, 240, 106, 14), '#3E7A5A', 'plastic', 16) +
  b.solid(rect(-126, -140, 252, 40, 12), '#4E8F6B', 'plastic', 10) +
  b.solid(rect(-24, -112, 48, 26, 6), '#D9AE5F', 'brushed', 5)

const hookOf = (b: Brush) =>
  b.rod('M0-190V-50C0 10-90 10-90-50V-70', '#AEB4BC', 13, 'brushed') +
  b.solid('M-90-110L-74-66H-106Z', '#AEB4BC', 'brushed', 4) +
  b.line('M0-204a14 14 0 1 0 1 0', '#AEB4BC', 8)

const lure = (b: Brush, colour: string) =>
  b.solid(
    'M-170-60C-120-130 60-130 130-60C60 0-120 10-170-60Z',
    colour,
    'glaze',
    24,
    b.fill('M-180-50C-100 0 60-10 140-50V20H-180Z', '#F6F2E8', 0.85) +
      b.line('M-60-110v90M-20-116v104M20-110v94M60-96v70', '#1E3A4A', 6, 0.3),
  ) +
  b.solid('M120-60L190-110L176-60L190-10Z', colour, 'rubber', 10) +
  b.solid(oval(-120, -74, 15, 15), '#F6E08A', 'glaze', 5) +
  b.fill(oval(-122, -74, 7, 7), '#16181D') +
  b.glow(-60, -104, 50, 10, 0.7, -6) +
  put(hookOf(b), -30, 60, 0, 0.36) +
  put(hookOf(b), 80, 50, 0, 0.36)

export const FISHING_ROD: Goods = {
  views: [
    (b) => view(460, 500, put(box(b), 90, 0, 0, 0.9) + put(rod(b), -120, -10, 14)),
    (b) =>
      view(
        540,
        300,
        b.dark(0, -8, 250, 22, 0.36) +
          put(rod(b), -220, -70, 78) +
          put(reel(b), -60, -30, 0, 1.2) +
          put(lure(b, '#D9432B'), 130, -10, 0, 0.5),
        true,
      ),
    [-90, -120, 2.4],
  ],
}

export const FISH_HOOKS: Goods = {
  views: [
    (b) =>
      view(
        460,
        330,
        b.solid(rect(-210, -320, 420, 316, 20), '#DCE8EC', 'glaze', 20) +
          b.line('M-70-310V-14M70-310V-14M-200-162H200', '#9DB4BC', 5, 0.7) +
          [
            [-140, -180],
            [0, -180],
            [140, -180],
            [-140, -24],
            [0, -24],
            [140, -24],
          ]
            .map(([x = 0, y = 0], at) => put(hookOf(b), x + 24, y, 0, 0.5 + (at % 3) * 0.06) + put(hookOf(b), x + 50, y - 6, 8, 0.46))
            .join('') +
          b.fill('M-210-320H-60L-160-4H-210Z', '#FFFFFF', 0.3),
      ),
    (b) =>
      view(
        360,
        280,
        b.dark(0, -4, 150, 20, 0.36) +
          [
            [-70, -6, -10],
            [40, -16, 8],
            [120, 0, 20],
          ]
            .map(([x = 0, y = 0, turn = 0]) => put(hookOf(b), x, y - 10, turn))
            .join(''),
        true,
      ),
    [-120, -220, 2.3],
  ],
}

export const FISH_LURES: Goods = {
  views: [
    (b) =>
      view(
        470,
        360,
        [
          ['#2FA6C4', -10, -220, -8],
          ['#D9432B', 20, -110, 5],
          ['#6FB04A', -16, 0, -4],
        ]
          .map(([colour, x, y, turn]) => put(lure(b, String(colour)), Number(x), Number(y), Number(turn)))
          .join(''),
        true,
      ),
    (b) => view(440, 160, put(lure(b, '#2FA6C4'), 0, -30, 0, 1.1)),
    [-110, -160, 2.3],
  ],
}
