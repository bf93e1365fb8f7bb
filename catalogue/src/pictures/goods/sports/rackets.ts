import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

/** A racket standing on its grip: 520 high for a shaft of 150. */
function racket(b: Brush, frame: string, grip: string, rx: number, ry: number, shaft: number): string {
  const y = -170 - shaft - ry
  const strings =
    Array.from({ length: Math.floor((rx * 2) / 16) }, (_, at) => `M${-rx + 8 + at * 16} ${y - ry}v${ry * 2}`).join('') +
    Array.from({ length: Math.floor((ry * 2) / 16) }, (_, at) => `M${-rx} ${y - ry + 8 + at * 16}h${rx * 2}`).join('')
  const throat =
    shaft < 60
      ? b.rod(`M-10-160L${-rx * 0.8} ${y + ry * 0.64}M10-160L${rx * 0.8} ${y + ry * 0.64}`, frame, 19, 'plastic')
      : b.rod(`M0-160V${y + ry}`, mix(frame, '#1A1A20', 0.5), 12, 'upright') +
        b.solid(`M-26 ${y + ry - 4}H26L8 ${y + ry + 40}H-8Z`, frame, 'plastic', 8)
  return (
    b.within(oval(0, y, rx, ry), b.line(strings, '#8A929C', 3.4, 0.5) + put(b.line(strings, '#FFFFFF', 2.2, 0.95), -1, -1)) +
    b.rod(oval(0, y, rx, ry), frame, shaft < 60 ? 21 : 15, 'plastic') +
    b.line(`M${-rx * 0.7} ${y - ry * 0.7}A${rx} ${ry} 0 0 1 ${rx * 0.7} ${y - ry * 0.7}`, '#FFFFFF', 5, 0.5) +
    throat +
    b.solid(
      rect(-17, -170, 34, 164, 8),
      grip,
      'upright',
      8,
      b.line(Array.from({ length: 13 }, (_, at) => `M-20 ${-160 + at * 13}l40-9`).join(''), '#000000', 3, 0.3),
    ) +
    b.solid(rect(-21, -12, 42, 14, 5), '#26262C', 'rubber', 5)
  )
}
const shuttle = (b: Brush) =>
  Array.from({ length: 7 }, (_, at) =>
    put(
      b.solid('M-9 0L-20-110Q0-124 20-110L9 0Z', '#FBF9F2', 'paper', 7, b.line('M0-6V-110', '#B9B2A4', 2.4, 0.7)),
      (at - 3) * 7,
      -44,
      (at - 3) * 11,
    ),
  ).join('') +
  b.line('M-40-84Q0-74 40-84M-50-108Q0-96 50-108', '#C9C2B4', 3) +
  b.solid('M-30-48H30C34-10 20 0 0 0C-20 0-34-10-30-48Z', '#F4EEDD', 'skin', 10) +
  b.solid(rect(-32, -54, 64, 12, 4), '#D9432B', 'lying', 4)
function badminton(frame: string, extra: boolean): Goods {
  const one = (b: Brush) => racket(b, frame, extra ? '#F0B52B' : '#26262C', 92, 112, 110)
  const bag = (b: Brush) =>
    b.solid(
      'M-110-480C-60-520 60-520 110-480C140-380 110-280 40-230V-20Q0 0-40-20V-230C-110-280-140-380-110-480Z',
      mix(frame, '#1A1A20', 0.35),
      'cloth',
      24,
      b.fill('M-130-390L130-300V-260L-130-350Z', frame),
    ) + b.line('M-96-470C-120-390-90-290-30-240V-30', '#F4F1EA', 5, 0.6, '4 6')
  return {
    views: [
      (b) =>
        view(
          480,
          510,
          b.dark(0, -16, 200, 26, 0.34) +
            (extra
              ? put(one(b), 60, -20, -30) + put(racket(b, mix(frame, '#3E8FC4', 0.7), '#F0B52B', 92, 112, 110), -60, -20, 30)
              : put(one(b), -110, -30, 28)) +
            put(shuttle(b), extra ? 0 : -120, 4, extra ? 6 : -14, 0.8),
          true,
        ),
      (b) => view(460, 520, put(bag(b), -90, -6, -4) + put(one(b), 110, -4, 6)),
      [70, -380, 2.1],
    ],
  }
}
export const LIGHT_RACKET = badminton('#1F9EB5', false)
export const ATTACK_RACKET = badminton('#C0303B', false)
export const FAMILY_RACKETS = badminton('#F08A2B', true)

