import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

/** A sponge: a soft block with pores over a rough layer. */
function sponge(b: Brush, colour: string, rough: string): string {
  const holes = [
    [-110, -96, 12, 7],
    [-60, -116, 9, 5],
    [-20, -92, 14, 8],
    [40, -112, 10, 6],
    [90, -94, 13, 7],
    [-84, -72, 8, 5],
    [6, -66, 9, 5],
    [66, -70, 9, 6],
    [124, -74, 7, 4],
    [-130, -70, 7, 4],
  ]
  const pits = holes
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        b.fill(oval(x, y, rx, ry), mix(colour, '#3A1A00', 0.35), 0.75) +
        b.line(`M${x - rx} ${y + 1}q${rx} ${ry * 1.6} ${rx * 2} 0`, '#FFFFFF', 2, 0.4),
    )
    .join('')
  return (
    b.solid(
      'M-166-34Q-166 0-140 0H140Q166 0 166-34V-60H-166Z',
      rough,
      'rubber',
      12,
      b.line(
        'M-160-40l20 8 16-10 20 12 18-10 22 10 18-12 20 12 20-10 20 10 18-10 22 10 18-12 20 12 18-10 20 8M-156-18l20 8 20-8 20 8 22-8 20 8 20-8 22 8 20-8 22 8 20-8 22 8 20-8 20 8',
        '#FFFFFF',
        2.4,
        0.25,
      ),
    ) +
    b.solid(
      'M-168-110C-172-140-150-146-120-144H120C150-146 172-140 168-110C164-90 172-70 166-56C100-48-100-48-166-56C-172-70-164-90-168-110Z',
      colour,
      'cloth',
      22,
      pits,
    )
  )
}

function sponges(own: string, rough: string): Goods {
  const tones = [own, mix(own, '#FFFFFF', 0.22), mix(own, '#C0402A', 0.14)]
  return {
    views: [
      (b, { count }) =>
        view(
          480,
          count > 3 ? 410 : 290,
          Array.from({ length: Math.min(6, count > 3 ? 6 : 3) }, (_, at) =>
            put(
              sponge(b, tones[at % 3] ?? own, rough),
              count > 3 ? (at % 2 ? 92 : -92) * (at < 4 ? 1 : 0.8) : ([-70, 84, 0][at] ?? 0),
              count > 3 ? -Math.floor(at / 2) * 132 : ([0, -6, -134][at] ?? 0),
              [-2, 2, 1][at % 3],
              count > 3 ? 0.82 : 0.92,
            ),
          ).join(''),
        ),
      (b) =>
        view(
          440,
          240,
          b.solid(oval(0, -26, 210, 36), '#F4F1EA', 'glaze', 12) +
            b.solid(oval(0, -32, 150, 22), '#DCE6E8', 'glaze', 12) +
            put(sponge(b, own, rough), 0, -50, -8, 0.86) +
            [
              [-150, -60, 34],
              [-110, -36, 22],
              [140, -54, 40],
              [178, -30, 20],
              [90, -34, 18],
            ]
              .map(
                ([x = 0, y = 0, r = 0]) =>
                  b.solid(oval(x, y, r, r), '#E4F1F6', 'glaze', r * 0.4) + b.glow(x - r * 0.3, y - r * 0.4, r * 0.3, r * 0.2, 0.9, -30),
              )
              .join(''),
        ),
      [-60, -90, 2.4],
    ],
  }
}

export const DISH_SPONGE = sponges('#F4C63C', '#3E8A4A')

export const SCOURER = sponges('#E5748A', '#5B6470')

export const GLASS_SPONGE = sponges('#6FB7DE', '#F1F4F6')

/** A roll of paper: upright, or lying with a loose end. */
function roll(b: Brush, tone: string): string {
  const dots = b.line(Array.from({ length: 8 }, (_, at) => `M-90 ${-150 + at * 20}q90 20 180 0`).join(''), '#B9B2A4', 3.4, 0.4, '0 16')
  return (
    b.solid('M-96-170V-20Q0 22 96-20V-170Z', tone, 'upright', 14, dots) +
    b.solid(
      oval(0, -170, 96, 30),
      mix(tone, '#FFFFFF', 0.5),
      'paper',
      8,
      b.line('M-70-170a70 21 0 1 0 140 0a70 21 0 1 0-140 0M-50-170a50 15 0 1 0 100 0a50 15 0 1 0-100 0', '#C9C2B4', 2, 0.6),
    ) +
    b.solid(oval(0, -170, 34, 11), '#8A6844', 'wood', 6)
  )
}

function rolls(tone: string): Goods {
  return {
    views: [
      (b, { count }) => {
        const one = b.again(roll(b, tone))
        const rows =
          count > 6
            ? [
                [-150, -300],
                [0, -312],
                [150, -300],
                [-150, -150],
                [0, -160],
                [150, -150],
                [-150, -2],
                [0, 8],
                [150, -2],
              ]
            : [
                [-104, -160],
                [104, -160],
                [0, -146],
                [-150, 0],
                [0, 12],
                [150, 0],
              ]
        return view(520, count > 6 ? 470 : 340, rows.map(([x = 0, y = 0]) => put(one, x, y, 0, count > 6 ? 0.78 : 0.84)).join(''))
      },
      (b) =>
        view(
          460,
          240,
          b.dark(20, -2, 220, 28, 0.4) +
            b.solid('M-60-210H120V-40H-60Z', tone, 'lying', 14, '') +
            b.solid(
              oval(-60, -125, 44, 85),
              mix(tone, '#FFFFFF', 0.5),
              'paper',
              8,
              b.line('M-92-125a32 62 0 1 0 64 0a32 62 0 1 0-64 0', '#C9C2B4', 2, 0.6),
            ) +
            b.solid(oval(-60, -125, 17, 34), '#8A6844', 'wood', 6) +
            b.solid('M-40-44C40-30 80-6 210 0H250V-14C200-20 150-40 120-60Z', mix(tone, '#FFFFFF', 0.3), 'paper', 10),
          true,
        ),
      [0, -150, 2.2],
    ],
  }
}

export const TISSUE_SOFT = rolls('#F7F2EA')

export const TISSUE_LONG = rolls('#E9F0E4')
