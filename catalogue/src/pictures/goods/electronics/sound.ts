import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const grille = (b: Brush, x: number, y: number, rx: number, ry: number, colour = '#2B2E35') =>
  b.solid(
    oval(x, y, rx, ry),
    colour,
    'rubber',
    12,
    b.line(
      Array.from({ length: Math.floor(ry / 6) }, (_, at) => `M${x - rx + (at % 2) * 6} ${y - ry + at * 12}h${rx * 2}`).join(''),
      '#FFFFFF',
      4.4,
      0.24,
      '0 11',
    ),
  )

interface Cans {
  readonly shell: string
  readonly pad: string
  readonly wired: boolean
  readonly slim: boolean
}
function headphone(b: Brush, { shell, pad, wired, slim }: Cans, side: boolean): string {
  const reach = slim ? 150 : 168
  const cup = (flip: boolean) =>
    put(
      b.solid(`M${reach - 46}-180C${reach - 70}-180 ${reach - 70}-20 ${reach - 46}-16H${reach - 16}V-184Z`, pad, 'rubber', 18) +
        b.solid(
          `M${reach - 20}-190C${reach + 70}-200 ${reach + 70} 0 ${reach - 20}-8C${reach - 34}-60 ${reach - 34}-140 ${reach - 20}-190Z`,
          shell,
          'plastic',
          22,
        ) +
        b.soft(`M${reach + 22}-160C${reach + 40}-120 ${reach + 40}-80 ${reach + 26}-44`, '#FFFFFF', 9, 0.5) +
        b.solid(rect(reach - 24, -250, 36, 80, 14), '#AEB4BC', 'upright', 8),
      0,
      0,
      0,
      1,
      flip,
    )
  const band =
    b.rod(`M${-reach}-230C${-reach - 10}-470 ${reach + 10}-470 ${reach}-230`, shell, slim ? 30 : 44, 'plastic') +
    b.rod('M-110-360C-60-408 60-408 110-360', pad, slim ? 22 : 34, 'rubber')
  const cable = wired ? b.rod(`M${-reach - 10}-6C${-reach}-0 -100 4 0-6S${reach} 14 ${reach + 70}-8`, '#26262C', 8, 'rubber') : ''
  if (side)
    return (
      b.rod('M-10-210C-20-380 20-440 60-440', shell, slim ? 34 : 50, 'plastic') +
      b.solid(rect(-24, -270, 44, 100, 16), '#AEB4BC', 'upright', 8) +
      b.solid(oval(30, -120, 96, 124), pad, 'rubber', 20) +
      b.solid(oval(0, -120, 104, 128), shell, 'plastic', 26) +
      b.line('M-62-120a62 78 0 1 0 124 0a62 78 0 1 0-124 0', '#FFFFFF', 3, 0.35) +
      b.solid(oval(0, -120, 34, 40), mix(shell, '#FFFFFF', 0.2), 'brushed', 12) +
      b.fill(oval(-60, -30, 5, 5), '#3FE0A0') +
      cable
    )
  return cable + band + cup(false) + cup(true)
}
const cans = (kind: Cans): Goods => ({
  views: [(b) => view(500, 440, headphone(b, kind, false)), (b) => view(320, 470, put(headphone(b, kind, true), 0, -4)), [170, -130, 2.2]],
})
export const ANC_HEADPHONES = cans({ shell: '#33373F', pad: '#23252A', wired: false, slim: false })
export const FOLDING_HEADPHONES = cans({ shell: '#E9E6DF', pad: '#C9B49A', wired: false, slim: true })
export const STUDIO_HEADPHONES = cans({ shell: '#8A2F2A', pad: '#26262C', wired: true, slim: false })

const radio = (b: Brush) =>
  b.rod('M150-300L230-470', '#C3C8CE', 8, 'brushed') +
  b.rod('M-130-306C-130-370 130-370 130-306', '#7A4A28', 20, 'skin') +
  b.solid(rect(-250, -306, 500, 300, 36), '#B5613A', 'wood', 24) +
  b.solid(rect(-226, -284, 452, 256, 22), '#F1E4C8', 'plastic', 14) +
  grille(b, -110, -150, 96, 96, '#8A5A3A') +
  b.solid(
    rect(20, -260, 190, 76, 10),
    '#FFF6DC',
    'glaze',
    10,
    b.line('M34-222H196', '#8A5A3A', 3) +
      b.line(Array.from({ length: 14 }, (_, at) => `M${40 + at * 12}-222v${at % 3 ? -9 : -18}`).join(''), '#8A5A3A', 2.6) +
      b.fill('M118-254h5v62h-5z', '#D9432B'),
  ) +
  [64, 160]
    .map(
      (x) =>
        b.solid(oval(x, -104, 42, 42), '#B5613A', 'plastic', 10) +
        b.solid(oval(x, -108, 30, 30), '#D9AE5F', 'metal', 8) +
        b.fill(rect(x - 3, -134, 6, 20, 3), '#5A3414'),
    )
    .join('') +
  [-200, 200].map((x) => b.solid(rect(x - 20, -14, 40, 16, 4), '#5A3414', 'rubber', 5)).join('')