export const tennisBall = (b: Brush, r: number) =>
  b.solid(
    oval(0, -r, r, r),
    '#CBDD3A',
    'cloth',
    r * 0.4,
    b.line(
      `M${-r} ${-r * 1.4}C${-r * 0.3} ${-r * 1.3} ${-r * 0.2} ${-r * 0.4} ${-r * 0.5} 0M${r} ${-r * 1.5}C${r * 0.2} ${-r * 1.5} ${r * 0.2} ${-r * 0.5} ${r * 0.9} ${-r * 0.4}`,
      '#F9FAF0',
      r * 0.12,
      0.95,
    ) +
      b.line(
        Array.from({ length: Math.floor(r / 6) }, (_, at) => `M${-r} ${-r * 2 + at * 12}h${r * 2}`).join(''),
        '#FFFFFF',
        2.4,
        0.4,
        '2 7',
      ),
  )
export const TENNIS_RACKET: Goods = {
  views: [
    (b) =>
      view(
        460,
        500,
        b.dark(0, -16, 200, 26, 0.34) +
          put(racket(b, '#2E7A4A', '#26262C', 116, 146, 40), -90, -30, 24) +
          b.foot(130, 0, 44) +
          put(tennisBall(b, 44), 130, 2),
        true,
      ),
    (b) =>
      view(
        460,
        500,
        b.solid(
          'M-180-380C-160-500 60-500 80-380C100-280 40-200-20-170L-40-10H-90L-80-170C-140-200-200-280-180-380Z',
          '#2F3A46',
          'cloth',
          24,
          b.fill('M-190-360L90-300V-260L-190-320Z', '#6FB04A'),
        ) +
          [
            [110, 0],
            [180, -8],
            [146, -70],
          ]
            .map(([x = 0, y = 0]) => put(tennisBall(b, 38), x, y))
            .join(''),
      ),
    [80, -340, 2.1],
  ],
}
const bat = (b: Brush, face: string) =>
  b.solid(rect(-24, -150, 48, 146, 14), '#D9B07A', 'upright', 10, b.fill('M-8-150H8V-4H-8Z', '#8A5A2A', 0.5)) +
  b.solid('M-24-150C-60-170-120-190-120-280C-120-370-60-410 0-410C60-410 120-370 120-280C120-190 60-170 24-150Z', '#E4C48F', 'wood', 8) +
  b.solid(
    'M-40-176C-80-196-112-220-112-284C-112-360-56-402 0-402C56-402 112-360 112-284C112-220 80-196 40-176Z',
    face,
    'rubber',
    20,
    b.line(Array.from({ length: 14 }, (_, at) => `M${-112 + (at % 2) * 8} ${-394 + at * 16}h224`).join(''), '#FFFFFF', 3, 0.14, '0 15'),
  )
const pingpong = (b: Brush, x: number, y: number) => b.foot(x, y, 26) + b.solid(oval(x, y - 28, 28, 28), '#F6F2E6', 'glaze', 12)
export const TABLE_TENNIS: Goods = {
  views: [
    (b) =>
      view(
        500,
        420,
        b.dark(0, -16, 210, 26, 0.34) +
          put(bat(b, '#2B2B30'), 60, -16, 30) +
          put(bat(b, '#C8303A'), -60, -8, -30) +
          pingpong(b, -30, 4) +
          pingpong(b, 44, 8),
        true,
      ),
    (b) =>
      view(
        580,
        300,
        b.solid('M-290-60L-220-220H220L290-60Z', '#2E6E8A', 'flat', 12, b.line('M-256-140H256M0-220V-60M-284-68H284', '#FFFFFF', 5, 0.9)) +
          b.solid(rect(-290, -62, 580, 18, 4), '#1E4A5E', 'bar', 5) +
          b.line('M-270-140V-206H270V-140', '#F4F1EA', 5) +
          b.line(
            `${Array.from({ length: 18 }, (_, at) => `M${-256 + at * 30}-200v60`).join('')}M-270-180H270M-270-160H270`,
            '#F4F1EA',
            2,
            0.6,
          ) +
          put(bat(b, '#C8303A'), 150, -60, -64, 0.5) +
          b.solid(oval(-90, -110, 16, 16), '#F6F2E6', 'glaze', 7),
      ),
    [-150, -260, 2.2],
  ],
}