const radioBack = (b: Brush) =>
  b.rod('M-130-306C-130-370 130-370 130-306', '#7A4A28', 20, 'skin') +
  b.solid(rect(-250, -306, 500, 300, 36), '#B5613A', 'wood', 24) +
  b.solid(
    rect(-220, -280, 440, 248, 18),
    '#4A2E1C',
    'plastic',
    14,
    b.line(Array.from({ length: 8 }, (_, at) => `M-190 ${-250 + at * 16}h200`).join(''), '#000000', 6, 0.35),
  ) +
  b.solid(rect(50, -250, 140, 90, 10), '#3A2416', 'plastic', 8) +
  b.fill(oval(-160, -80, 12, 12), '#0E0A08') +
  b.fill(rect(-120, -88, 40, 16, 5), '#0E0A08') +
  [-200, 200].map((x) => b.solid(rect(x - 20, -14, 40, 16, 4), '#5A3414', 'rubber', 5)).join('')
export const RETRO_RADIO: Goods = { views: [(b) => view(520, 470, radio(b)), (b) => view(520, 380, radioBack(b)), [110, -180, 2.1]] }

const karaoke = (b: Brush) =>
  b.solid('M-44-260H44L34-20Q32 0 0 0Q-32 0-34-20Z', '#D6A23C', 'upright', 16) +
  b.solid(rect(-56, -286, 112, 40, 12), '#2B2E35', 'upright', 8) +
  b.solid(
    oval(0, -350, 84, 90),
    '#B9BEC5',
    'brushed',
    24,
    b.line(
      Array.from({ length: 12 }, (_, at) => `M-84 ${-430 + at * 15}q84 16 168 0M${-84 + at * 15}-440q${8 - at} 90 0 180`).join(''),
      '#2B2E35',
      3,
      0.4,
    ),
  ) +
  b.solid(rect(-84, -346, 168, 20, 8), '#D6A23C', 'lying', 6) +
  b.glow(-34, -398, 26, 20, 0.7, -30) +
  b.solid(rect(-18, -190, 36, 64, 12), '#2B2E35', 'plastic', 8) +
  b.fill(oval(0, -172, 6, 6), '#3FE0A0') +
  b.line('M-30-90h60M-29-76h58M-28-62h56', '#8A5A10', 4, 0.5)
export const KARAOKE_MIC: Goods = {
  views: [
    (b) => view(300, 440, b.dark(0, -6, 150, 20, 0.4) + put(karaoke(b), -60, -16, 14), true),
    (b) => view(480, 250, b.dark(0, -10, 240, 24, 0.4) + put(karaoke(b), -200, -70, 84), true),
    [46, -330, 2.3],
  ],
}
const studio = (b: Brush, side: boolean) =>
  b.solid('M-120-8C-120-34 120-34 120-8Q120 4 100 4H-100Q-120 4-120-8Z', '#33373F', 'brushed', 10) +
  b.solid(rect(-11, -130, 22, 116, 6), '#8E949C', 'upright', 6) +
  b.rod(side ? 'M0-130V-240' : 'M-116-270C-120-130 120-130 116-270', '#5A626E', 20, 'brushed') +
  b.solid(rect(side ? -60 : -84, -460, side ? 120 : 168, 320, 60), '#3A3F47', 'upright', 20) +
  b.solid(
    rect(side ? -60 : -84, -460, side ? 120 : 168, 180, 60),
    '#AEB4BC',
    'brushed',
    16,
    b.line(Array.from({ length: 14 }, (_, at) => `M-84 ${-452 + at * 13}h168M${-84 + at * 13}-460v180`).join(''), '#2B2E35', 3, 0.4),
  ) +
  b.solid(rect(side ? -62 : -86, -290, side ? 124 : 172, 16, 5), '#D6A23C', 'lying', 5) +
  (side ? '' : b.solid(oval(0, -222, 26, 26), '#2B2E35', 'plastic', 8) + b.fill(oval(0, -222, 10, 10), '#3FE0A0')) +
  b.glow(-40, -400, 14, 50, 0.5, 6)
export const STUDIO_MIC: Goods = {
  views: [(b) => view(260, 470, studio(b, false)), (b) => view(260, 470, studio(b, true)), [0, -350, 2.2]],
}

const speaker = (b: Brush, back: boolean) =>
  b.solid(rect(-130, -340, 260, 336, 30), '#3E6F8A', 'plastic', 24) +
  (back
    ? b.solid(rect(-90, -230, 180, 150, 14), '#2B4E62', 'plastic', 10) +
      b.fill(oval(-40, -150, 14, 14), '#0E1116') +
      b.fill(rect(10, -160, 44, 20, 8), '#0E1116') +
      b.solid(oval(0, -280, 34, 34), '#16181D', 'rubber', 14)
    : b.solid(
        rect(-108, -318, 216, 292, 18),
        '#24323C',
        'cloth',
        14,
        b.line(Array.from({ length: 24 }, (_, at) => `M-108 ${-312 + at * 12}h216`).join(''), '#8FB4C8', 4, 0.22, '0 10'),
      ) +
      grille(b, 0, -250, 44, 44, '#16181D') +
      b.solid(oval(0, -130, 84, 84), '#16181D', 'rubber', 14) +
      b.solid(oval(0, -130, 66, 66), '#3A3F47', 'rubber', 16) +
      b.solid(oval(0, -130, 26, 26), '#AEB4BC', 'brushed', 10)) +
  b.solid(rect(-110, -10, 50, 12, 4), '#16181D', 'rubber', 4) +
  b.solid(rect(60, -10, 50, 12, 4), '#16181D', 'rubber', 4)
const twin = (b: Brush, back: boolean) =>
  [-150, 150].map((x, at) => b.foot(x, -2 + at * 8, 130) + put(speaker(b, back), x, -6 + at * 8, 0, 0.96)).join('')
export const DESK_SPEAKERS: Goods = {
  views: [(b) => view(570, 345, twin(b, false), true), (b) => view(570, 345, twin(b, true), true), [-150, -140, 2.1]],
}
